import { deleteOwn, type QueryBuilder, sql } from '@markwright/db'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'

type Rows = { skip: number; take: number }
const BATCH = 1000

/** The translation memory of members, as they look at it. */
export function createMemoryRepository(db: QueryBuilder) {
  return {
    async list(
      accountId: string,
      { keyword, direction }: { keyword: string | null; direction: string | null },
      { skip, take }: Rows,
    ) {
      const like = keyword === null ? '' : `%${escapeLike(keyword)}%`
      const matching = db
        .selectFrom('translation_memory_entry')
        .where('account_id', '=', accountId)
        .$if(direction !== null, (query) => query.where('direction', '=', direction!))
        .$if(keyword !== null, (query) =>
          query.where((is) => is.or([is('source', 'ilike', like), is('target', 'ilike', like)])),
        )
      const [rows, { total }] = await Promise.all([
        matching.selectAll().orderBy('updated_at', 'desc').orderBy('id').offset(skip).limit(take).execute(),
        matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows, total }
    },

    async count(accountId: string): Promise<number> {
      const row = await db
        .selectFrom('translation_memory_entry')
        .select(sql<number>`count(*)::int`.as('total'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow()
      return row.total
    },

    /** Whether there was one. */
    delete: (accountId: string, id: string): Promise<boolean> =>
      deleteOwn(db, 'translation_memory_entry', accountId, id),

    /** Every entry of a direction, read in pieces. */
    async *readAll(accountId: string, direction: string) {
      let last: string | null = null
      for (;;) {
        const rows: { id: string; source: string; target: string; updated_at: Date }[] = await db
          .selectFrom('translation_memory_entry')
          .select(['id', 'source', 'target', 'updated_at'])
          .where('account_id', '=', accountId)
          .where('direction', '=', direction)
          .$if(last !== null, (query) => query.where('id', '>', last!))
          .orderBy('id')
          .limit(BATCH)
          .execute()
        yield* rows
        if (rows.length < BATCH) return
        last = rows.at(-1)!.id
      }
    },
  }
}
export type MemoryRepository = ReturnType<typeof createMemoryRepository>
