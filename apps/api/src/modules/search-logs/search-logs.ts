import { AppError, commonErrors } from '../../kernel/errors.ts'
import { trimToNull } from '../../kernel/fields.ts'
import type { Language } from '../../kernel/language.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { checkSpan, spanOf, zoneOf } from '../../kernel/zone.ts'
import { isOwnClient } from '../identity/index.ts'
import type { LogSearch } from '../trademarks/index.ts'
import { type LogFileFormat, searchLogFile } from './search-log-file.ts'
import type { Initiator, SearchLogFilter, SearchLogsRepository, SearchProduct } from './search-logs.repository.ts'

/** So many are exported at most. */
const EXPORT_MAX = 10_000

/** Which searches of a member; `from` and `to` are days in `zone`, both included. */
export type SearchLogQuery = {
  product: SearchProduct
  searchType?: string | undefined
  keyword?: string | undefined
  initiator?: Initiator | undefined
  from?: string | undefined
  to?: string | undefined
  zone?: string | undefined
}

/** What members have searched for. */
export function createSearchLogs(deps: {
  repository: SearchLogsRepository
  siteUrl: string
  onError: (error: unknown) => void
}) {
  const { repository } = deps

  const logOf =
    (product: SearchProduct): LogSearch<string> =>
    ({ client, kind, ...search }) => {
      const initiator = client === undefined || isOwnClient(client) ? 'website' : 'interface'
      return repository.add({ ...search, product, searchType: kind, initiator }).catch(deps.onError)
    }

  return {
    async list(accountId: string, requested: SearchLogQuery, page: PageRequest) {
      const filter = filterOf(accountId, requested)
      const [rows, total] = await Promise.all([repository.list(filter, rowRange(page)), repository.count(filter)])
      return { rows, total }
    },

    async export(accountId: string, requested: SearchLogQuery, file: { format: LogFileFormat; language: Language }) {
      const logs = await repository.list(filterOf(accountId, requested), { skip: 0, take: EXPORT_MAX })
      return searchLogFile(logs, {
        ...file,
        product: requested.product,
        zone: zoneOf(requested),
        siteUrl: deps.siteUrl,
      })
    },

    /** Saves a search without making anybody fail. */
    logTrademarkSearch: logOf('trademark'),
    logPatentSearch: logOf('patent'),

    async delete(accountId: string, id: string) {
      if (!(await repository.delete(accountId, id))) throw new AppError(commonErrors.notFound)
    },
  }
}
export type SearchLogs = ReturnType<typeof createSearchLogs>

/** @throws 400 for a zone or an order of days that does not exist. */
function filterOf(accountId: string, requested: SearchLogQuery): SearchLogFilter {
  const { product, from, to } = requested
  const zone = zoneOf(requested)
  checkSpan(from, to)
  return {
    accountId,
    product,
    searchType: trimToNull(requested.searchType),
    keyword: trimToNull(requested.keyword),
    initiator: requested.initiator ?? null,
    ...spanOf(from, to, zone),
  }
}
