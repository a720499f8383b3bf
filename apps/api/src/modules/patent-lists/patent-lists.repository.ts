import { changeLocked, deleteOwn, type QueryBuilder, sql } from '@markwright/db'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import { randomUUID } from 'node:crypto'

export type ListSort = '-updateTime' | '-createTime' | 'name'
type Rows = { skip: number; take: number }

const number = sql<number>`count(*)::int`

export function createPatentListsRepository(db: QueryBuilder) {
  const ofAccount = (accountId: string, keyword: string | null) => {
    const own = db.selectFrom('patent_list as l').where('l.account_id', '=', accountId)
    return keyword === null ? own : own.where('l.name', 'ilike', `%${escapeLike(keyword)}%`)
  }
  const shown = (accountId: string, keyword: string | null = null) =>
    ofAccount(accountId, keyword)
      .select(['l.id', 'l.name', 'l.created_at', 'l.updated_at'])
      .select((of) =>
        of
          .selectFrom('patent_list_item as i')
          .whereRef('i.list_id', '=', 'l.id')
          .select(number.as('count'))
          .$asScalar()
          .$notNull()
          .as('count'),
      )

  return {
    list(accountId: string, keyword: string | null, sort: ListSort, { skip, take }: Rows) {
      const query = shown(accountId, keyword)
      const ordered =
        sort === 'name'
          ? query.orderBy('l.name')
          : query.orderBy(sort === '-createTime' ? 'l.created_at' : 'l.updated_at', 'desc')
      return ordered.orderBy('l.id').offset(skip).limit(take).execute()
    },

    async count(accountId: string, keyword: string | null): Promise<number> {
      return (await ofAccount(accountId, keyword).select(number.as('total')).executeTakeFirstOrThrow()).total
    },

    find: (accountId: string, id: string) => shown(accountId).where('l.id', '=', id).executeTakeFirst(),

    /** Null where the member has `max` lists already. */
    create: (accountId: string, name: string, max: number): Promise<string | null> =>
      changeLocked(db, accountId, async (tx) => {
        const { total } = await tx
          .selectFrom('patent_list')
          .where('account_id', '=', accountId)
          .select(number.as('total'))
          .executeTakeFirstOrThrow()
        if (total >= max) return null
        const id = randomUUID()
        await tx.insertInto('patent_list').values({ id, account_id: accountId, name }).execute()
        return id
      }),

    async rename(accountId: string, id: string, name: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('patent_list')
        .set({ name, updated_at: sql<Date>`now()` })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    delete: (accountId: string, id: string): Promise<boolean> => deleteOwn(db, 'patent_list', accountId, id),
  }
}
export type PatentListsRepository = ReturnType<typeof createPatentListsRepository>
export type PatentListRow = NonNullable<Awaited<ReturnType<PatentListsRepository['find']>>>
