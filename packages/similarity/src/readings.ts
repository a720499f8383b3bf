import { pinyin } from 'pinyin-pro'
import { letterNumber } from './alphabet.ts'
import { OPEN_READING } from './kernel/layout.ts'
import { encodeSyllable, spellSyllable } from './syllables.ts'
import { polyphones, settledWords } from './words/polyphones.ts'

const usual = new Map<string, number[]>()

/** The readings of a character, the usual one first and none twice but for the tone; empty where it has none. */
export function readingsOfCharacter(character: string): readonly number[] {
  let readings = usual.get(character)
  if (readings) return readings
  readings = []
  for (const syllable of pinyin(character, { multiple: true, type: 'array', toneType: 'num', nonZh: 'removed' })) {
    const reading = encodeSyllable(syllable)
    if (reading && !readings.some((known) => known >> 3 === reading >> 3)) readings.push(reading)
  }
  usual.set(character, readings)
  return readings
}

/** What a character may also be read as in a word that nobody has settled. */
export function furtherReadings(character: string): readonly number[] {
  return polyphones.has(character) ? readingsOfCharacter(character).slice(1, 3) : []
}

/**
 * How a run of characters is read, one number each: 0 where a character has no Mandarin reading. OPEN_READING is set
 * where the character has another everyday reading and the words around it do not settle which is meant.
 */
export function readCharacters(characters: readonly string[]): number[] {
  const readings: number[] = []
  let open = false
  for (const character of characters) {
    readings.push(readingsOfCharacter(character)[0] ?? 0)
    open ||= polyphones.has(character)
  }
  if (!open) return readings
  const text = characters.join('')
  const settled = new Set<number>()
  for (const { index, 0: word } of text.matchAll(settledWords))
    for (let i = 0; i < word.length; i++) settled.add(index + i)
  const inContext = pinyin(text, { type: 'array', toneType: 'num', toneSandhi: false }).map(encodeSyllable)
  return readings.map((reading, i) => {
    const character = characters[i]!
    if (!polyphones.has(character) || readingsOfCharacter(character).length < 2) return reading
    // Only where the dictionary knows the word does a reading differ from the usual one.
    const known = inContext.length === characters.length ? (inContext[i] ?? reading) : reading
    if (known && known >> 3 !== reading >> 3) return known
    return settled.has(i) ? reading : reading | OPEN_READING
  })
}

/** A reading in pinyin without its tone; empty where there is none. */
export function spellReading(reading: number): string {
  const final = (reading >> 3) & 63
  return final === 0 ? '' : spellSyllable((reading >> 9) & 31, final)
}

const spelled = new Map<number, readonly number[]>()

/** The letters of the pinyin of a reading, by their numbers. */
export function lettersOfReading(reading: number): readonly number[] {
  const syllable = (reading & 16383) >> 3
  let letters = spelled.get(syllable)
  if (!letters) {
    letters = Array.from(spellReading(reading), (letter) => letterNumber(letter.charCodeAt(0)))
    spelled.set(syllable, letters)
  }
  return letters
}
