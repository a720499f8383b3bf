import { IndexNotReady, SearchLost } from '@markwright/search'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { DescribedQuery } from './describe-query.ts'
import type { QuotaStanding, Searcher, SearchQuota, TakenQuota } from './search-quota.ts'

/** How was searched, as the log tells it. */
export type SearchKind = 'text' | 'combined' | 'image' | 'cross' | 'bulk' | 'successRate' | 'report'

/** A search as the log tells of it; `total`: how many marks were found. */
export type SearchEntry = DescribedQuery & { kind: SearchKind; total: number }

/** Keeps what a member has searched for; the answer does not wait for it. */
export type LogSearch = (search: SearchEntry & { accountId: string; client: string | undefined }) => void

/**
 * Does what counts as a search: it is counted before, written down for a member when it was found, and given back when
 * it failed. The same `questionId` is the same question.
 * @throws 20302 where no search is left, 50300 while the index is not ready, and what `search` throws.
 */
export function createCountedSearch(deps: {
  quota: Pick<SearchQuota, 'take'>
  logSearch: LogSearch
  /** Of a search that failed and could not be given back. */
  onError: (error: unknown) => void
}) {
  return async <Found>(
    searcher: Searcher,
    questionId: string,
    search: () => Promise<{ found: Found; entry: SearchEntry }>,
  ): Promise<{ found: Found; quota: QuotaStanding }> => {
    const taken = searcher.counted ? more(searcher.counted) : await deps.quota.take(searcher, questionId)
    try {
      const { found, entry } = await search()
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
const more = (standing: QuotaStanding): TakenQuota => ({ standing, isNew: false, giveBack: async () => {} })

export type CountedSearch = ReturnType<typeof createCountedSearch>
