import { countWords } from '../../../packages/domain/src/texts/count-words.ts'
import {
  sourceOf,
  targetOf,
  translationDirections,
  type TranslationDirection,
  type TranslationLanguage,
} from '../../../packages/domain/src/texts/translation-languages.ts'
import { createProvider } from '../../../packages/providers/src/index.ts'
import {
  baiduService,
  createBuiltInEngine,
  createLocalModelEngine,
  createMemoryIndex,
  createServiceEngine,
  createTermFinder,
  deepLService,
  libreTranslateService,
  loadModel,
  openAiCompatibleService,
  readModelFolder,
  translateSegments,
  type Segment,
  type Term,
  type TranslationEngine,
} from '../../../packages/translation/src/index.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { readPairs } from '../../../packages/translation/scripts/training/corpus.ts'
import { seededRandom } from '../../../packages/domain/src/site/seeded-random.ts'
import { createGloss } from './gloss.ts'
import { scoreTranslations, type Scores } from './scores.ts'

export type TranslationBenchOptions = {
  engine: string
  /** JSON file with what the engine needs: key, url, model, appId, folder. */
  options: string | null
  data: string
  sentences: number
  json: string | null
}

type Line = Scores & {
  direction: TranslationDirection
  set: string
  segments: number
  numbers: number
  wordsPerSecond: number
  gloss: Scores | null
}

const COLUMN: Record<TranslationLanguage, number> = { 'zh-cn': 0, 'en-us': 1, 'ja-jp': 2 }
const HELD_BACK_MAX = 1000
const CEDICT = 'cc-cedict_2026-06-12.txt.gz'

/** Measures an engine on public sets and on pairs held back from training, beside a word gloss in the same run. */
export async function benchTranslation({
  engine: name,
  options,
  data,
  sentences,
  json,
}: TranslationBenchOptions): Promise<void> {
  const engine = createEngine(name, options)
  const lines: Line[] = []
  const out = (line: string) => process.stdout.write(`${line}\n`)
  out(`engine ${engine.id}${engine.sentTo ? `, texts are sent to ${engine.sentTo}` : ', texts stay on this machine'}`)
  out('direction    set                      n  chrF  BLEU  gloss chrF/BLEU  numbers  words/s')
  for (const direction of translationDirections.filter((each) => engine.directions.includes(each)))
    for (const [set, pairs] of setsOf(data, direction, sentences)) {
      const line = await measure(engine, direction, set, pairs, glossOf(data, direction))
      lines.push(line)
      const { chrf, bleu, gloss, numbers, wordsPerSecond, segments } = line
      const other = gloss ? `${gloss.chrf.toFixed(1)} / ${gloss.bleu.toFixed(1)}` : '–'
      out(
        `${direction}  ${set.padEnd(20)} ${String(segments).padStart(5)} ${chrf.toFixed(1).padStart(5)} ${bleu.toFixed(1).padStart(5)}  ${other.padStart(15)}  ${(100 * numbers).toFixed(1).padStart(6)}%  ${String(Math.round(wordsPerSecond)).padStart(6)}`,
      )
    }
  const compliance = await measureTerms(engine, data)
  for (const { direction, share, count } of compliance)
    out(`${direction}  terms obeyed: ${(100 * share).toFixed(2)}% of ${count}`)
  const memory = name === 'built-in' ? measureMemory() : null
  if (memory)
    out(
      `memory of ${memory.entries} entries: lookup p50 ${memory.p50.toFixed(1)} ms, p95 ${memory.p95.toFixed(1)} ms of processor time, ${(100 * memory.found).toFixed(1)}% found, exact ${memory.exactMicroseconds.toFixed(1)} µs; built in ${(memory.buildMs / 1000).toFixed(1)} s`,
    )
  if (json) writeFileSync(json, `${JSON.stringify({ engine: engine.id, lines, compliance, memory }, null, 2)}\n`)
}

function createEngine(name: string, file: string | null): TranslationEngine {
  const options = file ? (JSON.parse(readFileSync(file, 'utf8')) as never) : ({} as never)
  const provider = createProvider(name)
  if (name === 'built-in') return createBuiltInEngine()
  if (name === 'deepl') return createServiceEngine(deepLService(options), provider)
  if (name === 'libretranslate') return createServiceEngine(libreTranslateService(options), provider)
  if (name === 'openai-compatible') return createServiceEngine(openAiCompatibleService(options), provider)
  if (name === 'baidu') return createServiceEngine(baiduService(options), provider)
  if (name === 'local-model')
    return createLocalModelEngine(readModelFolder((options as { folder: string }).folder), loadModel)
  throw new RangeError('--engine is built-in, local-model, deepl, libretranslate, openai-compatible or baidu.')
}

type TestPair = { source: string; reference: string }

function setsOf(data: string, direction: TranslationDirection, sentences: number): [string, TestPair[]][] {
  const [source, target] = [sourceOf(direction), targetOf(direction)]
  const read = (file: string): TestPair[] =>
    readFileSync(`${data}/${file}`, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('\t'))
      .map((row) => ({ source: row[COLUMN[source]] ?? '', reference: row[COLUMN[target]] ?? '' }))
  const { heldBack } = readPairs(data, direction)
  // Weights were tuned on every fifth held back pair; figures are of the others.
  const others = heldBack.filter((_, index) => index % 5 !== 0)
  const spread = (set: string) => {
    const own = others.filter((pair) => pair.set === set)
    const step = Math.max(1, Math.floor(own.length / HELD_BACK_MAX))
    return own
      .filter((_, index) => index % step === 0)
      .slice(0, HELD_BACK_MAX)
      .map((pair) => ({ source: pair.source, reference: pair.target }))
  }
  const sets: [string, TestPair[]][] = [
    [`FLORES first ${sentences}`, read('flores200_dev.zh-en-ja.tsv').slice(0, sentences)],
    [`NTREX first ${sentences * 4}`, read('ntrex128.zh-en-ja.tsv').slice(0, sentences * 4)],
    ['IPC held back', spread('patent')],
    ['software held back', spread('software').slice(0, HELD_BACK_MAX / 4)],
  ]
  return sets.filter(([, pairs]) => pairs.length > 0)
}

