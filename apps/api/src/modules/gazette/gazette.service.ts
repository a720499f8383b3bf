import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { type Opposition, oppositionAgainst, type OppositionRule } from '@markwright/deadlines'
import type { GazetteNoticeKind } from '@markwright/domain/marks/gazette-labels'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { GazetteRepository, NoticeFilter, NoticeRow } from './gazette.repository.ts'

/** `today` is the day in Asia/Shanghai on which the opposition period was computed. */
export type Notice = NoticeRow & { opposition: Opposition | null; today: string }

/** The gazettes of the offices, as far as their registers contain them. `ownRules` are those that the operator has set. */
export function createGazetteService(deps: {
  repository: GazetteRepository
  ownRules: readonly OppositionRule[]
  now: () => Date
}) {
  const { repository } = deps
  const withOpposition = (row: NoticeRow): Notice => {
    const today = todayIn(HOME_ZONE, deps.now())
    return { ...row, opposition: oppositionAgainst(row, today, deps.ownRules), today }
  }
  const issueOf = async (office: string, issue: string | null) => {
    const found = await repository.findIssue(office, issue)
    if (!found) throw new AppError(commonErrors.notFound)
    return found
  }

  return {
    listIssues: (office: string, page: PageRequest) => repository.listIssues(office, rowRange(page)),

    /** @throws 404 where the office has no such issue, or none at all. */
    async getIssue(office: string, issue: string | null) {
      const found = await issueOf(office, issue)
      const [kinds, classes] = await Promise.all([
        repository.countByKind(office, found.issue),
        repository.countByClass(office, found.issue),
      ])
      return { ...found, kinds, classes }
    },

    /** @throws 404 where the office has no such issue, or none at all. */
    async listNotices({ issue, ...rest }: Omit<NoticeFilter, 'issue'> & { issue: string | null }, page: PageRequest) {
      const filter = { ...rest, issue: issue ?? (await issueOf(rest.office, null)).issue }
      const [rows, total] = await Promise.all([
        repository.listNotices(filter, rowRange(page)),
        repository.countNotices(filter),
      ])
      if (total === 0) await issueOf(filter.office, filter.issue)
      return { rows: rows.map(withOpposition), total }
    },

    /** @param id as `noticeId` writes it. @throws 404 */
    async getNotice(id: string) {
      const [publicId = '', kind] = id.split('~')
      const rows = await repository.listNoticesOf(publicId)
      const found = rows.find((row) => row.kind === kind)
      if (!found) throw new AppError(commonErrors.notFound)
      return {
        notice: withOpposition(found),
        others: rows.filter((row) => row !== found).map(withOpposition),
        goods: await repository.listGoods(publicId),
      }
    },
  }
}
export type GazetteService = ReturnType<typeof createGazetteService>

/** What a notice is known by: its record and its kind. */
export const noticeId = ({ publicId, kind }: { publicId: string; kind: GazetteNoticeKind }) => `${publicId}~${kind}`
