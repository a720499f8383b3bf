import { changeLocked, deleteOwn, type QueryBuilder, sql } from '@markwright/db'
import { randomUUID } from 'node:crypto'
import { hashToken, newToken } from '../../kernel/secrets.ts'

const FEEDS_MAX = 20

/** Addresses by which programs fetch calendars. */
export function createCalendarsRepository(db: QueryBuilder) {
  return {
    list: (accountId: string) =>
      db
        .selectFrom('hosting_calendar as f')
        .leftJoin('hosting_client as c', 'c.id', 'f.client_id')
        .select(['f.id', 'f.client_id', 'c.name as client_name', 'f.created_at'])
        .where('f.account_id', '=', accountId)
        .orderBy('f.created_at')
        .orderBy('f.id')
        .execute(),

    /** `full` where there are 20. */
    create: (
      accountId: string,
      clientId: string | null,
      language: string,
    ): Promise<{ id: string; token: string } | 'full'> =>
      changeLocked(db, accountId, async (tx) => {
        const { total } = await tx
          .selectFrom('hosting_calendar')
          .where('account_id', '=', accountId)
          .select(sql<number>`count(*)::int`.as('total'))
          .executeTakeFirstOrThrow()
        if (total >= FEEDS_MAX) return 'full'
        const [id, token] = [randomUUID(), newToken()]
        await tx
          .insertInto('hosting_calendar')
          .values({ id, account_id: accountId, client_id: clientId, token_hash: hashToken(token), language })
          .execute()
        return { id, token }
      }),

    /** Whether there was one. */
    end: (accountId: string, id: string): Promise<boolean> => deleteOwn(db, 'hosting_calendar', accountId, id),

    /** Of an account that is not closed. */
    findByToken: (token: string) =>
      db
        .selectFrom('hosting_calendar as f')
        .innerJoin('account as a', 'a.id', 'f.account_id')
        .select(['f.account_id', 'f.client_id', 'f.language'])
        .where('f.token_hash', '=', hashToken(token))
        .where('a.status', '=', 'active')
        .executeTakeFirst(),
  }
}
export type CalendarsRepository = ReturnType<typeof createCalendarsRepository>
