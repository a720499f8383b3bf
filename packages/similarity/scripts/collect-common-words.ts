// Collects common words whose characters have several readings and writes them to src/words/common-words.ts. Run by hand,
// with the data of pinyin-pro unpacked from its package, and followed by `npm run format`:
//   npm pack @pinyin-pro/data && tar xzf pinyin-pro-data-*.tgz
//   npx tsx packages/similarity/scripts/collect-common-words.ts package/json
//
// A word that shorter ones of the list already settle is left out.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readingsOfCharacter } from '../src/readings.ts'
import { encodeSyllable } from '../src/syllables.ts'
import { polyphones } from '../src/words/polyphones.ts'

const target = fileURLToPath(new URL('../src/words/common-words.ts', import.meta.url))

/** A word with its pinyin and how often it occurs, of 1. */
type Entry = readonly [pinyin: string, frequency: number]

/** Rarer words are mostly no words: of two characters, of more, and of those with an unusual reading. */
const LEAST = { two: 3e-12, more: 1e-11, unusual: 1e-10 }
const LENGTH_MAX = 4
const LINE_MAX = 110

const tones = ['\u0304', '\u0301', '\u030c', '\u0300']

/** `zhòng` as `zhong4`. */
function numbered(syllable: string): string {
  const parts = syllable.normalize('NFD')
  const tone = tones.findIndex((mark) => parts.includes(mark)) + 1
  const letters = parts.replaceAll(/[\u0300\u0301\u0304\u030c]/g, '').normalize('NFC')
  return letters.replaceAll('ü', 'v') + (tone || '')
}

const syllableOf = (pinyin: string) => encodeSyllable(pinyin) >> 3

/** The readings of the characters of a word that have several, by their places; empty where they cannot be trusted. */
function readingsOf(word: string, [pinyin, frequency]: Entry, isModern: boolean): [place: number, pinyin: string][] {
  const characters = Array.from(word)
  const syllables = pinyin.split(' ').map(numbered)
  if (syllables.length !== characters.length || frequency < (word.length === 2 ? LEAST.two : LEAST.more)) return []
  const own = characters.flatMap((character, i): [number, string][] =>
    polyphones.has(character) ? [[i, syllables[i]!]] : [],
  )
  const isTrusted = own.every(([place, syllable]) => {
    const known = readingsOfCharacter(characters[place]!).map((reading) => (reading & 16383) >> 3)
    const found = known.indexOf(syllableOf(syllable))
    return found === 0 || (found > 0 && (isModern || frequency >= LEAST.unusual))
  })
  return isTrusted ? own : []
}

const read = (file: string) =>
  JSON.parse(readFileSync(join(process.argv[2]!, file), 'utf8')) as Readonly<Record<string, Entry>>
const modern = read('modern.json')
const words = Object.entries({ ...read('complete.json'), ...modern })
  .filter(([word]) => /^\p{Script=Han}+$/u.test(word) && word.length > 1 && word.length <= LENGTH_MAX)
  .toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))

const listed = new Map<string, ReadonlyMap<number, string>>()
const lines = new Map<string, string[]>()
for (const [word, entry] of words) {
  const own = readingsOf(word, entry, word in modern)
  const settled = new Map<number, string>()
  for (let length = 2; length < word.length; length++)
    for (let from = 0; from + length <= word.length; from++)
      for (const [place, pinyin] of listed.get(word.slice(from, from + length)) ?? []) settled.set(from + place, pinyin)
  if (own.every(([place, pinyin]) => settled.has(place) && syllableOf(settled.get(place)!) === syllableOf(pinyin)))
    continue
  listed.set(word, new Map(own))
  for (const [place, pinyin] of own) {
    const key = `${word[place]!} ${pinyin}`
    lines.set(key, [...new Set([...(lines.get(key) ?? []), word])])
  }
}

/** One entry of the table, on as many lines as it needs. */
function written([key, own]: [string, string[]]): string {
  const found = [key]
  for (const word of own) {
    if (found.at(-1)!.length + 2 * word.length > LINE_MAX) found.push(key)
    found.push(`${found.pop()!} ${word}`)
  }
  return found.join('\n')
}

writeFileSync(
  target,
  `// Written by scripts/collect-common-words.ts from the words of @pinyin-pro/data (ISC License, © the authors of pinyin-pro).

/** Common words that settle how a character of several readings is read, in the form of word-readings.ts. */
export const commonWords = \`
${[...lines]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(written)
  .join('\n')}
\`
`,
)
process.stdout.write(`${listed.size} words, ${lines.size} readings\n`)
