import { PATENT_POOL_MAX } from '@markwright/db/connection-budget'
import { superviseThread } from '@markwright/runtime/supervise-thread.ts'
import pg from 'pg'
import {
  PatentIndexClosed,
  PatentIndexNotReady,
  type PatentHit,
  type PatentIndex,
  type PatentPage,
} from '../patent-index.ts'
import { findMatches, findPassages, sentencesOf, withPassage, type StoredText } from '../text/passages.ts'
import type {
  FromBuildThread,
  FromSearchThread,
  IndexParts,
  SearchResult,
  SearchRequest,
  ThreadOptions,
  ToBuildThread,
  ToSearchThread,
} from './messages.ts'
import { readTexts } from './read-patents.ts'
import { threadEntry } from './thread-entry.ts'

type Log = (facts: object, text: string) => void

export type EmbeddedPatentIndexOptions = {
  databaseUrl: string
  /** Where the index is stored for the next start; null for nowhere. */
  snapshotFolder: string | null
  /** Holds the folders of the encoders; null, or a folder without them, for none. */
  modelsFolder: string | null
  logger: { info: Log; warn: Log; error: Log }
}

/** Passages with less of the query's weight say little of why a document is similar. */
const FEW_WORDS = 0.2
/** Sentences that are compared of each hit, and the time that a page of hits may take for it. */
const SENTENCES_MAX = 12
const NEAREST_MS = 300

type Waiting<Result> = Map<number, { resolve: (result: Result) => void; reject: (error: Error) => void }>

