import { wordPairs } from './words/word-pairs.ts'

/** What a code point becomes before marks are compared (rules N1 to N4). */
type Fold = {
  /** An accent belongs to the letter before it; a removed character leaves no trace. */
  readonly as: 'text' | 'separator' | 'accent' | 'removed' | 'repeat' | 'voiced' | 'halfVoiced'
  readonly codes: readonly number[]
}

const REMOVED: Fold = { as: 'removed', codes: [] }
const ACCENT: Fold = { as: 'accent', codes: [] }
const SEPARATOR: Fold = { as: 'separator', codes: [] }

const signs = new Set('®™©℠℗"“”„‟«»㈱㈲')
/** Letters that decompose into nothing simpler, but are written so where a keyboard lacks them. */
const plainLetters = wordPairs('ß=ss ẞ=ss æ=ae œ=oe ø=o ł=l đ=d ð=d þ=th ı=i ŋ=n ħ=h ŧ=t ĸ=k ſ=s ƒ=f ς=σ ə=e ɑ=a ɡ=g')

const folds: (Fold | undefined)[] = Array.from({ length: 0x10000 })

function foldCodePoint(code: number): Fold {
  if (code > 0xffff) return makeFold(code)
  return (folds[code] ??= makeFold(code))
}

function makeFold(code: number): Fold {
  const character = String.fromCodePoint(code)
  if (signs.has(character)) return REMOVED
  if (character === '々' || character === '〻') return { as: 'repeat', codes: [] }
  if (code === 0x3099 || code === 0xff9e) return { as: 'voiced', codes: [] }
  if (code === 0x309a || code === 0xff9f) return { as: 'halfVoiced', codes: [] }
  if (/\s/.test(character)) return SEPARATOR
  // Controls, zero-width characters, lone surrogates, variation selectors.
  if (/[\p{C}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/u.test(character)) return REMOVED
  const codes: number[] = []
  for (const part of decompose(character)) {
    const lower = part.toLowerCase()
    for (const letter of plainLetters.get(part) ?? plainLetters.get(lower) ?? lower) {
      const folded = foldLetter(letter)
      if (folded) codes.push(folded)
    }
  }
  if (codes.length > 0) return { as: 'text', codes }
  return /\p{M}/u.test(character) ? ACCENT : SEPARATOR
}

/** Hangul syllables and kana must not fall apart; everything else is taken to pieces so that its accents can go. */
function decompose(character: string): string {
  const composed = character.normalize('NFKC')
  return /[\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(composed)
    ? composed
    : composed.normalize('NFKD')
}

/** Combining accents, and the vowel points of Hebrew and Arabic, which most writers leave out. */
const droppedMarks = [
  [0x300, 0x36f],
  [0x483, 0x489],
  [0x591, 0x5c7],
  [0x64b, 0x65f],
  [0x670, 0x670],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
] as const

/** The code of a letter or digit; 0 for what is dropped: accents, Hebrew and Arabic vowel points, punctuation. */
function foldLetter(letter: string): number {
  const code = letter.codePointAt(0)!
  if (droppedMarks.some(([first, last]) => code >= first && code <= last)) return 0
  if (/\p{Nd}/u.test(letter)) return 0x30 + digitValue(code)
  if (isHiragana(code)) return code + 0x60
  return /[\p{L}\p{M}\p{N}ー〇]/u.test(letter) ? code : 0
}

const isHiragana = (code: number) => (code >= 0x3041 && code <= 0x3096) || code === 0x309d || code === 0x309e

/** Decimal digits of every script lie in runs of ten from zero to nine. */
function digitValue(code: number): number {
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  // Runs may touch (the mathematical digits do), but then they begin at a multiple of ten from the first.
  return code >= 0x1d7ce && code <= 0x1d7ff ? (code - 0x1d7ce) % 10 : value
}

/** The characters of a mark after folding, and where each stood in the text in UTF-16 units. */
export type FoldedText = {
  codes: number[]
  starts: number[]
  ends: number[]
  /** The last separator before each; empty where there is none. */
  separators: string[]
}

const VOICED = 'カキクケコサシスセソタチツテトハヒフヘホウ'
const VOICED_AS = 'ガギグゲゴザジズゼゾダヂヅデドバビブベボヴ'

/** The letters, characters and digits of a text. */
export function foldText(text: string, lengthMax: number): FoldedText {
  const folded: FoldedText = { codes: [], starts: [], ends: [], separators: [] }
  const { codes, starts, ends, separators } = folded
  let separator = ''
  for (let start = 0; start < text.length && codes.length < lengthMax;) {
    const code = text.codePointAt(start)!
    const end = start + (code > 0xffff ? 2 : 1)
    const fold = foldCodePoint(code)
    const last = codes.length - 1
    if (fold.as === 'text' || (fold.as === 'repeat' && last >= 0)) {
      const syllable = code >= 0x1161 && code <= 0x11c2 && last >= 0 ? composeHangul(codes[last]!, code) : 0
      if (syllable) {
        codes[last] = syllable
        ends[last] = end
      } else {
        for (const one of fold.as === 'repeat' ? [codes[last]!] : fold.codes) {
          codes.push(one)
          starts.push(start)
          ends.push(end)
          separators.push(separator)
          separator = ''
        }
      }
    } else if (fold.as === 'separator') separator = text[start]!
    else if (last >= 0 && (fold.as === 'voiced' || fold.as === 'halfVoiced')) {
      codes[last] = voice(codes[last]!, fold.as)
      ends[last] = end
    } else if (last >= 0 && fold.as === 'accent') ends[last] = end
    start = end
  }
  return folded
}

function voice(code: number, as: 'voiced' | 'halfVoiced'): number {
  const kana = String.fromCharCode(code)
  if (as === 'halfVoiced') return 'ハヒフヘホ'.includes(kana) ? code + 2 : code
  return VOICED_AS.charCodeAt(VOICED.indexOf(kana)) || code
}

/** Conjoining jamo (L + V, LV + T) make one syllable; 0 where they do not. */
function composeHangul(last: number, code: number): number {
  if (last >= 0x1100 && last <= 0x1112 && code <= 0x1175) return 0xac00 + ((last - 0x1100) * 21 + (code - 0x1161)) * 28
  const isOpen = last >= 0xac00 && last <= 0xd7a3 && (last - 0xac00) % 28 === 0
  return isOpen && code >= 0x11a8 ? last + (code - 0x11a7) : 0
}
