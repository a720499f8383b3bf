import { pinyin } from 'pinyin-pro'
import { analyzeMark } from '../analyze.ts'
import type { MarkElement } from '../mark-element.ts'

/** A name in the forms in which words are looked for; made once and independent of the goods. */
export type Name = {
  text: string
  /** All letters, characters and digits, folded and simplified, without separators. */
  key: string
  /** The same in small letters with blanks between words, and with the signs that hide letters: `f*ck`. */
  raw: string
  /** The Chinese characters alone. */
  han: string
  /** Places in `han` where a word begins or ends. */
  borders: ReadonlySet<number>
  hanWords: readonly string[]
  /** Words of letters and digits, folded. */
  words: readonly string[]
  hanElement: MarkElement | null
  latinElement: MarkElement | null
}

let segmenter: Intl.Segmenter | undefined

/** Words of a Chinese text by the dictionary of ICU. */
export function segmentHan(text: string): string[] {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

const LENGTH_MAX = 200

/** Reads a name for the search of words. A text beyond 200 characters is cut: no mark is so long. */
function makeName(text: string): Name {
  const { key, han, latin } = analyzeMark(text.slice(0, LENGTH_MAX))
  const characters = (han?.text ?? []).join('').replaceAll(/\P{Script=Han}/gu, '')
  const hanWords = characters ? segmentHan(characters) : []
  const borders = new Set([0])
  let end = 0
  for (const word of hanWords) borders.add((end += word.length))
  return {
    text,
    key,
    raw: text.slice(0, LENGTH_MAX).normalize('NFKC').toLowerCase(),
    han: characters,
    borders,
    hanWords,
    words: latin?.words.map(({ letters }) => letters) ?? [],
    hanElement: han,
    latinElement: latin,
  }
}

let last: Name | undefined

/** As `makeName`; the classes of one assessment read the same name. */
export function readName(text: string): Name {
  if (last?.text !== text) last = makeName(text)
  return last
}

/** Pinyin without tones, ü as v, in one word. */
export const soundOf = (han: string): string => syllablesOf(han).join('')

/** Pinyin without tones, a syllable for each character. */
export const syllablesOf = (han: string): string[] =>
  pinyin(han, { toneType: 'none', type: 'array', nonZh: 'removed', v: true })
