// Writes the tables behind the absolute grounds (src/grounds/tables) from lists in tab-separated files. Run by hand, and
// followed by `npm run format`:
//   npx tsx packages/similarity/scripts/collect-grounds.ts FOLDER
// FOLDER holds offensive, official-signs, events, geographical-indications, descriptive-words and well-known-marks.
// Their sources and licences stand in src/grounds/tables/NOTICE.md; lists whose licence is not named there are left out.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const target = fileURLToPath(new URL('../src/grounds/tables/', import.meta.url))
mkdirSync(target, { recursive: true })

const LINE_MAX = 116
/** Rows of a list with this note have an ordinary sense, too. */
const AMBIGUOUS = 'ambiguous'

function rowsOf(...path: string[]): Record<string, string>[] {
  const lines = readFileSync(join(process.argv[2]!, ...path), 'utf8').split('\n')
  const names = lines[0]!.split('\t')
  return lines
    .slice(1)
    .filter(Boolean)
    .map((line) => Object.fromEntries(line.split('\t').map((field, i) => [names[i]!, field])))
}

/** As words stand in a list: blanks as `_`, without signs that a list or a template literal has other uses for. */
const entry = (word: string) =>
  word
    .trim()
    .replaceAll(/[`\\|$]/g, '')
    .replaceAll(/\s+/g, '_')

function wrap(words: Iterable<string>): string {
  const lines: string[] = []
  for (const word of new Set(words)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= LINE_MAX) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.join('\n    ')
}

function write(file: string, comment: string, name: string, groups: Map<string, string[]>) {
  const body = [...groups].map(([key, words]) => `  '${key}': \`\n    ${wrap(words)}\`,`).join('\n')
  writeFileSync(
    `${target}${file}.ts`,
    `// Written by scripts/collect-grounds.ts; sources and licences stand in NOTICE.md.

/** ${comment} */
export const ${name} = {
${body}
} as const
`,
  )
}

function grouped(rows: Iterable<readonly [string, string]>): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [key, word] of rows) groups.set(key, [...(groups.get(key) ?? []), word])
  return groups
}

const isHan = (word: string) => /\p{Script=Han}/u.test(word)
const sureOrNot = ({ note }: Record<string, string>) =>
  note?.startsWith(AMBIGUOUS) || note?.startsWith('weak') ? '?' : ''

// Filtered automatically and never read one by one, or from a list that is not named in NOTICE.md.
const leftOut = new Set(['vulgar-wide', 'obscene-or-slur', 'slur-en'])
const isNamed = (sources: string) => /\b(?:own|LDNOOBW)\b/.test(sources)
write(
  'offensive-words',
  'Vulgar, insulting and politically delicate words by kind; `?` marks those that have an ordinary sense as well.',
  'offensiveWords',
  grouped(
    rowsOf('offensive', 'offensive-political.tsv')
      .filter(({ category, sources }) => !leftOut.has(category!) && isNamed(sources!))
      .map((row) => [row['category']!, entry(row['word']!) + sureOrNot(row)] as const),
  ),
)

write(
  'official-signs',
  'Names and signs of states, organs, persons, organisations and games by kind; `?` marks those with another sense.',
  'officialSigns',
  grouped(
    rowsOf('official-signs', 'official-signs.tsv')
      .filter(({ sign }) => isHan(sign!) || sign!.replaceAll(/[^a-z]/gi, '').length > 1)
      .map((row) => [row['category']!, entry(row['sign']!) + sureOrNot(row)] as const),
  ),
)

write(
  'public-events',
  'Events of public concern by kind. They are matched, never listed; `?` marks those with another sense.',
  'publicEvents',
  grouped(
    rowsOf('events', 'events.tsv').map(
      (row) => [row['category']!, entry(row['name']!) + (row['note'] ? '?' : '')] as const,
    ),
  ),
)

const states = rowsOf('official-signs', 'states.tsv').filter(({ kind, iso2 }) => kind === 'state' && iso2 !== 'CN')
write(
  'foreign-states',
  'Foreign states, their adjectives and their other names.',
  'foreignStates',
  new Map([
    ['names', states.flatMap((row) => [entry(row['name_zh']!), entry(row['name_en']!)])],
    [
      'adjectives',
      rowsOf('official-signs', 'state-adjectives.tsv')
        .map((row) => entry(row['adjective_en']!))
        .filter((word) => word !== 'Chinese'),
    ],
    [
      'aliases',
      readFileSync(join(process.argv[2]!, 'official-signs', 'state-aliases.txt'), 'utf8')
        .trim()
        .split('\n')
        .map(entry)
        .filter((word) => !/^(?:GREAT|GB|US|UK|ROK)$/.test(word)),
    ],
  ]),
)

write(
  'geographical-indications',
  'Geographical indications by their likely classes, in Chinese and Latin letters.',
  'geographicalIndications',
  grouped(
    rowsOf('geographical-indications', 'geographical-indications.tsv').flatMap((row) =>
      [row['name_zh']!, ...row['name_latin']!.split('/')]
        .map(entry)
        .filter((word) => (isHan(word) ? word.length > 1 : /^[A-Za-zÀ-ÿ'_-]{4,}$/.test(word)))
        .map((word) => [row['nice_classes']!.replaceAll(' ', ''), word] as const),
    ),
  ),
)

write(
  'praise-words',
  'Words of praise and of taste, effect and trade by the classes that they describe.',
  'praiseWords',
  grouped(
    rowsOf('descriptive-words', 'laudatory-and-descriptive.tsv').map(
      (row) => [`${row['group'] === 'laudatory' ? 'praise ' : ''}${row['classes']!}`, entry(row['word']!)] as const,
    ),
  ),
)

// A word of the names of goods with all classes in which it is one; single characters say too little.
const classesOf = new Map<string, Set<string>>()
for (const row of rowsOf('descriptive-words', 'descriptive-per-class.tsv')) {
  const word = row['word']!
  const isWholeName = row['role'] === 'name-of-goods'
  if (isHan(word) ? word.length < 2 || word.length > 6 || (isWholeName && word.length > 4) : isWholeName) continue
  if (!isHan(word) && !/^[a-z]{3,}(?:-[a-z]+)*$/.test(word)) continue
  classesOf.set(entry(word), (classesOf.get(entry(word)) ?? new Set()).add(row['class']!))
}
const byClasses = grouped(
  [...classesOf].map(
    ([word, classes]) => [[...classes].toSorted((a, b) => Number(a) - Number(b)).join(','), word] as const,
  ),
)
write(
  'goods-words',
  'Words of the names of goods and services, by the classes in whose names they stand.',
  'goodsWords',
  byClasses,
)

write(
  'well-known-marks',
  'Marks that the public knows, in Chinese and Latin letters, by their main classes; `?` marks ordinary words.',
  'wellKnownMarks',
  grouped(
    rowsOf('well-known-marks', 'well-known-marks.tsv').map((row) => {
      const names = [row['name_zh']!, row['name_latin']!].filter(Boolean).map(entry)
      return [row['classes']!, names.join('|') + (row['ordinary_word'] ? '?' : '')] as const
    }),
  ),
)
