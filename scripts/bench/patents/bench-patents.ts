import { writeFileSync } from 'node:fs'
import { checkQuery } from '../../../packages/patent-search/src/grammar/check-query.ts'
import { randomQueries } from '../../../packages/patent-search/src/grammar/random-queries.ts'
import { ms, printFigures, printTable, type Figure } from '../table.ts'
import { measureFullTexts, measureQuality, readCorpus, type Quality } from './measure-quality.ts'
import { engines, measureSpeed } from './measure-speed.ts'

export type PatentBenchOptions = {
  /** Folder of the real patents. */
  folder: string
  /** Folder of the encoders; null for none. */
  models: string | null
  documents: number
  queries: number
  seed: number
  json: string | null
  /** What is measured: `quality`, and the speed of each engine. */
  parts: readonly Part[]
  /** Runs the third of the queries that is set aside. */
  final: boolean
}

export const parts = ['quality', 'full-texts', ...engines] as const
export type Part = (typeof parts)[number]

/** What the design requires: nDCG@10 by words alone, and with the encoder. */
const targets: Record<string, readonly [words: number, encoder: number]> = {
  first_sentence: [0.64, 0.7],
  last_sentence: [0.57, 0.64],
  title: [0.9, 0.94],
}

export async function benchPatents(options: PatentBenchOptions): Promise<void> {
  const corpus = await readCorpus(options.folder, options.models)
  const { abstracts, vectors, encoder } = corpus
  const measured = options.parts.includes('quality')
    ? await measureQuality(options.folder, corpus, options.final)
    : { quality: [], chinese: null }
  await encoder?.close()
  const { quality, chinese } = measured
  const figures = quality.flatMap(figuresOf)
  if (chinese !== null) figures.push({ name: 'Chinese queries, recall@10', value: chinese.toFixed(3) })
  if (figures.length > 0) printFigures(`Similar patents among ${abstracts.length} (nDCG@10)`, figures)
  const fullTexts = options.parts.includes('full-texts') ? await measureFullTexts(options.folder, options.final) : []
  if (fullTexts.length > 0)
    printTable(
      'Similar patents among whole applications, by words alone (nDCG@10)',
      ['', 'queries', 'ours', 'SQLite FTS5'],
      fullTexts.map(({ kind, queries, words, sqlite }) => [kind, String(queries), words.toFixed(3), sqlite.toFixed(3)]),
    )
  const timed = engines.filter((engine) => options.parts.includes(engine))
  const speed = timed.length > 0 ? await measureSpeed(abstracts, { ...options, vectors, engines: timed }) : null
  if (speed)
    printTable(
      `${speed.documents} invented documents, ${Math.round(speed.megabytes)} MB, built in ${speed.buildSeconds.toFixed(0)} s of CPU time (ms)`,
      ['', 'p50', 'p95'],
      speed.speeds.map(({ engine, kind, p50, p95 }) => [`${engine}, ${kind}`, ms(p50), ms(p95)]),
    )
  if (options.json) writeFileSync(options.json, `${JSON.stringify({ quality, chinese, fullTexts, speed }, null, 2)}\n`)
}

function figuresOf({ kind, queries, words, withEncoder, sqlite }: Quality): Figure[] {
  const [leastWords, leastEncoder] = targets[kind] ?? [0, 0]
  const figure = (name: string, value: number, least: number): Figure => ({
    name: `${kind}, ${name}`,
    value: value.toFixed(3),
    target: String(least),
    met: Math.round(value * 100) / 100 >= least,
  })
  return [
    figure(`words (${queries} queries)`, words, leastWords),
    { name: `${kind}, SQLite FTS5`, value: sqlite.toFixed(3) },
    ...(withEncoder === null ? [] : [figure('words and encoder', withEncoder, leastEncoder)]),
  ]
}

/**
 * Reads random queries and requires what must hold of each.
 * @throws Error on the first for which it does not, or that takes a second of CPU time
 */
export function fuzzPatentQueries(count: number, seed: number): void {
  let slowest = 0
  const started = performance.now()
  for (const query of randomQueries(seed, count)) {
    // Of CPU time: on a busy machine a query may have to wait.
    const before = process.cpuUsage()
    const fault = checkQuery(query)
    const { user, system } = process.cpuUsage(before)
    slowest = Math.max(slowest, (user + system) / 1000)
    if (fault) throw new Error(`${JSON.stringify(query)}: ${fault}`)
  }
  if (slowest > 1000) throw new Error(`A query took ${Math.round(slowest)} ms.`)
  printFigures(`${count} random queries`, [
    { name: 'time', value: `${((performance.now() - started) / 1000).toFixed(0)} s` },
    { name: 'slowest, CPU time', value: `${slowest.toFixed(1)} ms` },
  ])
}
