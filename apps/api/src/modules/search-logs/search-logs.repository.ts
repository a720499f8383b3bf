import type { Db } from '@markwright/db'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'

export type SearchProduct = 'trademark' | 'patent'

export type SearchLogFilter = {
  accountId: string
  product: SearchProduct
  searchType: string | null
  keyword: string | null
  initiator: Initiator | null
  /** From this instant until before that one. */
  from: Date | null
  until: Date | null
}

/** The pages and the mini program of this site, or another client. */
export type Initiator = 'website' | 'interface'

export type SearchLogDraft = {
  accountId: string
  product: SearchProduct
  searchType: string
  content: string
  address: string | null
  total: number | null
  initiator: Initiator
}

export function createSearchLogsRepository(db: Db) {
  const matching = ({ accountId, product, searchType, keyword, initiator, from, until }: SearchLogFilter) => ({
    accountId,
    product,
    ...(searchType !== null && { searchType }),
    ...(initiator !== null && { initiator }),
    ...((from ?? until) !== null && { createdAt: { ...(from && { gte: from }), ...(until && { lt: until }) } }),
    ...(keyword !== null && { content: { contains: escapeLike(keyword), mode: 'insensitive' as const } }),
  })
  return {
    list: (filter: SearchLogFilter, rows: { skip: number; take: number }) =>
      db.searchLog.findMany({
        where: matching(filter),
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        ...rows,
      }),

    count: (filter: SearchLogFilter) => db.searchLog.count({ where: matching(filter) }),

    async add(draft: SearchLogDraft) {
      await db.searchLog.create({ data: draft })
    },

    /** Whether there was one. */
    async delete(accountId: string, id: string): Promise<boolean> {
      const { count } = await db.searchLog.deleteMany({ where: { id, accountId } })
      return count === 1
    },
  }
}
export type SearchLogsRepository = ReturnType<typeof createSearchLogsRepository>
export type SearchLogRow = Awaited<ReturnType<SearchLogsRepository['list']>>[number]
