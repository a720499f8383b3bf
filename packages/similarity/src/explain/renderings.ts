import { letterNumber, printedSigns } from '../alphabet.ts'
import * as at from '../kernel/memory-map.ts'
import { coreCharacters, type MarkElement } from '../mark-element.ts'
import { spellNative } from '../native.ts'
import { lettersOfReading, lettersWithU } from '../readings.ts'
import type { Finding } from '../score-marks.ts'
import { renders, wordsSoundAlike } from './letters-heard.ts'
import { isNative, type Pair } from './pair.ts'
import { coreUnits, sameUnits, writtenPinyin } from './sides.ts'

/** Of a pair across scripts, the element of characters and that of letters. */
export const bySpelling = ({ a, b }: Pair) => (a.kind === 'han' ? { han: a, latin: b } : { han: b, latin: a })

/** The letters that a core of characters is printed in, by their numbers; none where one of them has no reading. */
export function printedLetters(han: MarkElement): readonly number[] {
  if (!isNative(han)) return speltLetters(han)
  return Array.from(spelling(han), (letter) => letterNumber(letter.charCodeAt(0)))
}

/** The letters that a core of characters is compared by, by their numbers; none where one of them has no reading. */
function speltLetters(han: MarkElement): readonly number[] {
  if (isNative(han)) return han.nativeLetters
  const syllables = han.readings.slice(han.core.start, han.core.end).map(lettersOfReading)
  return syllables.some(({ length }) => length === 0) ? [] : syllables.flat()
}

/** How a core of characters is spelt in letters, as it is printed: pinyin by syllables with tones, kana and hangul in one word. */
export function spelling(han: MarkElement): string {
  if (!isNative(han)) return writtenPinyin(han, true).join(' ')
  return spellNative(coreCharacters(han))?.printed ?? maker(han)
}

/** How the maker of a mark may spell it: hangul without what the official romanization distinguishes. */
export function maker(han: MarkElement): string {
  return han.nativeLetters.map((letter) => printedSigns[letter]).join('')
}

/** Whether the letters of a pair are the pinyin or the spelling of its characters, letter by letter. */
export function isSpelling(pair: Pair): boolean {
  const { han, latin } = bySpelling(pair)
  const spelt = speltLetters(han)
  return spelt.length > 0 && (sameUnits(spelt, coreUnits(latin)) || sameUnits(spelt, withoutUmlauts(pair)))
}

/** The letters of a pair with u for the ü of its characters, which they may write as v or yu. */
function withoutUmlauts(pair: Pair): readonly number[] {
  const { han, latin } = bySpelling(pair)
  if (isNative(han) || !/[ln]ü/.test(writtenPinyin(han, false).join(' '))) return []
  return lettersWithU(latin.coreText)
}

/** How alike two marks must be heard by the kernel, of 1, where one is said to render the sound of the other. */
const RENDERED_LEAST = 0.6

/**
 * Whether two cores sound alike across scripts, or two of kana and hangul as they are spelt: the kernel hears them alike,
 * and their consonants and digits correspond.
 */
export function soundsRendered({ a, b }: Pair, { sound }: Finding): boolean {
  if (sound < RENDERED_LEAST * at.ONE) return false
  if (a.kind === 'han' && b.kind === 'han')
    return (
      a.nativeLetters.length > 0 && digitsOf(a) === digitsOf(b) && wordsSoundAlike(a.nativeLetters, b.nativeLetters)
    )
  const { han, latin } = bySpelling({ a, b })
  const digits = digitsOf(latin)
  if ((digits !== '' || isNative(han)) && digits !== digitsOf(han)) return false
  const spelt = speltLetters(han)
  return spelt.length > 0 && renders(spelt, coreUnits(latin), !isNative(han))
}

const digitsOf = ({ coreText }: MarkElement) => coreText.replaceAll(/\D/g, '')
