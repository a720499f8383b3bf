import { IndexNotReady, SearchLost } from '@markwright/search'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { DescribedQuery } from './describe-query.ts'
import type { QuotaStanding, Searcher, SearchQuota, TakenQuota } from './search-quota.ts'

/** How was searched, as the log tells it. */
export type SearchKind = 'text' | 'combined' | 'image' | 'cross' | 'bulk' | 'successRate' | 'report'

/** A search as the log tells of it; `total`: how many records were found. */
export type SearchEntry<Kind extends string = SearchKind> = DescribedQuery & { kind: Kind; total: number }

/** Keeps what a member has searched for; the answer does not wait for it. */
export type LogSearch<Kind extends string = SearchKind> = (
  search: SearchEntry<Kind> & { accountId: string; client: string | undefined },
) => void

/** As many searchers are known to have been refused. */
const REFUSED_MAX = 10_000

/**
 * Does what counts as a search: it is counted before, written down for a member when it was found, and given back when
 * it failed. The same `questionId` is the same question. One that is `quick` goes on while it is counted, unless the
 * searcher was refused the last time, so that whoever has none left costs no more than the counting.
 * @throws 20302 where no search is left, 50300 while the index is not ready, and what `search` throws.
 */
export function createCountedSearch<Kind extends string = SearchKind>(deps: {
  quota: Pick<SearchQuota, 'take'>
  logSearch: LogSearch<Kind>
  /** Of a search that failed and could not be given back. */
  onError: (error: unknown) => void
}) {
  const refused = new Set<string>()

  const take = async (searcher: Searcher, questionId: string): Promise<TakenQuota> => {
    if (searcher.counted) return more(searcher.counted)
    const who = whoIs(searcher)
    try {
      const taken = await deps.quota.take(searcher, questionId)
      refused.delete(who)
      return taken
    } catch (error) {
      if (refused.size === REFUSED_MAX) refused.clear()
      refused.add(who)
      throw error
    }
  }

  return async <Found>(
    searcher: Searcher,
    questionId: string,
    search: () => Promise<{ found: Found; entry: SearchEntry<Kind> }>,
    { quick = false }: { quick?: boolean } = {},
  ): Promise<{ found: Found; quota: QuotaStanding }> => {
    const taking = take(searcher, questionId)
    const searching = quick && !refused.has(whoIs(searcher)) ? search() : undefined
    // Where it cannot be counted, nobody hears how it went.
    searching?.catch(() => {})
    const taken = await taking
    try {
      const { found, entry } = await (searching ?? search())
      const { accountId, client } = searcher
      // A question is logged as often as it counts: looking at more of its answer is no other search.
      if (accountId !== null && taken.isNew) deps.logSearch({ accountId, client, ...entry })
      return { found, quota: taken.standing }
    } catch (error) {
      // The searcher has to hear what went wrong, also where the count cannot be mended.
      await taken.giveBack().catch(deps.onError)
      if (error instanceof IndexNotReady || error instanceof SearchLost)
        throw new AppError(commonErrors.notReady, null, { cause: error })
      throw error
    }
  }
}
const whoIs = ({ accountId, ip }: Searcher) => accountId ?? ip
const more = (standing: QuotaStanding): TakenQuota => ({ standing, isNew: false, giveBack: async () => {} })

export type CountedSearch<Kind extends string = SearchKind> = ReturnType<typeof createCountedSearch<Kind>>
