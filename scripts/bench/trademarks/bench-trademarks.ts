import pg from 'pg'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverFolder, throwAwayFolder } from '../../lib/data-folder.mjs'
import { migrate } from '../../lib/migrate.mjs'
import { startPostgres } from '../../lib/postgres.mjs'
import { machine, measure, timed } from '../measure.ts'
import { countWords } from '../../../apps/worker/src/statistics/count-words.repository.ts'
import { connectPool } from '../../../packages/db/src/index.ts'
import { learnWords } from '../../../packages/search/src/index.ts'
import { loadFrequencies } from '../../../packages/similarity/src/engine.ts'
import { analyzeMark, compareMarks } from '../../../packages/similarity/src/index.ts'
import { compareTrigrams } from './compare-trigrams.ts'
import { buildEngine, measureSnapshot, openEngine, searchFully } from './engine.ts'
import { measureChanges } from './changes.ts'
import { measureHttp } from './http.ts'
import { measureOppositions, type OppositionFigures } from './oppositions.ts'
import { measureIndex } from './whole-index.ts'
import { loadRegister } from './load-register.ts'
import { openPeer, type Peer } from './peer.ts'
import type { MarkFilters } from '../../../packages/search/src/mark-query.ts'
import { findPairs, type PlantedPair, qualityByKind, qualityOf, rankPairs } from './quality.ts'
import { type BenchQuery, makeQueries } from './queries.ts'
import { printReport } from './report.ts'

export type TrademarkBenchOptions = {
  marks: number
  queries: number
  seed: number
  oppositions: { pairs: string; records: string } | null
  json: string | null
}

const report = (text: string) => process.stderr.write(`• ${text}\n`)

