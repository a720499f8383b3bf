import type { Entitlements, NextStep } from '@markwright/entitlements'
import { IndexNotReady, SearchLost } from '@markwright/search'
import { AppError, commonErrors, type ErrorEntry } from '../../kernel/errors.ts'
import type { DescribedQuery } from './describe-query.ts'
import { quotaOf, type QuotaUsage, type Searcher } from './searcher.ts'

/** The kind of search in the log. */
export type SearchKind = 'text' | 'combined' | 'image' | 'cross' | 'bulk' | 'successRate' | 'report'

/** A search in the log; `total`: how many records were found, null until a search in the background has ended. */
export type SearchEntry<Kind extends string = SearchKind> = DescribedQuery & { kind: Kind; total: number | null }

/** Saves what a member has searched for; what cannot be saved fails nothing. */
export type LogSearch<Kind extends string = SearchKind> = (
  search: SearchEntry<Kind> & { accountId: string; client: string | undefined },
) => Promise<void>

type Counted = { usage: QuotaUsage; isNew: boolean; giveBack: () => Promise<void> }

/** As many searchers are known to have been refused. */
const REFUSED_MAX = 10_000

/**
 * Runs a search that counts: it is counted first, logged for a member when it succeeds, and refunded when it fails.
 * Searches with the same `queryId` count once. One that is `quick` goes on while it is counted, unless the
 * searcher was refused the last time, so that anyone who has none left costs no more than the counting.
 * @throws 20302 where no search is left, 50300 while the index is not ready, and what `search` throws.
 */
export function createCountedSearch<Kind extends string = SearchKind>(deps: {
  entitlements: Pick<Entitlements, 'consume'>
  /** Searches of each product have a number of their own. */
  service: 'search' | 'patentSearch'
  /** What is said when none is left, by what may be done about it. */
  refusals: Record<NextStep, ErrorEntry>
  logSearch: LogSearch<Kind>
  /** Gets the kind of each search that was counted, also of visitors, whose searches are not logged. */
  observe?: (kind: Kind) => void
  /** Of a search that failed and could not be given back. */
  onError: (error: unknown) => void
}) {
  const refused = new Set<string>()

  // Calls of partners may also be paid by a package of calls.
  const usesOf = ({ callReference }: Searcher) => ({
    [deps.service]: 1,
    ...(callReference !== undefined && { apiCall: 1 }),
  })

  const count = async (searcher: Searcher, queryId: string): Promise<Counted> => {
    if (searcher.counted) return more(searcher.counted)
    const who = whoIs(searcher)
    const used = await deps.entitlements.consume(searcher, usesOf(searcher), {
      reference: searcher.callReference ?? queryId,
    })
    const usage = quotaOf(used.usage)
    if (used.allowed) {
      refused.delete(who)
      return { usage, isNew: used.isNew, giveBack: used.giveBack }
    }
    if (refused.size === REFUSED_MAX) refused.clear()
    refused.add(who)
    const { nextStep } = used
    throw new AppError(deps.refusals[nextStep], { ...usage, nextStep })
  }

  return async <Found>(
    searcher: Searcher,
    queryId: string,
    search: () => Promise<{ found: Found; entry: SearchEntry<Kind> }>,
    { quick = false }: { quick?: boolean } = {},
  ): Promise<{ found: Found; quota: QuotaUsage }> => {
    const counting = count(searcher, queryId)
    const searching = quick && !refused.has(whoIs(searcher)) ? search() : undefined
    // Where it cannot be counted, nobody hears how it went.
    searching?.catch(() => {})
    const counted = await counting
    try {
      const { found, entry } = await (searching ?? search())
      const { accountId, client } = searcher
      // A query is logged as often as it counts: looking at more of its answer is no other search.
      if (counted.isNew) deps.observe?.(entry.kind)
      if (accountId !== null && counted.isNew) {
        const logged = deps.logSearch({ accountId, client, ...entry })
        // A job in the background gives the entry its total, and must find it.
        if (entry.total === null) await logged
      }
      return { found, quota: counted.usage }
    } catch (error) {
      // The searcher has to hear what went wrong, also where the count cannot be mended.
      await counted.giveBack().catch(deps.onError)
      if (error instanceof IndexNotReady || error instanceof SearchLost)
        throw new AppError(commonErrors.notReady, null, { cause: error })
      throw error
    }
  }
}
const whoIs = ({ accountId, ip }: Searcher) => accountId ?? ip
const more = (usage: QuotaUsage): Counted => ({ usage, isNew: false, giveBack: async () => {} })

export type CountedSearch<Kind extends string = SearchKind> = ReturnType<typeof createCountedSearch<Kind>>
