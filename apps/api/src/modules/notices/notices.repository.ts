import type { Db } from '@markwright/db'
import type { Language } from '@markwright/domain/site/language'

export type NoticeTexts = Record<Language, { title: string; content: string }>

export type NoticeFilter = { accountId: string; read: boolean | null }

export function createNoticesRepository(db: Db) {
  const matching = ({ accountId, read }: NoticeFilter) => ({
    accountId,
    ...(read !== null && { readAt: read ? { not: null } : null }),
  })
  return {
    list: (filter: NoticeFilter, rows: { skip: number; take: number }) =>
      db.notice.findMany({
        where: matching(filter),
        include: { announcement: true },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        ...rows,
      }),

    count: (filter: NoticeFilter) => db.notice.count({ where: matching(filter) }),

    /** How many of them were unread notices of the account. */
    async markRead(accountId: string, ids: string[], readAt: Date): Promise<number> {
      const { count } = await db.notice.updateMany({
        where: { accountId, id: { in: ids }, readAt: null },
        data: { readAt },
      })
      return count
    },

    async addSecurityNotice(accountId: string, { cn, en }: NoticeTexts) {
      await db.notice.create({
        data: {
          accountId,
          type: 'security',
          titleCn: cn.title,
          titleEn: en.title,
          contentCn: cn.content,
          contentEn: en.content,
        },
      })
    },

    findRecipient: (accountId: string) =>
      db.account.findUnique({ where: { id: accountId }, select: { phone: true, email: true, language: true } }),
  }
}
export type NoticesRepository = ReturnType<typeof createNoticesRepository>
export type NoticeRow = Awaited<ReturnType<NoticesRepository['list']>>[number]
