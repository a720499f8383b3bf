import { OutputFormat, pinyin, segment } from 'pinyin-pro'
import { letterNumber } from './alphabet.ts'
import { OPEN_READING } from './kernel/memory-map.ts'
import { encodeSyllable, spellSyllable } from './syllables.ts'
import { otherwiseSurnames, polyphones } from './words/polyphones.ts'
import { surnameReading } from './words/surnames.ts'
import { commonReadings, type KnownWord, usualReadings, wordReadings } from './words/word-readings.ts'

const usual = new Map<string, readonly number[]>()

/** The readings of a character, the usual one first and none twice but for the tone; empty where it has none. */
export function readingsOfCharacter(character: string): readonly number[] {
  let readings = usual.get(character)
  if (!readings) usual.set(character, (readings = listReadings(character)))
  return readings
}

function listReadings(character: string): number[] {
  const readings: number[] = []
  const inNames = usualReadings.get(character)
  const listed = pinyin(character, { multiple: true, type: 'array', toneType: 'num', nonZh: 'removed' })
  for (const syllable of inNames ? [inNames, ...listed] : listed) {
    const reading = encodeSyllable(syllable)
    if (reading && !readings.some((known) => isSameSyllable(known, reading))) readings.push(reading)
  }
  return readings
}

/** Whether two readings are the same, tones and OPEN_READING apart. */
const isSameSyllable = (one: number, other: number) => (one & ~OPEN_READING) >> 3 === (other & ~OPEN_READING) >> 3

/** What a character may also be read as where nothing settles its reading; the usual reading is among them. */
export function furtherReadings(character: string): readonly number[] {
  const readings = polyphones.has(character) ? readingsOfCharacter(character) : []
  return readings.length > 1 ? readings.slice(0, FURTHER_MAX) : []
}
/** Third readings are those of single words. */
const FURTHER_MAX = 2

/**
 * How a run of characters is read, one number each: 0 where a character has no Mandarin reading. Words decide before
 * surnames, and these before the usual reading. OPEN_READING is set where the character has
 * another everyday reading and nothing settles which is meant.
 */
export function readCharacters(characters: readonly string[]): number[] {
  const readings = characters.map((character) => readingsOfCharacter(character)[0] ?? 0)
  const settled = readWords(characters, wordReadings)
  const isOpen = (character: string, i: number) => !settled[i] && readingsOfCharacter(character).length > 1
  if (characters.length > 1 && characters.some(isOpen)) readDictionary(characters, settled)
  if (characters.length > 1 && characters.some(isOpen)) readCommonWords(characters, settled)
  const surname = surnameAt(characters, settled)
  return readings.map((reading, i) => {
    const known = settled[i]
    if (known) return known
    const here = surname?.place === i ? surname.reading : reading
    return mayBeReadOtherwise(characters, i) ? here | OPEN_READING : here
  })
}

/** Whether a character that nothing settles has another everyday reading where it stands. */
function mayBeReadOtherwise(characters: readonly string[], place: number): boolean {
  const character = characters[place]!
  if (furtherReadings(character).length === 0) return false
  const mayBeSurname = place === 0 || (place === 1 && /^[老小阿]$/.test(characters[0]!))
  return mayBeSurname || !otherwiseSurnames.has(character)
}

/** What the words of a table settle, by the place of the character; of two words that overlap the longer one. */
function readWords(
  characters: readonly string[],
  table: ReadonlyMap<string, readonly KnownWord[]>,
): (number | undefined)[] {
  const settled: (number | undefined)[] = []
  const lengths: number[] = []
  for (const [i, character] of characters.entries()) {
    const words = table.get(character)
    if (!words) continue
    for (const { word, readings } of words) {
      if (!startsWith(characters, i, word)) continue
      for (const [place, pinyin] of readings) {
        if (word.length <= (lengths[i + place] ?? 0)) continue
        lengths[i + place] = word.length
        settled[i + place] = encodeSyllable(pinyin)
      }
    }
  }
  return settled
}

function startsWith(characters: readonly string[], from: number, word: string): boolean {
  for (let i = 0; i < word.length; i++) if (characters[from + i] !== word[i]) return false
  return true
}

/** Adds what common words settle. */
function readCommonWords(characters: readonly string[], settled: (number | undefined)[]): void {
  for (const [place, reading] of readWords(characters, commonReadings).entries()) settled[place] ??= reading
}

/** Adds what the words of the library settle. */
function readDictionary(characters: readonly string[], settled: (number | undefined)[]): void {
  const words = segment(characters.join(''), { format: OutputFormat.AllArray, toneType: 'num', toneSandhi: false })
  let place = 0
  for (const word of words)
    for (const { origin, result } of word) {
      if (characters[place] !== origin) return
      if (word.length > 1) settled[place] ??= encodeSyllable(result) || undefined
      place++
    }
}

/** The surname that begins a text, also behind 老, where no word covers it. */
function surnameAt(
  characters: readonly string[],
  settled: readonly (number | undefined)[],
): { place: number; reading: number } | undefined {
  const place = characters.length > 1 && characters[0] === '老' ? 1 : 0
  if (settled[place] || settled[0]) return undefined
  const pinyin = surnameReading(characters, place)
  return pinyin ? { place, reading: encodeSyllable(pinyin) } : undefined
}

/** A reading in pinyin without its tone, in the letters that a Latin mark has for it; empty where there is none. */
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

/**
 * The letters of a text in lower case, by their numbers, with u for what may stand for the ü of pinyin behind l and n: v as
 * on keyboards, yu as in passports.
 */
export const lettersWithU = (text: string): readonly number[] =>
  Array.from(text.replaceAll(/(?<=[ln])(?:v|yu)/g, 'u'), (letter) => letterNumber(letter.charCodeAt(0)))
