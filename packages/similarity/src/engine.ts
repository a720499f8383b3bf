// What a search engine needs beyond the comparison of two marks: the same keys, and who may be similar to whom.
import { letterNumber, printedSigns } from './alphabet.ts'
import * as at from './kernel/memory-map.ts'
import { parameters } from './parameters.ts'
import { kernelTables, lookAlikePairs } from './tables.ts'
import { numeralValues } from './words/numerals.ts'
import { parallelWords } from './words/parallel-words.ts'

export { createWordCounter, type OwnedMark } from './count-words.ts'
export { explainAny, explainFinding } from './compare.ts'
export { letterNumber } from './alphabet.ts'
export { skeletonOf } from './skeleton.ts'
export { meaningsVersion, loadMeanings } from './meanings.ts'
export { hashCodes, respellLetters } from './pack.ts'
export { lettersOfReading, lettersWithU } from './readings.ts'
export { findLikeness, readFinding } from './score-marks.ts'
export { soundOf, similarSounds } from './sounds.ts'
export { frequenciesVersion, loadFrequencies } from './word-frequencies.ts'
export { writeWords } from './weights.ts'
export { kernelTables }

/** What two meanings have in common (E_SENSES): the number of what is meant, without its rank. */
export const meantBy = (sense: number) => sense & 0x0fffffff

/** Letters from a to z by their numbers as text; others become a point. */
export const letterText = (letters: ArrayLike<number>) =>
  Array.from(letters, (letter) => ((letter & 127) <= 26 ? String.fromCharCode(96 + (letter & 127)) : '.')).join('')

/** The consonants of respelt sounds by class, after a 63 where the first sound is a vowel: rule P6's consonant code. */
export function consonantsOf(sounds: readonly number[]): number[] {
  const classes = kernelTables().subarray(at.CONSONANT, at.CONSONANT + 64)
  const code = sounds.length > 0 && classes[sounds[0]! & 63] === 0 ? [63] : []
  for (const sound of sounds) if (classes[sound & 63]) code.push(classes[sound & 63]!)
  return code
}

/** What may stand for a character: the share to which it looks like it, in hundredths, and whether it is parallel to it. */
export type Substitute = { character: number; shape: number; isParallel: boolean }
let exchangeable: Map<number, Substitute[]> | undefined

/** Characters that may stand for a character because they look like it or are parallel words. */
export function substitutesFor(character: number): readonly Substitute[] {
  exchangeable ??= findSubstitutes()
  return exchangeable.get(character) ?? []
}

function findSubstitutes(): Map<number, Substitute[]> {
  const found = new Map<number, Substitute[]>()
  const add = (a: string, b: string, kind: Omit<Substitute, 'character'>) => {
    const code = a.charCodeAt(0)
    found.set(code, [...(found.get(code) ?? []), { character: b.charCodeAt(0), ...kind }])
  }
  for (const [pair, share] of lookAlikePairs())
    if (share >= parameters.han.lookAlikeLeast) {
      const kind = { shape: Math.round(100 * share), isParallel: false }
      add(pair[0]!, pair[1]!, kind)
      add(pair[1]!, pair[0]!, kind)
    }
  for (const series of parallelWords)
    for (const a of series) for (const b of series) if (a !== b) add(a, b, { shape: 0, isParallel: true })
  return found
}

const DIGITS = '零一二三四五六七八九'
const POWERS = ['', '十', '百', '千', '万']
const USUAL = DIGITS.slice(1) + POWERS.slice(1, -1).join('')
const FORMAL = '壹贰叁肆伍陆柒捌玖拾佰仟'

/** How Chinese numerals may write digits: one by one, and as a number of at most five places. */
export function numeralsFor(digits: string): string[] {
  const oneByOne = Array.from(digits, (digit) => DIGITS[Number(digit)]!)
  const found = [oneByOne.join('')]
  if (digits.includes('0')) found.push(oneByOne.map((digit) => (digit === '零' ? '〇' : digit)).join(''))
  if (digits.length >= 2 && digits.length <= 5 && !digits.startsWith('0')) {
    const places = oneByOne.map((digit, i) => (digit === '零' ? '' : digit + POWERS[digits.length - 1 - i]!)).join('')
    found.push(places)
    // 十二 rather than 一十二, and 百 beside 一百.
    if (/^一(?:十|.$)/u.test(places)) found.push(places.slice(1))
  }
  return [...new Set([...found, ...found.map(asFormal)])]
}

/** 拾捌 for 十八, as numerals are written on documents. */
const asFormal = (numerals: string) =>
  Array.from(numerals, (numeral) => FORMAL[USUAL.indexOf(numeral)] ?? numeral).join('')

const NUMERALS = /[零〇一二三四五六七八九两壹贰叁肆伍陆柒捌玖十百千万拾佰仟]+/gu

/** A name of characters with the first number in it in numerals for digits, or in digits for numerals. */
export function numbersWrittenOtherwise(text: string): string[] {
  const digits = /\d+/.exec(text)
  if (digits) return numeralsFor(digits[0]).map((numerals) => text.replace(digits[0], numerals))
  return Array.from(text.matchAll(NUMERALS)).flatMap(({ index, 0: numerals }) =>
    numerals.length === text.length
      ? []
      : digitsFor(Array.from(numerals)).map(
          (found) =>
            text.slice(0, index) +
            found.map((digit) => printedSigns[digit]).join('') +
            text.slice(index + numerals.length),
        ),
  )
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
