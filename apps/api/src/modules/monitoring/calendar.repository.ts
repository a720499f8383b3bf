import type { QueryBuilder } from '@markwright/db'
import type { MonitorRule } from '@markwright/monitoring/monitor-rule'
import { listRenewalMarks } from '@markwright/monitoring/renewal-marks'

export type CalendarRow = { accountId: string; token: string; createdAt: Date }

const YEARS = 2
const columns = ['account_id as accountId', 'token', 'created_at as createdAt'] as const

export function createCalendarRepository(db: QueryBuilder) {
  const add = (accountId: string, token: string) =>
    db.insertInto('monitor_calendar').values({ account_id: accountId, token })
  return {
    /** The member's calendar, which begins with the first request for it. */
    findOrCreate: (accountId: string, token: string): Promise<CalendarRow> =>
      add(accountId, token)
        .onConflict((same) =>
          same.column('account_id').doUpdateSet((query) => ({ token: query.ref('monitor_calendar.token') })),
        )
        .returning(columns)
        .executeTakeFirstOrThrow(),

    renew: (accountId: string, token: string): Promise<CalendarRow> =>
      add(accountId, token)
        .onConflict((same) =>
          same
            .column('account_id')
            .doUpdateSet((query) => ({ token: query.ref('excluded.token'), created_at: query.fn('now') })),
        )
        .returning(columns)
        .executeTakeFirstOrThrow(),

    /** Null where there is none, or its member is shut out. */
    async findByToken(token: string): Promise<CalendarRow | null> {
      const found = await db
        .selectFrom('monitor_calendar')
        .select(columns)
        .where('token', '=', token)
        .where('account_id', 'in', (query) => query.selectFrom('account').select('id').where('status', '=', 'active'))
        .executeTakeFirst()
      return found ?? null
    },

    async listRenewalRules(accountId: string): Promise<MonitorRule[]> {
      const rows = await db
        .selectFrom('monitor')
        .select('rule')
        .where('account_id', '=', accountId)
        .where('type', '=', 'renewal')
        .where('paused_at', 'is', null)
        .orderBy('id')
        .execute()
      return rows.map(({ rule }) => rule)
    },

    /** Records of a rule that can be renewed within two years. */
    listRenewalMarks: async (rule: MonitorRule, today: string, limit: number) =>
      (await listRenewalMarks(db, rule, { today, years: YEARS, limit })).marks,
  }
}
export type CalendarRepository = ReturnType<typeof createCalendarRepository>
