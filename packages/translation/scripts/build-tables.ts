import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  sourceOf,
  targetOf,
  translationDirections,
  type TranslationDirection,
  type TranslationLanguage,
} from '@markwright/domain/texts/translation-languages'
import { shippedTables } from '../src/engines/built-in/load-tables.ts'
import { type TableSections, writeTableFile } from '../src/engines/built-in/table-file.ts'
import { alignPairs } from './training/align.ts'
import { readCedict } from './training/cedict.ts'
import { type Pair, readPairs, wordsOf } from './training/corpus.ts'
import { makeDictionary } from './training/make-dictionary.ts'
import { makeLanguage, type Vocabulary } from './training/make-language.ts'
import { extractPhrases, type ScoredPhrase } from './training/phrases.ts'
import { selectPhrases } from './training/select-phrases.ts'
import { makePhraseTable } from '../src/engines/built-in/make-phrase-table.ts'

const USAGE = `npm run tables -w packages/translation -- --data FOLDER [--output FOLDER]

  Computes the tables of the built-in translation engine from pairs of texts: phrases with their renderings, models of the
  target languages, and, apart from them, a dictionary from CC-CEDICT. A third of the pairs is set aside for evaluation.

  --data    folder with software_en-zh.tsv.gz, software_zh-ja.tsv.gz, ipc_zh_en_pairs.tsv.gz and cc-cedict_*.txt.gz
  --output  packages/translation/tables without it
`

const WORDS_MAX = 100
const log = (line: string) => process.stderr.write(`${line}\n`)

function main(): void {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, output: { type: 'string', default: shippedTables } },
  })
  if (!values.data) {
    process.stderr.write(USAGE)
    process.exitCode = 1
    return
  }
  const { data, output } = values
  mkdirSync(join(output, 'cc-cedict'), { recursive: true })
  const write = (name: string, sections: TableSections) => {
    const file = writeTableFile(sections)
    writeFileSync(join(output, name), file)
    log(`${name}: ${(file.length / 1e6).toFixed(1)} MB`)
  }
  const vocabularies = writeLanguages(data, write)
  for (const direction of ['zh-cn_en-us', 'zh-cn_ja-jp'] as const)
    writePhrases(extract(readPairs(data, direction).training, direction), direction, vocabularies, write)
  const senses = readCedict(join(data, 'cc-cedict_2026-06-12.txt.gz'))
  const counts = countChineseWords(data)
  for (const direction of ['zh-cn_en-us', 'en-us_zh-cn'] as const)
    write(`cc-cedict/dictionary-${direction}.bin`, makeDictionary(senses, direction, counts))
}

/** How often Chinese words occur in the pairs that are trained on. */
function countChineseWords(data: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { source, weight } of readPairs(data, 'zh-cn_en-us').training)
    for (const characters of wordsOf(source, 'zh-cn', 'en-us')) {
      const word = characters.join('')
      counts.set(word, (counts.get(word) ?? 0) + weight)
    }
  return counts
}

type Write = (name: string, sections: TableSections) => void

/** Models of the languages that are translated into; their vocabularies still grow by the phrases. */
function writeLanguages(data: string, write: Write) {
  const texts: Record<TranslationLanguage, { text: string; weight: number }[]> = {
    'zh-cn': [],
    'en-us': [],
    'ja-jp': [],
  }
  for (const direction of translationDirections)
    for (const { target, weight } of readPairs(data, direction).training)
      texts[targetOf(direction)].push({ text: target, weight })
  const made = new Map<TranslationLanguage, Vocabulary>()
  for (const language of ['zh-cn', 'en-us', 'ja-jp'] as const) {
    const { vocabulary, sections } = makeLanguage(texts[language], language)
    write(`language-${language}.bin`, { ...sections, tokens: vocabulary.texts().join('\n') })
    made.set(language, vocabulary)
  }
  return made
}

function extract(pairs: readonly Pair[], direction: TranslationDirection): ScoredPhrase[] {
  const [source, target] = [sourceOf(direction), targetOf(direction)]
  const words = pairs
    .map((pair) => ({
      source: wordsOf(pair.source, source, target),
      target: wordsOf(pair.target, target, source),
      weight: pair.weight,
    }))
    .filter(
      ({ source: from, target: to }) =>
        from.length > 0 && to.length > 0 && from.length <= WORDS_MAX && to.length <= WORDS_MAX,
    )
  log(`${direction}: ${words.length} pairs`)
  const links = alignPairs(words)
  return extractPhrases(words.map((pair, index) => ({ ...pair, links: links[index] ?? [] })))
}

/** The phrases of a direction and of its reverse. */
function writePhrases(
  phrases: readonly ScoredPhrase[],
  direction: 'zh-cn_en-us' | 'zh-cn_ja-jp',
  vocabularies: Map<TranslationLanguage, Vocabulary>,
  write: Write,
): void {
  const reverse: TranslationDirection = direction === 'zh-cn_en-us' ? 'en-us_zh-cn' : 'ja-jp_zh-cn'
  for (const each of [direction, reverse]) {
    const vocabulary = vocabularies.get(targetOf(each)) as Vocabulary
    const selected = selectPhrases(phrases, sourceOf(each), each === reverse)
    const encoded = new Map(
      [...selected].map(([phrase, renderings]) => [
        phrase,
        renderings.flatMap(({ target, score }) => {
          const ids = target.split(' ').map((token) => vocabulary.ids.get(token) ?? -1)
          return ids.includes(-1) ? [] : [{ ids, score }]
        }),
      ]),
    )
    for (const [phrase, renderings] of encoded) if (renderings.length === 0) encoded.delete(phrase)
    const { longest, ...table } = makePhraseTable(encoded)
    write(`phrases-${each}.bin`, { ...table, longest: Uint32Array.of(longest) })
    log(`${each}: ${encoded.size} phrases`)
  }
}

main()
