import { join } from 'node:path'
import { rmSync } from 'node:fs'
import pg from 'pg'
import { openIndex, type IndexState } from '../../../packages/patent-search/src/engine/index-state.ts'
import { search } from '../../../packages/patent-search/src/engine/search.ts'
import { similar } from '../../../packages/patent-search/src/engine/similar.ts'
import { createVectors, setVector, WIDTH } from '../../../packages/patent-search/src/encoder/vectors.ts'
import { parseExpression } from '../../../packages/patent-search/src/grammar/parse.ts'
import { createSegmentBuilder } from '../../../packages/patent-search/src/segment/segment-builder.ts'
import type { Segment } from '../../../packages/patent-search/src/segment/segment.ts'
import { throwAwayFolder } from '../../lib/data-folder.mjs'
import { startPostgres } from '../../lib/postgres.mjs'
import { createRandom, inventDocuments, inventQueries, type BooleanQuery } from './invented-documents.ts'
import { vectorAt } from './measure-quality.ts'
import type { Abstract } from './read-corpus.ts'
import { timeSqlite, wordsOf } from './run-sqlite.ts'

export type Speed = { engine: string; kind: string; p50: number; p95: number }

const SEGMENT_DOCUMENTS = 100_000
const NOISE = 0.02

export const engines = ['embedded', 'sqlite', 'postgres'] as const
export type Engine = (typeof engines)[number]

/** Seconds each: more would take hours at a million documents. */
const POSTGRES_RANKED = 10

type SpeedOptions = {
  documents: number
  queries: number
  seed: number
  vectors: Float32Array | null
  engines: readonly Engine[]
}

/** Time of queries over invented documents: here, in SQLite FTS5 (by python3) and in PostgreSQL. */
export async function measureSpeed(abstracts: readonly Abstract[], options: SpeedOptions) {
  const { documents, queries: count, seed } = options
  const booleans = inventQueries(abstracts, count, seed + 1)
  const below = createRandom(seed + 2)
  const texts: { index: number; text: string }[] = []
  while (texts.length < Math.ceil(count / 4)) {
    const index = below(abstracts.length)
    const text = abstracts[index]!.abstract.split(/(?<=[.;])\s/)[0]!.slice(0, 500)
    // SQLite refuses a query without words, as of a sentence that is a formula.
    if (wordsOf(text).length > 0) texts.push({ index, text })
  }
  const ranked = texts.map(({ text }) => wordsOf(text))

  const speeds: Speed[] = []
  let buildSeconds = 0
  let megabytes = 0
  if (options.engines.includes('embedded')) {
    const before = process.cpuUsage()
    const built = buildIndex(abstracts, options)
    const used = process.cpuUsage(before)
    buildSeconds = (used.user + used.system) / 1e6
    megabytes = built.megabytes
    speeds.push(...timeEmbedded(built.state, booleans, texts, options.vectors))
  }
  if (options.engines.includes('sqlite')) {
    const invented = inventDocuments(abstracts, documents, seed)
    const times = await timeSqlite(
      documents,
      invented,
      booleans.map(({ sqlite }) => sqlite),
      ranked,
    )
    speeds.push(summary('SQLite FTS5', 'Boolean', times.boolean), summary('SQLite FTS5', 'ranked OR', times.ranked))
  }
  if (options.engines.includes('postgres')) {
    const statements = booleans.map(({ postgres }) => postgres)
    const times = await runPostgres(abstracts, options, statements, ranked.slice(0, POSTGRES_RANKED))
    speeds.push(summary('PostgreSQL', 'Boolean', times.boolean), summary('PostgreSQL', 'ranked OR', times.ranked))
  }
  return { documents, buildSeconds, megabytes, speeds }
}

function timeEmbedded(
  state: IndexState,
  booleans: readonly BooleanQuery[],
  texts: readonly { text: string; index: number }[],
  vectors: Float32Array | null,
): Speed[] {
  const page = { filters: {}, offset: 0, collapse: 'none', facets: [] } as const
  const nearest = (text: string, vector: Float32Array | null) =>
    similar(state, { text, vector, patentId: null }, { ...page, text, expression: null, limit: 50 })
  const byBoolean = timesOf(booleans, ({ ours }) => {
    const parsed = parseExpression(ours)
    if ('problem' in parsed) throw new Error(ours)
    return search(state, { ...page, expression: parsed.expression, sort: '-pubDate', limit: 50 })
  })
  const byWords = timesOf(texts, ({ text }) => nearest(text, null))
  const byVectors = vectors && timesOf(texts, ({ text, index }) => nearest(text, vectorAt(vectors, index)))
  return [
    summary('embedded', 'Boolean', byBoolean),
    summary('embedded', 'semantic, words', byWords),
    ...(byVectors ? [summary('embedded', 'semantic, words and vectors', byVectors)] : []),
  ]
}

