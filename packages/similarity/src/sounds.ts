import * as at from './kernel/memory-map.ts'
import { costOfSound } from './kernel/han.ts'
import { bindMemory } from './kernel/platform.ts'
import { furtherReadings, readingsOfCharacter } from './readings.ts'
import { finals, initials } from './syllables.ts'
import { kernelTables } from './tables.ts'
import { polyphones } from './words/polyphones.ts'

/** A syllable without its tone: initial and final. */
const syllableOf = (reading: number) => (reading & 16383) >> 3
const SYLLABLES = initials.length << 6

/** The numbers of characters of several readings, as sounds. */
const numbersOfOpen = new Map(Array.from(polyphones, (character, i) => [character, SYLLABLES + i]))

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
export function similarSounds(character: number, reading: number): ReadonlyMap<number, number> {
  const similar = new Map<number, number>()
  for (const syllable of syllablesOf(character, reading))
    for (const [other, like] of similarSyllables(syllable)) similar.set(other, Math.max(similar.get(other) ?? 0, like))
  return similar
}

/** The syllables that a character may be read as, given its reading in the mark. */
function syllablesOf(character: number, reading: number): number[] {
  if (reading === 0) return []
  if (!(reading & at.OPEN_READING)) return [syllableOf(reading)]
  return [reading, ...furtherReadings(String.fromCharCode(character))].map(syllableOf)
}

const similarSyllablesCache = new Map<number, ReadonlyMap<number, number>>()

/** Every sound that is like a syllable, itself included. */
function similarSyllables(syllable: number): ReadonlyMap<number, number> {
  let similar = similarSyllablesCache.get(syllable)
  if (!similar) similarSyllablesCache.set(syllable, (similar = findSimilarSyllables(syllable)))
  return similar
}

function findSimilarSyllables(syllable: number): ReadonlyMap<number, number> {
  bindMemory(kernelTables().buffer)
  const similar = new Map<number, number>()
  // As the kernel hears two different characters in the same tone.
  for (let initial = 0; initial < initials.length; initial++)
    for (let final = 1; final < finals.length; final++) {
      const other = (initial << 6) | final
      const like = 100 - costOfSound(1, syllable << 3, 2, other << 3)
      if (like > 0) similar.set(other, like)
    }
  for (const [character, number] of numbersOfOpen) {
    const like = Math.max(...readingsOfCharacter(character).map((reading) => similar.get(syllableOf(reading)) ?? 0))
    if (like > 0) similar.set(number, like)
  }
  return similar
}
