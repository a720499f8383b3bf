import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import {
  sourceOf,
  targetOf,
  type TranslationDirection,
  type TranslationLanguage,
} from '@markwright/domain/texts/translation-languages'
import { findProtected } from '../../src/text/protect.ts'
import { tokenize } from '../../src/engines/built-in/tokens.ts'

/** Two texts that translate each other, and how much the pair counts. */
export type Pair = { source: string; target: string; weight: number; set: 'patent' | 'software' }

/** Parts of a text as the aligner sees them: each has one or more tokens. */
export type Words = string[][]

const third = (text: string) => {
  let hash = 0x811c9dc5
  for (const character of text.toLowerCase().replaceAll(/\s+/g, ' ').trim())
    hash = Math.imul(hash ^ (character.codePointAt(0) as number), 0x01000193) >>> 0
  return (hash ^ (hash >>> 15)) % 3
}

/** Whether a pair is set aside for evaluation: a third of them, chosen by one text, so that repeated ones stay together. */
const isHeldBack = (text: string): boolean => third(text) === 0

const readRows = (path: string) =>
  gunzipSync(readFileSync(path))
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t') as [string, string, string])

/** All pairs of the cleared sets for a direction, in the order of the files. */
export function readPairs(folder: string, direction: TranslationDirection): { training: Pair[]; heldBack: Pair[] } {
  const [source, target] = [sourceOf(direction), targetOf(direction)]
  const japanese = source === 'ja-jp' || target === 'ja-jp'
  const software = readRows(`${folder}/software_${japanese ? 'zh-ja' : 'en-zh'}.tsv.gz`).map(
    ([first, second]): [string, string, Pair['set']] => [first, second, 'software'],
  )
  const patent = japanese
    ? []
    : readRows(`${folder}/ipc_zh_en_pairs.tsv.gz`).map(([, chinese, english]): [string, string, Pair['set']] => [
        english,
        chinese,
        'patent',
      ])
  const sides = { training: [] as Pair[], heldBack: [] as Pair[] }
  for (const [first, second, set] of [...software, ...patent]) {
    if (/not provided for in other groups|^Warning: /.test(first) && set === 'patent') continue
    const reversed = japanese ? source === 'ja-jp' : source === 'zh-cn'
    const pair = {
      source: reversed ? second : first,
      target: reversed ? first : second,
      weight: set === 'patent' ? 3 : 1,
      set,
    }
    sides[isHeldBack(first) ? 'heldBack' : 'training'].push(pair)
  }
  return sides
}

const segmenters = {
  'zh-cn': new Intl.Segmenter('zh', { granularity: 'word' }),
  'ja-jp': new Intl.Segmenter('ja', { granularity: 'word' }),
}

/** Words of a text, each as its tokens. English words are tokens; Chinese and Japanese ones are made of characters. */
export function wordsOf(text: string, language: TranslationLanguage, other: TranslationLanguage): Words {
  const tokens = tokenize(text, findProtected(text, { source: language, target: other }), language)
  if (language === 'en-us') return tokens.map(({ key }) => [key])
  const boundaries = new Set<number>()
  for (const { index } of segmenters[language].segment(text)) boundaries.add(index)
  const words: Words = []
  let last = -1
  for (const { key, start, part } of tokens) {
    const single = part >= 0 || key.length > 1
    if (last >= 0 && !single && !boundaries.has(start) && last === start) (words.at(-1) as string[]).push(key)
    else words.push([key])
    last = single ? -1 : start + key.length
  }
  return words
}
