import { changeLocked, type QueryBuilder, type Selectable, type Tables } from '@markwright/db'
import type { ReminderPlan } from '@markwright/hosting'
import { randomUUID } from 'node:crypto'

export type StoredReminder = ReminderPlan & { clientId: string | null; version: number }

/** When members are reminded of last days. */
export function createRemindersRepository(db: QueryBuilder) {
  const of = (tx: QueryBuilder, accountId: string) =>
    tx.selectFrom('hosting_reminder').selectAll().where('account_id', '=', accountId)
  const find = async (tx: QueryBuilder, accountId: string, clientId: string | null): Promise<StoredReminder | null> => {
    const row = await of(tx, accountId).where('client_id', 'is not distinct from', clientId).executeTakeFirst()
    return row ? storedReminder(row) : null
  }

  return {
    find: (accountId: string, clientId: string | null) => find(db, accountId, clientId),

    /** That of everything comes first. */
    list: async (accountId: string): Promise<StoredReminder[]> => {
      const rows = await of(db, accountId)
        .orderBy('client_id', (order) => order.asc().nullsFirst())
        .execute()
      return rows.map(storedReminder)
    },

    /** False where it has another version; one that there is not has 0. */
    remove: (accountId: string, clientId: string | null, version: number): Promise<boolean> =>
      changeLocked(db, accountId, async (tx) => {
        const stored = await find(tx, accountId, clientId)
        if ((stored?.version ?? 0) !== version) return false
        await tx
          .deleteFrom('hosting_reminder')
          .where('account_id', '=', accountId)
          .where('client_id', 'is not distinct from', clientId)
          .execute()
        return true
      }),

    /** False where it has another version; that of one that there is not yet is 0. */
    save: (accountId: string, clientId: string | null, version: number, plan: ReminderPlan): Promise<boolean> =>
      changeLocked(db, accountId, async (tx) => {
        const stored = await find(tx, accountId, clientId)
        if ((stored?.version ?? 0) !== version) return false
        const columns = {
          is_on: plan.isOn,
          days_before: plan.daysBefore,
          interval: plan.interval,
          weekday: plan.weekday,
          month_day: plan.monthDay,
          by_site: plan.bySite,
          by_email: plan.byEmail,
          emails: plan.emails,
          version: version + 1,
        }
        if (stored)
          await tx
            .updateTable('hosting_reminder')
            .set(columns)
            .where('account_id', '=', accountId)
            .where('client_id', 'is not distinct from', clientId)
            .execute()
        else
          await tx
            .insertInto('hosting_reminder')
            .values({ id: randomUUID(), account_id: accountId, client_id: clientId, ...columns })
            .execute()
        return true
      }),
  }
}
export type RemindersRepository = ReturnType<typeof createRemindersRepository>

const storedReminder = (row: Selectable<Tables['hosting_reminder']>): StoredReminder => ({
  clientId: row.client_id,
  isOn: row.is_on,
  daysBefore: row.days_before,
  interval: row.interval as ReminderPlan['interval'],
  weekday: row.weekday,
  monthDay: row.month_day,
  bySite: row.by_site,
  byEmail: row.by_email,
  emails: row.emails,
  version: row.version,
})
