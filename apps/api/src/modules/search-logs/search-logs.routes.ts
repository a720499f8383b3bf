import type { Query, Reply } from '@markwright/contract'
import { documentTypes } from '@markwright/documents'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { pageOf, type PageRequest } from '../../kernel/pagination.ts'
import { type Member, requireMember } from '../../kernel/session.ts'
import { sendDownload } from '../files/index.ts'
import { presentSearchLog } from './search-logs.presenter.ts'
import type { SearchLogQuery, SearchLogs } from './search-logs.ts'

type Operations =
  | 'listPatentSearchLogs'
  | 'listTrademarkSearchLogs'
  | 'exportPatentSearchLogs'
  | 'exportTrademarkSearchLogs'
  | 'deleteSearchLog'

export function searchLogsHandlers(searchLogs: SearchLogs): Handlers<Operations> {
  const list = async (
    member: Member | null,
    requested: SearchLogQuery,
    query: PageRequest,
  ): Promise<Reply<'listTrademarkSearchLogs'>> => {
    const { rows, total } = await searchLogs.list(requireMember(member).id, requested, query)
    return pageOf(rows.map(presentSearchLog), total, query)
  }
  const patentsOf = ({ patentSearchType, ...query }: Query<'exportPatentSearchLogs'>): SearchLogQuery => ({
    ...query,
    product: 'patent',
    searchType: patentSearchType,
  })
  const trademarksOf = ({ searchKind, ...query }: Query<'exportTrademarkSearchLogs'>): SearchLogQuery => ({
    ...query,
    product: 'trademark',
    searchType: searchKind,
  })

  return {
    listPatentSearchLogs: ({ member, query }) => list(member, patentsOf(query), query),

    exportPatentSearchLogs: async ({ member, query, language, reply }) => {
      const { format = 'xlsx', ...requested } = query
      const own = requireMember(member).id
      const { name, body } = await searchLogs.export(own, patentsOf(requested), { format, language })
      return sendDownload(reply, { name, type: documentTypes[format], body })
    },

    listTrademarkSearchLogs: ({ member, query }) => list(member, trademarksOf(query), query),

    exportTrademarkSearchLogs: async ({ member, query, language, reply }) => {
      const { format = 'xlsx', ...requested } = query
      const own = requireMember(member).id
      const { name, body } = await searchLogs.export(own, trademarksOf(requested), { format, language })
      return sendDownload(reply, { name, type: documentTypes[format], body })
    },

    deleteSearchLog: async ({ member, path }) => {
      await searchLogs.delete(requireMember(member).id, path.id)
      return true
    },
  }
}
