import type { Handlers } from '../../kernel/contract-routes.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { requireMember } from '../../kernel/session.ts'
import { presentNotice } from './notices.presenter.ts'
import type { NoticesService } from './notices.service.ts'

export const noticesHandlers = (
  service: NoticesService,
): Handlers<'listNotices' | 'markNoticesRead' | 'countUnreadNotices'> => ({
  listNotices: async ({ member, query, language }) => {
    const read = query.isLook === undefined ? null : query.isLook === 1
    const { rows, total } = await service.list(requireMember(member).id, read, query)
    return pageOf(
      rows.map((row) => presentNotice(row, language)),
      total,
      query,
    )
  },

  markNoticesRead: ({ member, body }) => service.markRead(requireMember(member).id, body.longList),

  countUnreadNotices: ({ member }) => service.countUnread(requireMember(member).id),
})
