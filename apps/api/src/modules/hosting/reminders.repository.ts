import { changeLocked, type QueryBuilder } from '@markwright/db'
import type { ReminderPlan } from '@markwright/hosting'
import { randomUUID } from 'node:crypto'

export type StoredReminder = ReminderPlan & { clientId: string | null; version: number }

/** When members are reminded of last days. */
export function createRemindersRepository(db: QueryBuilder) {
  const find = async (tx: QueryBuilder, accountId: string, clientId: string | null): Promise<StoredReminder | null> => {
    const row = await tx
      .selectFrom('hosting_reminder')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('client_id', 'is not distinct from', clientId)
      .executeTakeFirst()
    return row
      ? {
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
        }
      : null
  }

  return {
    find: (accountId: string, clientId: string | null) => find(db, accountId, clientId),

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