function buildIndex(abstracts: readonly Abstract[], { documents, seed, vectors }: SpeedOptions) {
  const segments: Segment[] = []
  const sources: number[][] = [[]]
  let builder = createSegmentBuilder()
  for (const { document, source } of inventDocuments(abstracts, documents, seed)) {
    builder.add(document)
    sources.at(-1)!.push(source)
    if (builder.documents() < SEGMENT_DOCUMENTS) continue
    segments.push(builder.finish())
    sources.push([])
    builder = createSegmentBuilder()
  }
  if (builder.documents() > 0) segments.push(builder.finish())
  const below = createRandom(seed + 3)
  const made = segments.map((segment, number) => {
    if (!vectors) return null
    const own = createVectors(segment.ids.length)
    for (const [row, source] of sources[number]!.entries())
      setVector(
        own,
        row,
        vectorAt(vectors, source).map((value) => value + NOISE * (below(2001) / 1000 - 1)),
      )
    return own
  })
  const bytes = (node: object): number =>
    ArrayBuffer.isView(node)
      ? node.byteLength
      : Object.values(node as Record<string, object>).reduce((sum, each) => sum + bytes(each), 0)
  const megabytes =
    segments.reduce((sum, segment) => sum + bytes(segment), vectors ? documents * (WIDTH + WIDTH / 8) : 0) / 1e6
  return { state: openIndex(segments, made, '1'), megabytes }
}

/** Of each query the quicker of two runs, in milliseconds of CPU time, which other work on the machine disturbs less. */
function timesOf<Query>(queries: readonly Query[], result: (query: Query) => unknown): number[] {
  for (const query of queries.slice(0, 50)) result(query)
  return queries.map((query) => {
    const times = [0, 1].map(() => {
      const before = process.cpuUsage()
      result(query)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    })
    return Math.min(...times)
  })
}

function summary(engine: string, kind: string, times: readonly number[]): Speed {
  const sorted = times.toSorted((left, right) => left - right)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { engine, kind, p50: at(0.5), p95: at(0.95) }
}

/** By the clock: the server's CPU time cannot be read per statement. Runs alone on the machine the two are equal. */
async function runPostgres(
  abstracts: readonly Abstract[],
  { documents, seed }: SpeedOptions,
  booleans: string[],
  ranked: string[][],
) {
  const folder = throwAwayFolder()
  const server = await startPostgres(join(folder, 'postgres'), { throwAway: true })
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    await client.query(`SET max_parallel_workers_per_gather = 0`)
    await client.query(`CREATE UNLOGGED TABLE t (id int PRIMARY KEY, day date, words tsvector)`)
    let batch: { id: number; ti: string; ab: string; day: string | null }[] = []
    const insert = async () => {
      await client.query(
        `INSERT INTO t SELECT id, day, setweight(to_tsvector('english', ti), 'A') || setweight(to_tsvector('english', ab), 'B')
         FROM jsonb_to_recordset($1) AS r(id int, ti text, ab text, day date)`,
        [JSON.stringify(batch)],
      )
      batch = []
    }
    for (const { document } of inventDocuments(abstracts, documents, seed)) {
      batch.push({ id: document.id, ti: document.texts.TI[0]!, ab: document.texts.AB[0]!, day: document.days.PD })
      if (batch.length === 2000) await insert()
    }
    await insert()
    await client.query(`CREATE INDEX ON t USING gin (words)`)
    await client.query(`VACUUM ANALYZE t`)
    const time = async (statement: string, query: string) => {
      let best = Number.POSITIVE_INFINITY
      for (let round = 0; round < 2; round++) {
        const started = performance.now()
        await client.query(statement, [query])
        best = Math.min(best, performance.now() - started)
      }
      return best
    }
    const found = `SELECT id, day, count(*) OVER () FROM t WHERE words @@ to_tsquery('english', $1) ORDER BY day DESC LIMIT 50`
    const nearest = `SELECT id FROM t, to_tsquery('english', $1) q WHERE words @@ q ORDER BY ts_rank(words, q) DESC LIMIT 1000`
    const times = { boolean: [] as number[], ranked: [] as number[] }
    for (const query of booleans) times.boolean.push(await time(found, query))
    for (const words of ranked) times.ranked.push(await time(nearest, words.join(' | ')))
    return times
  } finally {
    await client.end()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
