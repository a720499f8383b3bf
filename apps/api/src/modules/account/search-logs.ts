import { AppError, commonErrors } from '../../kernel/errors.ts'
import { typed } from '../../kernel/fields.ts'
import { type PageQuestion, rowsOf } from '../../kernel/pagination.ts'
import type { SearchLogFilter, SearchLogsRepository } from './search-logs.repository.ts'

/** What members have searched for. */
export function createSearchLogs(deps: { repository: SearchLogsRepository; onError: (error: unknown) => void }) {
  const { repository } = deps
  return {
    async list(filter: SearchLogFilter, question: PageQuestion) {
      const wanted = { ...filter, keyword: typed(filter.keyword), searchType: typed(filter.searchType) }
      const [rows, total] = await Promise.all([repository.list(wanted, rowsOf(question)), repository.count(wanted)])
      return { rows, total }
    },

    /** Keeps a trademark search without making anybody wait or fail. */
    logTrademarkSearch(search: { accountId: string; content: string; address: string | null; total: number }) {
      void repository.add({ ...search, product: 'trademark', initiator: 'website' }).catch(deps.onError)
    },

    async delete(accountId: string, id: string) {
      if (!(await repository.delete(accountId, id))) throw new AppError(commonErrors.notFound)
    },
  }
}
