import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openIndex, type IndexState } from '../../../packages/patent-search/src/engine/index-state.ts'
import { similar } from '../../../packages/patent-search/src/engine/similar.ts'
import { openEncoder, type Encoder } from '../../../packages/patent-search/src/encoder/encoder.ts'
import { createVectors, setVector, WIDTH } from '../../../packages/patent-search/src/encoder/vectors.ts'
import { createSegmentBuilder } from '../../../packages/patent-search/src/segment/segment-builder.ts'
import { chineseQueries } from './chinese-queries.ts'
import { findBySqlite, wordsOf } from './run-sqlite.ts'
import { documentOf, readAbstracts, readFullTexts, readWanted, type Abstract } from './read-corpus.ts'

/** nDCG@10 of one kind of query; `sqlite` of FTS5 with the same words, title twice. */
export type Quality = { kind: string; queries: number; words: number; withEncoder: number | null; sqlite: number }

const FIRST = 10
const BATCH = 256

export type Corpus = { abstracts: Abstract[]; encoder: Encoder | null; vectors: Float32Array | null }

/** The abstracts of a folder, encoded where there are models. */
export async function readCorpus(folder: string, models: string | null): Promise<Corpus> {
  const abstracts = readAbstracts(folder)
  const encoder = models ? await openEncoder(models, 2) : null
  const heads = abstracts.map(({ title, abstract }) => [title, abstract].filter(Boolean).join('. '))
  return { abstracts, encoder, vectors: encoder && (await encodeAll(encoder, 'documents', heads)) }
}

/**
 * nDCG@10 of similar texts for real queries, and recall@10 of English documents for Chinese ones.
 * @param isFinal whether to run the third of the queries that is set aside, instead of the others
 */
export async function measureQuality(folder: string, { abstracts, encoder, vectors }: Corpus, isFinal: boolean) {
  const all = readWanted(folder).filter(({ kind }) => kind !== 'abstract')
  const encoded =
    encoder &&
    (await encodeAll(
      encoder,
      'queries',
      all.map(({ text }) => text),
    ))
  const wanted = all
    .map((each, index) => ({ ...each, vector: encoded && vectorAt(encoded, index) }))
    .filter(({ relevant }) => isAside(relevant[0]!) === isFinal)
  const state = open(abstracts, vectors)
  const ids = new Map(abstracts.map(({ key }, index) => [key, index + 1]))
  const fromSqlite = await findBySqlite(
    abstracts.map((abstract, index) => documentOf(abstract, index + 1)),
    wanted.map(({ text }) => wordsOf(text)),
  )

  const sums = new Map<string, Quality>()
  for (const [index, { kind, text, relevant, vector }] of wanted.entries()) {
    const sum = sums.get(kind) ?? { kind, queries: 0, words: 0, withEncoder: encoder ? 0 : null, sqlite: 0 }
    const right = new Set(relevant.map((key) => ids.get(key)!))
    sum.queries++
    sum.words += gain(find(state, text, null), right)
    sum.sqlite += gain(fromSqlite[index]!, right)
    if (vector) sum.withEncoder! += gain(find(state, text, vector), right)
    sums.set(kind, sum)
  }
  const quality = [...sums.values()].map(meanOf)
  let chinese: number | null = null
  if (encoder) {
    const queries = await encoder.encode(chineseQueries.map(([, query]) => query))
    const found = chineseQueries.filter(([key, query], index) =>
      find(state, query, queries[index]!).includes(ids.get(key)!),
    )
    chinese = found.length / chineseQueries.length
  }
  return { quality, chinese }
}

/**
 * nDCG@10 of similar texts among whole applications, by words alone; the abstracts of papers are queries too.
 * @param isFinal as `measureQuality`
 */
export async function measureFullTexts(folder: string, isFinal: boolean): Promise<Quality[]> {
  const documents = readFullTexts(folder)
  const wanted = readWanted(folder).filter(({ relevant }) => isAside(relevant[0]!) === isFinal)
  const fromSqlite = await findBySqlite(
    documents,
    wanted.map(({ text }) => wordsOf(text)),
  )
  const builder = createSegmentBuilder()
  for (const document of documents) builder.add(document)
  const state = openIndex([builder.finish()], [null], '1')
  const ids = new Map(documents.map(({ id, keys }) => [keys.PN[0]!, id]))
  const sums = new Map<string, Quality>()
  for (const [index, { kind, text, relevant }] of wanted.entries()) {
    const sum = sums.get(kind) ?? { kind, queries: 0, words: 0, withEncoder: null, sqlite: 0 }
    const right = new Set(relevant.map((key) => ids.get(key)!))
    sum.queries++
    sum.words += gain(find(state, text, null), right)
    sum.sqlite += gain(fromSqlite[index]!, right)
    sums.set(kind, sum)
  }
  return [...sums.values()].map(meanOf)
}

/** All queries for one document are on the same side. */
const isAside = (key: string) => createHash('sha256').update(key).digest()[0]! % 3 === 0

function open(abstracts: readonly Abstract[], vectors: Float32Array | null): IndexState {
  const builder = createSegmentBuilder()
  for (const [index, abstract] of abstracts.entries()) builder.add(documentOf(abstract, index + 1))
  const made = vectors && createVectors(abstracts.length)
  if (made) for (const index of abstracts.keys()) setVector(made, index, vectorAt(vectors, index))
  return openIndex([builder.finish()], [made], '1')
}

export const vectorAt = (vectors: Float32Array, index: number) => vectors.slice(index * WIDTH, (index + 1) * WIDTH)

function find(state: IndexState, text: string, vector: Float32Array | null): number[] {
  const query = { text, expression: null, filters: {}, offset: 0, limit: FIRST, collapse: 'none', facets: [] } as const
  return similar(state, { text, vector, patentId: null }, query).hits.map(({ patentId }) => patentId)
}

const meanOf = (sum: Quality): Quality => ({
  ...sum,
  words: sum.words / sum.queries,
  sqlite: sum.sqlite / sum.queries,
  withEncoder: sum.withEncoder === null ? null : sum.withEncoder / sum.queries,
})

const discount = (rank: number) => 1 / Math.log2(rank + 2)

/** Normalised discounted cumulative gain of the first ten. */
function gain(found: readonly number[], right: ReadonlySet<number>): number {
  const sum = found.reduce((part, id, rank) => part + (right.has(id) ? discount(rank) : 0), 0)
  return (
    sum / Array.from({ length: Math.min(FIRST, right.size) }, (_, rank) => discount(rank)).reduce((a, b) => a + b, 0)
  )
}

/** Encoding takes minutes: the vectors are stored for the next measurement. */
async function encodeAll(encoder: Encoder, name: string, texts: readonly string[]): Promise<Float32Array> {
  const file = join(tmpdir(), `markwright-bench-${name}-${texts.length}.f32`)
  if (existsSync(file)) {
    const bytes = readFileSync(file)
    return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
  }
  const vectors = new Float32Array(texts.length * WIDTH)
  for (let from = 0; from < texts.length; from += BATCH)
    for (const [index, vector] of (await encoder.encode(texts.slice(from, from + BATCH))).entries())
      if (vector) vectors.set(vector, (from + index) * WIDTH)
  writeFileSync(file, new Uint8Array(vectors.buffer))
  return vectors
}
