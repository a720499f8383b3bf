import type { Db } from '@markwright/db'
import { escapeLike } from '../../kernel/like-pattern.ts'

export type SearchProduct = 'trademark' | 'patent'

export type SearchLogFilter = {
  accountId: string
  product: SearchProduct
  searchType: string | null
  keyword: string | null
}

export type SearchLogDraft = {
  accountId: string
  product: SearchProduct
  content: string
  address: string | null
  total: number
  initiator: 'website' | 'interface'
}

export function createSearchLogsRepository(db: Db) {
  const matching = ({ accountId, product, searchType, keyword }: SearchLogFilter) => ({
    accountId,
    product,
    ...(searchType !== null && { searchType }),
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
