import { writeFileSync } from 'node:fs'
import { checkQuery } from '../../../packages/patent-search/src/grammar/check-query.ts'
import { randomQueries } from '../../../packages/patent-search/src/grammar/random-queries.ts'
import { ms, printFigures, printTable, type Figure } from '../table.ts'
import { measureQuality, type Quality } from './measure-quality.ts'
import { measureSpeed } from './measure-speed.ts'

export type PatentBenchOptions = {
  /** Folder of the real patents. */
  folder: string
  /** Folder of the encoders; null for none. */
  models: string | null
  documents: number
  queries: number
  seed: number
  json: string | null
}

/** What the design requires: nDCG@10 by words alone, and with the encoder. */
const targets: Record<string, readonly [words: number, encoder: number]> = {
  first_sentence: [0.64, 0.7],
  last_sentence: [0.57, 0.64],
  title: [0.9, 0.94],
}

export async function benchPatents(options: PatentBenchOptions): Promise<void> {
  const { quality, chinese, abstracts, vectors } = await measureQuality(options.folder, options.models)
  const figures = quality.flatMap(figuresOf)
  if (chinese !== null) figures.push({ name: 'Chinese queries, recall@10', value: chinese.toFixed(3) })
  printFigures(`Similar patents among ${abstracts.length} (nDCG@10)`, figures)
  const speed = await measureSpeed(abstracts, { ...options, vectors })
  printTable(
    `${speed.documents} invented documents, ${Math.round(speed.megabytes)} MB, built in ${speed.buildSeconds.toFixed(0)} s (ms)`,
    ['', 'p50', 'p95'],
    speed.speeds.map(({ engine, kind, p50, p95 }) => [`${engine}, ${kind}`, ms(p50), ms(p95)]),
  )
  if (options.json) writeFileSync(options.json, `${JSON.stringify({ quality, chinese, speed }, null, 2)}\n`)
}

function figuresOf({ kind, words, withEncoder }: Quality): Figure[] {
  const [leastWords, leastEncoder] = targets[kind] ?? [0, 0]
  const figure = (name: string, value: number, least: number): Figure => ({
    name: `${kind}, ${name}`,
    value: value.toFixed(3),
    target: String(least),
    met: Math.round(value * 100) / 100 >= least,
  })
  return [
    figure('words', words, leastWords),
    ...(withEncoder === null ? [] : [figure('words and encoder', withEncoder, leastEncoder)]),
  ]
}

/**
 * Reads random queries and requires what must hold of each.
 * @throws Error on the first for which it does not, or that takes a second
 */
export function fuzzPatentQueries(count: number, seed: number): void {
  let slowest = 0
  const started = performance.now()
  for (const query of randomQueries(seed, count)) {
    const before = performance.now()
    const fault = checkQuery(query)
    slowest = Math.max(slowest, performance.now() - before)
    if (fault) throw new Error(`${JSON.stringify(query)}: ${fault}`)
  }
  if (slowest > 1000) throw new Error(`A query took ${Math.round(slowest)} ms.`)
  printFigures(`${count} random queries`, [
    { name: 'time', value: `${((performance.now() - started) / 1000).toFixed(0)} s` },
    { name: 'slowest', value: `${slowest.toFixed(1)} ms` },
  ])
}
