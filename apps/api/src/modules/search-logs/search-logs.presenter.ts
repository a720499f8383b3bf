import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { SearchLogRow } from './search-logs.repository.ts'

export const presentSearchLog = (log: SearchLogRow): Schemas['SearchLog'] => ({
  id: log.id,
  patentSearchType: log.product === 'patent' ? log.searchType : null,
  searchKind: log.product === 'trademark' ? (log.searchType as Schemas['SearchKind'] | null) : null,
  productType: log.product,
  searchContent: log.content,
  searchAddress: log.address,
  createTime: formatInstant(log.createdAt),
  total: log.total,
  initiator: log.initiator === 'interface' ? 'interface' : 'website',
})