/** An index in the memory of this process: one thread answers searches, another builds what is searched. */
export function createEmbeddedPatentIndex(options: EmbeddedPatentIndexOptions): PatentIndex {
  const { databaseUrl, snapshotFolder, modelsFolder, logger } = options
  const pool = new pg.Pool({ connectionString: databaseUrl, max: PATENT_POOL_MAX, idleTimeoutMillis: 30_000 })
  pool.on('error', () => {})
  const searches: Waiting<SearchResult> = new Map()
  const refreshes: Waiting<void> = new Map()
  /** Parts that the search thread has not opened yet, and refreshes that wait for that only. */
  let opening = 0
  const prepared: number[] = []
  let parts: IndexParts | undefined
  let counts = { documents: 0, version: '0', memoryBytes: 0 }
  let ready = false
  let encoder: string | null = null
  let encoded = 0
  let searchFault: string | null = null
  let buildFault: string | null = null
  let closed = false
  let nextId = 1

  const answerRefreshes = () => {
    if (opening > 0) return
    for (const id of prepared.splice(0)) {
      refreshes.get(id)?.resolve()
      refreshes.delete(id)
    }
  }

  const searchThread = superviseThread<ToSearchThread, FromSearchThread>(
    threadEntry,
    { role: 'search', modelsFolder } satisfies ThreadOptions,
    {
      started(post) {
        opening = parts ? 1 : 0
        if (parts) post({ type: 'open', parts })
      },
      received(message) {
        if (message.type === 'encoder') {
          encoder = message.name
          if (message.fault) logger.warn({ reason: message.fault }, 'the encoder of patents could not be opened')
        } else if (message.type === 'opened') {
          const { documents, version, memoryBytes } = message
          counts = { documents, version, memoryBytes }
          ready = true
          searchFault = null
          opening--
          answerRefreshes()
        } else {
          const waiting = searches.get(message.id)
          searches.delete(message.id)
          if (message.type === 'found') waiting?.resolve(message.answer)
          else waiting?.reject(new Error(message.reason))
        }
      },
      lost(reason) {
        searchFault = reason
        logger.error({ reason }, 'the thread that searches patents was lost and is started again')
        for (const { reject } of searches.values()) reject(new Error(`The search was lost: ${reason}`))
        searches.clear()
      },
    },
  )

  const buildThread = superviseThread<ToBuildThread, FromBuildThread>(
    threadEntry,
    { role: 'build', databaseUrl, snapshotFolder, modelsFolder } satisfies ThreadOptions,
    {
      started: (post) => [...refreshes.keys()].forEach((id) => post({ type: 'refresh', id })),
      received(message) {
        if (message.type === 'note') logger.info(message.facts, message.text)
        else if (message.type === 'encoded') encoded = message.documents
        else if (message.type === 'parts') {
          parts = message.parts
          if (searchThread.post({ type: 'open', parts })) opening++
        } else if (message.type === 'refreshed') {
          prepared.push(message.id)
          answerRefreshes()
        } else {
          if (message.reason && message.reason !== buildFault)
            logger.warn({ reason: message.reason }, 'the patent index cannot follow the register')
          buildFault = message.reason
        }
      },
      lost(reason) {
        buildFault = reason
        logger.error({ reason }, 'the thread that builds the patent index was lost and is started again')
      },
    },
  )

  const request = <Result>(waiting: Waiting<Result>, post: (id: number) => boolean) =>
    new Promise<Result>((resolve, reject) => {
      if (closed) return reject(new PatentIndexClosed())
      const id = nextId++
      waiting.set(id, { resolve, reject })
      post(id)
    })

  const ask = async (wanted: SearchRequest) => {
    if (!closed && !ready) throw new PatentIndexNotReady()
    return request(searches, (id) => searchThread.post({ type: 'search', id, request: wanted }))
  }

  const values = async (wanted: SearchRequest) => {
    const result = await ask(wanted)
    return result.kind === 'values' ? result.values : []
  }

  /** Adds the passages that `find` sees in the texts of each hit. */
  const pageWith = async (
    result: SearchResult,
    find: (texts: StoredText[], weights: ReadonlyMap<string, number>, id: number) => PatentHit['matches'],
  ): Promise<PatentPage> => {
    if (result.kind !== 'page') throw new TypeError('The thread answered another question.')
    const { page, weights } = result
    const texts = await readTexts(
      pool,
      page.hits.map(({ patentId }) => patentId),
      false,
    )
    return {
      ...page,
      hits: page.hits.map((hit) => ({
        ...hit,
        matches: find(texts.get(hit.patentId) ?? [], weights, hit.patentId),
      })),
    }
  }

  return {
    refresh: () => request(refreshes, (id) => buildThread.post({ type: 'refresh', id })),
    async search(query) {
      const result = await ask({ kind: 'search', query })
      return pageWith(result, (texts) => (query.expression ? findMatches(query.expression, texts) : []))
    },
    async similar(query) {
      const patentId = 'patentId' in query ? query.patentId : null
      const text = 'text' in query ? query.text : await textOf(query.patentId)
      const result = await ask({ kind: 'similar', query, text, patentId })
      const all = new Map<number, StoredText[]>()
      const page = await pageWith(result, (texts, weights, id) => {
        all.set(id, texts)
        return findPassages(weights, texts)
      })
      return encoder === null ? page : withNearest(page, all, text, patentId)
    },
    facet: (query, name, limit) => values({ kind: 'facet', query, name, limit }),
    complete: (field, beginning, limit) => values({ kind: 'complete', field, beginning, limit }),
    async matches(patentId, expression) {
      const texts = await readTexts(pool, [patentId], true)
      return findMatches(expression, texts.get(patentId) ?? [])
    },
    status: () => ({
      ready: ready && !closed,
      ...counts,
      encoder,
      unencoded: encoder === null ? 0 : Math.max(0, counts.documents - encoded),
      fault: searchFault ?? buildFault,
    }),
    async close() {
      if (closed) return
      closed = true
      await Promise.all([searchThread.close(), buildThread.close(), pool.end()])
      for (const { reject } of [...searches.values(), ...refreshes.values()]) reject(new PatentIndexClosed())
    },
  }

  /** Gives hits that share few words with the text, such as those in another language, the sentence nearest to it. */
  async function withNearest(
    page: PatentPage,
    texts: ReadonlyMap<number, StoredText[]>,
    text: string,
    patentId: number | null,
  ): Promise<PatentPage> {
    const groups = page.hits.flatMap((hit) => {
      const strongest = Math.max(0, ...hit.matches.flatMap(({ term, weight }) => (term === undefined ? weight : [])))
      return strongest >= FEW_WORDS ? [] : { hit, sentences: sentencesOf(texts.get(hit.patentId) ?? [], SENTENCES_MAX) }
    })
    if (groups.length === 0) return page
    const result = await ask({
      kind: 'nearest',
      text,
      patentId,
      groups: groups.map(({ sentences }) => sentences.map(({ stored, start, end }) => stored.text.slice(start, end))),
      withinMs: NEAREST_MS,
    })
    const passages = new Map<PatentHit, PatentHit['matches']>()
    for (const [number, { hit, sentences }] of groups.entries()) {
      const nearest = result.kind === 'nearest' && result.nearest[number]
      if (nearest) passages.set(hit, withPassage(hit.matches, sentences[nearest.at]!, nearest.likeness))
    }
    return { ...page, hits: page.hits.map((hit) => ({ ...hit, matches: passages.get(hit) ?? hit.matches })) }
  }

  /** Title and abstract in all their languages. */
  async function textOf(patentId: number): Promise<string> {
    const texts = (await readTexts(pool, [patentId], false)).get(patentId) ?? []
    return texts.map(({ text }) => text).join('. ')
  }
}
