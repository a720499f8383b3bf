import * as at from './kernel/layout.ts'
import { parameters } from './parameters.ts'
import { furtherReadings, readingsOfCharacter } from './readings.ts'
import { finals, initials } from './syllables.ts'
import { kernelTables } from './tables.ts'
import { polyphones } from './words/polyphones.ts'

/** A syllable without its tone: initial and final. */
const syllableOf = (reading: number) => (reading & 16383) >> 3
const SYLLABLES = initials.length << 6

/** Characters of several readings in the order of their numbers as sounds. */
const openCharacters = Array.from(polyphones)
const numbersOfOpen = new Map(openCharacters.map((character, i) => [character, SYLLABLES + i]))

/**
 * What a character of a mark is heard as, as a number below 2048: its syllable without the tone, or where the mark
 * leaves open which of several it is, a number of the character's own; null where it has no reading.
 */
export function soundOf(character: number, reading: number): number | null {
  if (reading === 0) return null
  const own = reading & at.OPEN_READING ? numbersOfOpen.get(String.fromCharCode(character)) : undefined
  return own ?? syllableOf(reading)
}

/** Every sound that may be heard for that of a character, with how like it is in hundredths, tones apart (P1, P3). */
export function soundsNear(character: number, reading: number): ReadonlyMap<number, number> {
  const near = new Map<number, number>()
  for (const syllable of syllablesOf(character, reading))
    for (const [other, like] of syllablesNear(syllable)) near.set(other, Math.max(near.get(other) ?? 0, like))
  for (const open of openCharacters) {
    const like = Math.max(...readingsOfCharacter(open).map((each) => near.get(syllableOf(each)) ?? 0))
    if (like > 0) near.set(numbersOfOpen.get(open)!, like)
  }
  return near
}

/** The syllables that a character may be read as, given its reading in the mark. */
function syllablesOf(character: number, reading: number): number[] {
  if (reading === 0) return []
  if (!(reading & at.OPEN_READING)) return [syllableOf(reading)]
  return [reading, ...furtherReadings(String.fromCharCode(character))].map(syllableOf)
}

const nearby = new Map<number, ReadonlyMap<number, number>>()

/** Every syllable that is like a syllable, itself included: its initial and its final have something in common. */
function syllablesNear(syllable: number): ReadonlyMap<number, number> {
  let near = nearby.get(syllable)
  if (!near) nearby.set(syllable, (near = findNear(syllable)))
  return near
}

function findNear(syllable: number): ReadonlyMap<number, number> {
  const tables = kernelTables()
  const { initial: ofInitial, final: ofFinal, tone, unrelated } = parameters.sound
  const near = new Map<number, number>()
  for (let initial = 0; initial < initials.length; initial++)
    for (let final = 1; final < finals.length; final++) {
      const initialLike = tables[at.INITIAL_LIKE + ((syllable >> 6) << 5) + initial]!
      const finalLike = tables[at.FINAL_LIKE + ((syllable & 63) << 6) + final]!
      if (initialLike === 0 || finalLike === 0) continue
      const like = initialLike * ofInitial + finalLike * ofFinal + 100 * tone
      const share = (like - 100 * unrelated) / (1 - unrelated)
      if (share > 0) near.set((initial << 6) | final, Math.round(share))
    }
  return near
}
