import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** What a verifier may look up about words and characters; undefined where the source is absent. */
export type Knowledge = {
  /** Whether two words may mean the same; undefined where one of them is in no dictionary. */
  meanTheSame: (a: string, b: string) => boolean | undefined
  /** Whether a word is in a dictionary. */
  isWord: (word: string) => boolean | undefined
  /** Whether two characters look alike. */
  lookAlike: (a: string, b: string) => boolean | undefined
}

export const noKnowledge: Knowledge = {
  meanTheSame: () => undefined,
  isWord: () => undefined,
  lookAlike: () => undefined,
}

/** Reads a Chinese dictionary, decompositions and stroke orders from a folder of open reference data. */
export function readKnowledge(folder: string): Knowledge {
  const dictionary = join(folder, 'translation', 'cc-cedict_2026-06-12.txt.gz')
  const hanzi = join(folder, 'reference', 'hanzi')
  if (!existsSync(dictionary) || !existsSync(hanzi)) return noKnowledge
  return { ...readDictionary(dictionary), lookAlike: readLooks(hanzi) }
}

const stopWords = new Set(
  'a an the to of in on or and be for with sb sth etc one ones variant old see also lit fig abbr'.split(' '),
)

/** The content words of a gloss, without plural. */
const wordsOf = (gloss: string) =>
  gloss
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word))

function readDictionary(path: string): Pick<Knowledge, 'meanTheSame' | 'isWord'> {
  const glosses = new Map<string, string[]>()
  const english = new Set<string>()
  for (const line of gunzipSync(readFileSync(path)).toString('utf8').split('\n')) {
    const [, traditional, simplified, meanings] = /^(\S+) (\S+) \[[^\]]*\] \/(.*)\/\s*$/.exec(line) ?? []
    if (!traditional || !simplified || !meanings) continue
    const own = meanings.split('/')
    for (const word of new Set([traditional, simplified])) glosses.set(word, [...(glosses.get(word) ?? []), ...own])
    for (const word of own.flatMap(wordsOf)) english.add(word)
  }
  const content = (word: string): Set<string> | undefined => {
    const own = glosses.get(word)
    if (own) return new Set(own.flatMap(wordsOf))
    const letters = wordsOf(word)
    const joined = letters.join('')
    return letters.length > 0 && (letters.every((each) => english.has(each)) || english.has(joined))
      ? new Set([...letters, joined])
      : undefined
  }
  return {
    isWord: (word) => content(word) !== undefined,
    meanTheSame(a, b) {
      const [one, other] = [content(a), content(b)]
      if (!one || !other) return undefined
      return [...one].some((word) => other.has(word))
    },
  }
}

const linesOf = (folder: string, name: string) =>
  readFileSync(join(folder, name), 'utf8').split(/\r?\n/).filter(Boolean)

/** How much strokes, corners and parts agree, of 1; what lies between is left to the eye. */
const ALIKE_FROM = 0.56
const STRANGERS_BELOW = 0.3

/** Pairs that tables and drawings take for strangers, but a reader does not. */
const seenAlike = new Set('于亏 刁力 呆杏 七匕 氏民 厉厌 沙砂 川州 先光'.split(' '))

/** Two characters look alike where a list of confused ones says so, or where strokes, parts and corners mostly agree. */
function readLooks(folder: string): Knowledge['lookAlike'] {
  const listed = new Set<string>()
  const pairOf = (a: string, b: string) => (a < b ? a + b : b + a)
  for (const line of linesOf(folder, 'pycorrector_same_stroke.txt')) {
    const characters = line.split(/\s+/).filter(Boolean)
    for (const a of characters) for (const b of characters) listed.add(pairOf(a, b))
  }
  const confused = JSON.parse(readFileSync(join(folder, 'confused_chinese_3500.json'), 'utf8')) as Record<
    string,
    { similar_font_chars?: { char: string }[] }
  >
  for (const [a, { similar_font_chars = [] }] of Object.entries(confused))
    for (const { char } of similar_font_chars) listed.add(pairOf(a, char))
  const strokes = new Map(
    linesOf(folder, 'pycorrector_stroke.txt')
      .filter((line) => !line.startsWith('#'))
      .map((line) => line.split(/\s+/) as [string, string]),
  )
  const corners = new Map(
    linesOf(folder, 'houbb_sijiaobianma_2w.txt').map((line) => line.split(' ') as [string, string]),
  )
  const parts = new Map<string, Set<string>>()
  for (const line of linesOf(folder, 'chaizi-jt.txt')) {
    const [character, ...ways] = line.split('\t')
    parts.set(character!, new Set(ways.flatMap((way) => way.split(/\s+/)).filter(Boolean)))
  }
  return (a, b) => {
    if (listed.has(pairOf(a, b)) || seenAlike.has(pairOf(a, b))) return true
    const [one, other] = [strokes.get(a), strokes.get(b)]
    if (!one || !other) return undefined
    const stroke = 1 - distance(one, other) / Math.max(one.length, other.length)
    const corner = sameDigits(corners.get(a) ?? '', corners.get(b) ?? '') / 4
    const [left, right] = [partsWith(parts, a), partsWith(parts, b)]
    const shared = [...left].filter((part) => right.has(part)).length
    const part = shared / Math.max(1, Math.min(left.size, right.size))
    const like = 0.5 * stroke + 0.25 * corner + 0.25 * Math.min(1, part)
    if (stroke >= 0.72 || like >= ALIKE_FROM) return true
    return like < STRANGERS_BELOW ? false : undefined
  }
}

const partsWith = (parts: ReadonlyMap<string, Set<string>>, character: string) =>
  new Set([character, ...(parts.get(character) ?? [])])

function sameDigits(a: string, b: string): number {
  let count = 0
  for (let i = 0; i < 4; i++) if (a[i] && a[i] === b[i]) count++
  return count
}

function distance(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 0; i < a.length; i++) {
    const row = [i + 1]
    for (let j = 0; j < b.length; j++)
      row.push(Math.min(last[j]! + (a[i] === b[j] ? 0 : 1), last[j + 1]! + 1, row[j]! + 1))
    last = row
  }
  return last[b.length]!
}
