// What a search engine needs beyond the comparison of two marks: the same keys, and who may be near to whom.
import { letterNumber } from './alphabet.ts'
import * as at from './kernel/layout.ts'
import { finalsAlike, initialsAlike, parameters } from './parameters.ts'
import { furtherReadings } from './readings.ts'
import { finals, initials } from './syllables.ts'
import { kernelTables, lookAlikePairs } from './tables.ts'
import { numeralValues } from './words/numerals.ts'
import { parallelWords } from './words/parallel-words.ts'

export { createWordCounter, type OwnedMark } from './count-words.ts'
export { explainFinding } from './compare.ts'
export { writeContext } from './context.ts'
export { meaningsVersion, takeMeanings } from './meanings.ts'
export { hashCodes, respellLetters } from './pack.ts'
export { profileFor, profiles, type Profile } from './profiles.ts'
export { lettersOfReading } from './readings.ts'
export { readFinding } from './score-marks.ts'
export { frequenciesVersion, takeFrequencies } from './word-frequencies.ts'
export { kernelTables }

/** What two meanings have in common (E_SENSES): the number of what is meant, without its rank. */
export const meantBy = (sense: number) => sense & 0x0fffffff

/** Letters from a to z by their numbers as text; others become a point. */
export const letterText = (letters: ArrayLike<number>) =>
  Array.from(letters, (letter) => ((letter & 127) <= 26 ? String.fromCharCode(96 + (letter & 127)) : '.')).join('')

/** Letters by their numbers with look-alikes read as one (rule G3); marks look the same where these are equal. */
export function skeletonOf(letters: readonly number[]): number[] {
  const shape = kernelTables().subarray(at.SKELETON, at.SKELETON + 128)
  const [c, d, l, m, n, r, v, w] = Array.from('cdlmnrvw', (letter) => letterNumber(letter.charCodeAt(0)))
  const skeleton: number[] = []
  for (let i = 0; i < letters.length; i++) {
    const [one, next] = [letters[i]!, letters[i + 1]]
    const joined =
      next === n && (one === r || one === n) ? m : one === v && next === v ? w : one === c && next === l ? d : 0
    skeleton.push(joined || shape[one]!)
    if (joined) i++
  }
  return skeleton
}

/** The consonants of respelt sounds by class, after a 63 where the first sound is a vowel: rule P6's consonant code. */
export function consonantsOf(sounds: readonly number[]): number[] {
  const classes = kernelTables().subarray(at.CONSONANT, at.CONSONANT + 64)
  const code = sounds.length > 0 && classes[sounds[0]! & 63] === 0 ? [63] : []
  for (const sound of sounds) if (classes[sound & 63]) code.push(classes[sound & 63]!)
  return code
}

let exchangeable: Map<number, number[]> | undefined

/** Characters that may stand for a character because they look like it or are parallel words. */
export function standInsFor(character: number): readonly number[] {
  if (!exchangeable) {
    const found = new Map<number, Set<number>>()
    const add = (a: string, b: string) => {
      const code = a.charCodeAt(0)
      if (a !== b) found.set(code, (found.get(code) ?? new Set()).add(b.charCodeAt(0)))
    }
    for (const [pair, share] of lookAlikePairs())
      if (share >= parameters.han.lookAlikeLeast) {
        add(pair[0]!, pair[1]!)
        add(pair[1]!, pair[0]!)
      }
    for (const series of parallelWords) for (const a of series) for (const b of series) add(a, b)
    exchangeable = new Map(Array.from(found, ([code, others]) => [code, [...others]]))
  }
  return exchangeable.get(character) ?? []
}

/** A syllable without its tone, 0 to 2047: initial and final. */
export const syllableOf = (reading: number) => (reading & 16383) >> 3

/** The syllables that a character may be read as, given its reading in the mark. */
export function syllablesOf(character: number, reading: number): number[] {
  if (reading === 0) return []
  if (!(reading & at.OPEN_READING)) return [syllableOf(reading)]
  return [reading, ...furtherReadings(String.fromCharCode(character))].map(syllableOf)
}

const nearby = new Map<number, number[]>()

/** Every syllable that may be heard for a syllable, itself included: its initial and its final have something in common. */
export function syllablesNear(syllable: number): readonly number[] {
  let near = nearby.get(syllable)
  if (!near) {
    const alike = (names: readonly string[], pairs: typeof initialsAlike, i: number) =>
      names.flatMap((name, j) =>
        i === j || pairs.some(([a, b]) => (a === names[i] && b === name) || (b === names[i] && a === name)) ? [j] : [],
      )
    const finalsNear = alike(finals, finalsAlike, syllable & 63)
    near = alike(initials, initialsAlike, syllable >> 6).flatMap((initial) =>
      finalsNear.map((final) => (initial << 6) | final),
    )
    nearby.set(syllable, near)
  }
  return near
}

const DIGITS = '零一二三四五六七八九'
const POWERS = ['', '十', '百', '千', '万']

/** How Chinese numerals may write digits: one by one, and as a number of at most five places. */
export function numeralsFor(digits: string): string[] {
  const oneByOne = Array.from(digits, (digit) => DIGITS[Number(digit)]!)
  const found = [oneByOne.join('')]
  if (digits.includes('0')) found.push(oneByOne.map((digit) => (digit === '零' ? '〇' : digit)).join(''))
  if (digits.length >= 2 && digits.length <= 5 && !digits.startsWith('0')) {
    const places = oneByOne.map((digit, i) => (digit === '零' ? '' : digit + POWERS[digits.length - 1 - i]!)).join('')
    found.push(places)
    // 十二 rather than 一十二.
    if (places.startsWith('一十')) found.push(places.slice(1))
  }
  return found
}

/** The digits, by their numbers as letters, that Chinese numerals say; none where a character is no numeral. */
export function digitsFor(characters: readonly string[]): number[][] {
  const values = characters.map((character) => numeralValues.get(character))
  if (values.length === 0 || values.includes(undefined)) return []
  const spell = (digits: string) => Array.from(digits, (digit) => letterNumber(digit.charCodeAt(0)))
  if (values.every((value) => value! < 10)) return [spell(values.join(''))]
  let [total, section] = [0, 0]
  for (const value of values) {
    if (value! < 10) section = value!
    else {
      total += (section || 1) * 10 ** (value! - 9)
      section = 0
    }
  }
  return [spell(String(total + section))]
}