const glosses = new Map<string, (text: string) => string>()

function glossOf(data: string, direction: TranslationDirection): ((text: string) => string) | null {
  if (direction !== 'zh-cn_en-us' && direction !== 'en-us_zh-cn') return null
  const source = direction === 'zh-cn_en-us' ? 'zh-cn' : 'en-us'
  const gloss = glosses.get(source) ?? createGloss(`${data}/${CEDICT}`, source)
  glosses.set(source, gloss)
  return gloss
}

async function measure(
  engine: TranslationEngine,
  direction: TranslationDirection,
  set: string,
  pairs: TestPair[],
  gloss: ((text: string) => string) | null,
): Promise<Line> {
  const segments = pairs.map(({ source }, index): Segment => ({ id: String(index), text: source }))
  // The tables are read with the first use, which is not measured.
  await translateSegments(segments.slice(0, 1), direction, [engine])
  const began = performance.now()
  const { segments: translated } = await translateSegments(segments, direction, [engine])
  const seconds = (performance.now() - began) / 1000
  const outputs = pairs.map(({ reference }, index) => ({ output: translated[index]?.text ?? '', reference }))
  const remaining = translated.filter(
    ({ issues }) => !issues.some(({ kind }) => /^(?:number|reference-sign)-missing$/.test(kind)),
  )
  return {
    direction,
    set,
    segments: pairs.length,
    ...scoreTranslations(outputs),
    gloss: gloss
      ? scoreTranslations(pairs.map(({ source, reference }) => ({ output: gloss(source), reference })))
      : null,
    numbers: remaining.length / pairs.length,
    wordsPerSecond: pairs.reduce((sum, { source }) => sum + countWords(source), 0) / seconds,
  }
}

/** Whether made-up renderings of words of held back texts are used. */
async function measureTerms(engine: TranslationEngine, data: string) {
  const results: { direction: TranslationDirection; share: number; count: number }[] = []
  for (const direction of translationDirections.filter((each) => engine.directions.includes(each))) {
    const texts = readPairs(data, direction)
      .heldBack.filter((_, index) => index % 40 === 0)
      .slice(0, 300)
      .map(({ source }) => source)
    const words = [
      ...new Set(
        texts.flatMap(
          (text) =>
            (direction.startsWith('en') ? text.match(/[a-z]{5,}/g) : text.match(/[\p{sc=Han}]{2}/gu))?.slice(0, 2) ??
            [],
        ),
      ),
    ]
    const terms = words.map((source, index): Term => ({
      id: String(index),
      source,
      target: direction.endsWith('en-us')
        ? `made-up thing ${'abcdefghij'[index % 10]}`
        : `人造词语${'甲乙丙丁'[index % 4]}`,
    }))
    const finder = createTermFinder(terms, direction.slice(0, 5) as TranslationLanguage)
    const { segments } = await translateSegments(
      texts.map((text, index) => ({ id: String(index), text })),
      direction,
      [engine],
      { terms: finder },
    )
    const uses = segments.flatMap(({ terms: own }) => own)
    results.push({
      direction,
      count: uses.length,
      share: uses.filter(({ target }) => target !== null).length / Math.max(1, uses.length),
    })
  }
  return results
}

/** Lookups of slightly changed sentences among a million invented ones. */
function measureMemory() {
  const entries = 1_000_000
  const words = Array.from({ length: 30_000 }, (_, index) => `w${index.toString(36)}`)
  const random = seededRandom(1)
  // Words are as unevenly frequent as those of real texts.
  const sentence = () =>
    Array.from({ length: 6 + Math.floor(random() * 20) }, () => words[Math.floor(words.length ** random())] as string)
  const texts = Array.from({ length: entries }, () => sentence().join(' '))
  const began = performance.now()
  const index = createMemoryIndex(texts.map((source, id) => ({ id: String(id), source, target: source })))
  const buildMs = performance.now() - began
  // Time of the processor: other work on the machine does not count.
  const times = Array.from({ length: 500 }, (_, number) => {
    const own = (texts[number * 1999] as string).split(' ')
    own[Math.floor(random() * own.length)] = 'changed'
    const query = own.join(' ')
    const { user } = process.cpuUsage()
    const found = index.similar(query)
    const ms = (process.cpuUsage().user - user) / 1000
    return { ms, isFound: found.some(({ entryId }) => entryId === String(number * 1999)) }
  })
  const milliseconds = times.map(({ ms }) => ms).toSorted((left, right) => left - right)
  const found = times.filter(({ isFound }) => isFound).length / times.length
  const start = performance.now()
  for (let number = 0; number < 1000; number++) index.exact(texts[number * 997] as string)
  const exactMicroseconds = performance.now() - start
  return {
    entries,
    buildMs,
    p50: milliseconds[250] as number,
    p95: milliseconds[475] as number,
    found,
    exactMicroseconds,
  }
}