/** Loads an invented register into a database of its own, measures everything and prints the figures. */
export async function benchTrademarks(options: TrademarkBenchOptions): Promise<void> {
  const folder = throwAwayFolder()
  const server = await startPostgres(join(folder, 'postgres'), { throwAway: true })
  const client = new pg.Client({ connectionString: server.url })
  try {
    await migrate(server.url)
    await client.connect()
    const measured = await measureAll(options, server.url, client, folder)
    // The invented register says nothing about the words of real ones.
    loadFrequencies(new Uint8Array(0), '')
    const oppositions =
      options.oppositions && (await measureOppositions(server.url, join(folder, 'rows'), options.oppositions))
    const figures = { options, machine: machine(), postgres: server.version, ...measured, oppositions }
    if (options.json) writeFileSync(options.json, `${JSON.stringify(figures, null, 2)}\n`)
    printReport(figures)
  } finally {
    await client.end().catch(() => {})
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureAll(options: TrademarkBenchOptions, url: string, client: pg.Client, folder: string) {
  const siteFolder = join(folder, 'site')
  const snapshotFolder = join(siteFolder, 'index')
  report(`Making ${options.marks} marks and copying them into PostgreSQL`)
  const rowsFolder = serverFolder(join(folder, 'rows'))
  const loading = await timed(() => loadRegister(client, rowsFolder, options))
  const { similarMarks, sample, names, peerRows } = loading.result
  report('Counting the words of the register')
  const counting = await timed(() => countRegister(url))

  const peer = await openPeer(url, peerRows)
  try {
    report('Building the indexes of the peer')
    const letters = await timed(() => peer.index('letters_key'))
    const whole = await timed(() => peer.index('name_key'))

    report('Building the embedded index from PostgreSQL')
    const rssBefore = process.memoryUsage.rss()
    const built = await buildEngine(url)
    const rssGrowth = process.memoryUsage.rss() - rssBefore
    const snapshot = await measureSnapshot(join(folder, 'whole'), built)
    const segment = openEngine(built.segment)

    const queries = makeQueries(sample, similarMarks, options.queries, options.seed)
    report(`Asking ${queries.length} queries by trigrams alone`)
    const trigrams = await compareTrigrams(segment, peer, queries)
    report('Asking them in full')
    const full = await measureFull(segment, peer, queries)
    report('Asking the index as the site does')
    const wholeIndex = await measureIndex(url, snapshotFolder, queries)
    report('Looking for planted marks')
    const quality = await measureQuality(segment, peer, await findPairs(client, similarMarks))
    report('Searching over HTTP')
    const http = await measureHttp(url, siteFolder, queries)
    report('Changing marks')
    const changes = await measureChanges(url, snapshotFolder, [100, 4000])
    return {
      loading: { ms: loading.ms, names, planted: similarMarks.length, countMs: counting.ms },
      peer: { bytes: whole.result, indexMs: whole.ms, lettersBytes: letters.result, lettersMs: letters.ms },
      engine: {
        readMs: built.readMs,
        finishMs: built.finishMs,
        bytes: built.bytes,
        names: built.names,
        rssGrowth,
        snapshot,
      },
      trigrams,
      full,
      wholeIndex,
      quality,
      http,
      changes,
    }
  } finally {
    await peer.close()
  }
}

/** Does what the worker does once an import is published, and learns from it as the threads of a search do. */
async function countRegister(url: string): Promise<void> {
  const pool = connectPool({ url, max: 2 })
  try {
    await countWords(pool)
    await learnWords(pool)
  } finally {
    await pool.end()
  }
}

type Opened = ReturnType<typeof openEngine>

async function measureFull(segment: Opened, peer: Peer, queries: readonly BenchQuery[]) {
  const middle = await measure(queries, ({ text }) => searchFully(segment, text))
  const low = await measure(queries, ({ text }) => searchFully(segment, text, { leastScore: 40 }))
  const filtered = await measure(queries, ({ text, office, classes }) =>
    searchFully(segment, text, { filters: { offices: [office], classes } }),
  )
  const peerMiddle = await measure(queries, ({ text }) => peer.searchNames(text, 56), peer)
  const byKind = new Map<string, BenchQuery[]>()
  for (const query of queries) byKind.set(query.kind, [...(byKind.get(query.kind) ?? []), query])
  const kinds = []
  for (const [kind, own] of byKind)
    kinds.push({
      kind,
      engine: await measure(own, ({ text }) => searchFully(segment, text)),
      peer: await measure(own, ({ text }) => peer.searchNames(text, 56), peer),
    })
  return { middle, low, filtered, peer: peerMiddle, kinds }
}

const BEHIND = 1000

async function measureQuality(segment: Opened, peer: Peer, pairs: readonly PlantedPair[]) {
  const search = (pair: PlantedPair, leastScore: 40 | 60, limit: number, filters: MarkFilters) =>
    searchFully(segment, pair.seedText, { leastScore, limit, filters }).hits.map(({ markId }) => markId)
  const searchAt = (leastScore: 40 | 60) => (pair: PlantedPair, limit: number) =>
    search(pair, leastScore, limit, { offices: [pair.office] })
  const ranked = {
    inClass: await rankPairs(pairs, (pair, limit) =>
      search(pair, 40, limit, { offices: [pair.office], classes: pair.classes }),
    ),
    middle: await rankPairs(pairs, searchAt(60)),
    low: await rankPairs(pairs, searchAt(40)),
    peer: await rankPairs(pairs, async ({ seedText, office }, limit) => {
      return (await peer.searchNamesAt(seedText, office, limit)).markIds
    }),
  }
  const missed = ranked.middle.filter(({ rank }) => rank === 0)
  // Whether a missed mark is found behind the first page tells a low rank from a candidate that was never seen.
  const later = await rankPairs(missed, searchAt(40), BEHIND)
  const summarise = (of: typeof ranked.middle) => ({ all: qualityOf(of), kinds: Object.fromEntries(qualityByKind(of)) })
  return {
    inClass: summarise(ranked.inClass),
    middle: summarise(ranked.middle),
    low: summarise(ranked.low),
    peer: summarise(ranked.peer),
    pairs: pairs.length,
    missed: missed.map((pair, i) => ({ ...pair, rank: later[i]!.rank, score: scoreOf(pair) })),
    late: ranked.middle.filter(({ rank }) => rank > 10),
  }
}

const scoreOf = ({ seedText, plantText }: PlantedPair) =>
  compareMarks(analyzeMark(seedText), analyzeMark(plantText))?.score ?? 0

export type TrademarkFigures = Awaited<ReturnType<typeof measureAll>> & {
  options: TrademarkBenchOptions
  machine: ReturnType<typeof machine>
  postgres: string
  oppositions: OppositionFigures | null
}
