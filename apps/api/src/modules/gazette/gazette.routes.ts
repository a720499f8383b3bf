import type { Handlers } from '../../kernel/contract-routes.ts'
import { trimToNull } from '../../kernel/fields.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { presentIssue, presentNotice, presentNoticeDetail, presentOverview } from './gazette.presenter.ts'
import type { GazetteService } from './gazette.service.ts'

const HOME_OFFICE = 'CN'

export const gazetteHandlers = (
  service: GazetteService,
): Handlers<'listGazetteIssues' | 'getGazetteIssue' | 'listGazetteNotices' | 'getGazetteNotice'> => ({
  listGazetteIssues: async ({ query }) => {
    const { rows, total } = await service.listIssues(query.country ?? HOME_OFFICE, query)
    return pageOf(rows.map(presentIssue), total, query)
  },

  getGazetteIssue: async ({ query, language }) =>
    presentOverview(await service.getIssue(query.country ?? HOME_OFFICE, query.issue ?? null), language),

  listGazetteNotices: async ({ query, language }) => {
    const { country: office = HOME_OFFICE, issue = null, type: kind = null, class: classNo = null } = query
    const filter = { office, issue, kind, classNo, keyword: trimToNull(query.keyword) }
    const { rows, total } = await service.listNotices(filter, query)
    return pageOf(
      rows.map((notice) => presentNotice(notice, language)),
      total,
      query,
    )
  },

  getGazetteNotice: async ({ query, language }) => presentNoticeDetail(await service.getNotice(query.id), language),
})
