import { availableParallelism } from 'node:os'
import { superviseThread } from '@markwright/runtime/supervise-thread.ts'
import { RULES_VERSION } from '@markwright/similarity'
import { IndexClosed, IndexNotReady, SearchLost, type MarkIndex } from '../mark-index.ts'
import type { MarkPage, RankedPage } from '../mark-query.ts'
import type {
  FromBuildThread,
  FromSearchThread,
  IndexCounts,
  ThreadOptions,
  ToBuildThread,
  ToSearchThread,
} from './messages.ts'
import type { IndexParts, SearchHelp } from './segment-parts.ts'
import { call, type Stages } from './stages.ts'
import { loadWords } from './load-words.ts'
import { threadEntry as entry } from './thread-entry.ts'

/** Beyond so many threads the shares become too small to be worth their passing on. */
const HELPERS_MAX = 7
/** Fewer are searched more quickly than a thread is woken. */
const LEAST_MARKS = 10_000

/** One for each processor but that of the thread which answers. */
const ownHelp = () => ({ helpers: Math.min(availableParallelism() - 1, HELPERS_MAX), leastMarks: LEAST_MARKS })

type Log = (facts: object, text: string) => void

export type EmbeddedIndexOptions = {
  databaseUrl: string
  /** Where the index is stored for the next start; null for nowhere. */
  snapshotFolder: string | null
  /** Left out, each processor searches. */
  help?: SearchHelp
  logger: { info: Log; warn: Log; error: Log }
}

type Ranked = (page: RankedPage) => void
type Waiting<Result> = Map<
  number,
  { resolve: (result: Result) => void; reject: (error: Error) => void; ranked?: Ranked | undefined }
>

/** An index in the memory of this process: some threads answer searches, another builds what is searched. */
export function createEmbeddedMarkIndex(options: EmbeddedIndexOptions): MarkIndex {
  const { databaseUrl, snapshotFolder, logger } = options
  const { help = ownHelp() } = options
  const searches: Waiting<MarkPage> = new Map()
  const refreshes: Waiting<void> = new Map()
  /** How often the search thread has been handed parts that it has not opened yet. */
  let opening = 0
  /** Refreshes that only wait for that. */
  const prepared: number[] = []
  let stages: Stages | undefined
  let parts: IndexParts | undefined
  let counts: IndexCounts | undefined
  let progress = 0
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
    entry,
    { role: 'search' } satisfies ThreadOptions,
    {
      started(post) {
        opening = parts ? 1 : 0
        if (parts) post({ type: 'open', parts })
      },
      received(message) {
        if (message.type === 'started') stages = message.stages
        else if (message.type === 'opened') {
          counts = message.counts
          searchFault = null
          opening--
          answerRefreshes()
        } else if (message.type === 'ranked') searches.get(message.id)?.ranked?.(message.page)
        else {
          const waiting = searches.get(message.id)
          searches.delete(message.id)
          if (message.type === 'found') waiting?.resolve(message.page)
          else waiting?.reject(new Error(message.reason))
        }
      },
      lost(reason) {
        searchFault = reason
        logger.error({ reason }, 'the thread that searches was lost and is started again')
        for (const { reject } of searches.values()) reject(new SearchLost(reason))
        searches.clear()
      },
    },
  )

  const buildThread = superviseThread<ToBuildThread, FromBuildThread>(
    entry,
    { role: 'build', databaseUrl, snapshotFolder, help } satisfies ThreadOptions,
    {
      started: (post) => [...refreshes.keys()].forEach((id) => post({ type: 'refresh', id })),
      received(message) {
        if (message.type === 'progress') progress = message.percent
        else if (message.type === 'note') logger.info(message.facts, message.text)
        else if (message.type === 'parts') {
          parts = message.parts
          // Names are explained on this thread as the search thread would do it.
          loadWords(parts.words)
          if (searchThread.post({ type: 'open', parts })) opening++
        } else if (message.type === 'refreshed') {
          prepared.push(message.id)
          answerRefreshes()
        } else {
          if (message.reason && message.reason !== buildFault)
            logger.warn({ reason: message.reason }, 'the index cannot follow the register')
          buildFault = message.reason
        }
      },
      lost(reason) {
        buildFault = reason
        logger.error({ reason }, 'the thread that builds the index was lost and is started again')
      },
    },
  )

  const ask = <Result>(waiting: Waiting<Result>, post: (id: number) => void, ranked?: Ranked) =>
    new Promise<Result>((resolve, reject) => {
      if (closed) return reject(new IndexClosed())
      const id = nextId++
      waiting.set(id, { resolve, reject, ranked })
      post(id)
    })

  return {
    async search(query, ranked) {
      if (!closed && !counts) throw new IndexNotReady(progress)
      return ask(
        searches,
        (id) => {
          const isPosted = searchThread.post({ type: 'search', id, query, postsRanked: ranked !== undefined })
          if (isPosted && stages) call(stages)
          if (isPosted) return
          searches.get(id)!.reject(new SearchLost('the thread that searches is being started'))
          searches.delete(id)
        },
        ranked,
      )
    },
    refresh: () => ask(refreshes, (id) => buildThread.post({ type: 'refresh', id })),
    status: () => ({
      ready: counts !== undefined && !closed,
      progress: counts ? 100 : progress,
      marks: counts?.marks ?? 0,
      names: counts?.names ?? 0,
      dataVersion: counts?.version ?? 0,
      engineVersion: RULES_VERSION,
      memoryBytes: counts?.memoryBytes ?? 0,
      fault: searchFault ?? buildFault,
    }),
    async close() {
      if (closed) return
      closed = true
      await Promise.all([searchThread.close(), buildThread.close()])
      for (const { reject } of [...searches.values(), ...refreshes.values()]) reject(new IndexClosed())
    },
  }
}
