import { type QueryBuilder, queryBuilder, sql, namesOf } from '@markwright/db'
import type { Pool } from 'pg'
import { holdPatentJob } from '../patents/patent-import.repository.ts'

const patent = namesOf('patent')

export type Run = { jobId: string; lease: string }

/** Active alerts that have not been compared with a change, but those that are set back. */
const dueAlerts = (db: QueryBuilder, latest: string, now: Date) =>
  db
    .selectFrom('patent_alert as a')
    .innerJoin('saved_patent_search as s', 's.id', 'a.id')
    .innerJoin('account as o', 'o.id', 's.account_id')
    .where('o.status', '=', 'active')
    .where('a.paused_at', 'is', null)
    .where('a.evaluated_change', '<', latest)
    .where((where) => where.or([where('a.retry_at', 'is', null), where('a.retry_at', '<=', now)]))
    .select(['a.id', 's.rule', 'a.last_known_id', 'a.evaluated_change'])
    .orderBy('a.evaluated_change')
    .orderBy('a.id')
export type DueAlert = Awaited<ReturnType<ReturnType<typeof dueAlerts>['execute']>>[number]

/** Alerts and the publications that they have not been compared with. */
export function createAlertsRepository(pool: Pool) {
  const db = queryBuilder(pool)
  return {
    /** The last change of the register; changes are numbered in the order of their commits. */
    async latest(): Promise<string> {
      const { latest } = await db
        .selectFrom('patent')
        .select(sql<string>`coalesce(max(${patent.change_id}), 0)`.as('latest'))
        .executeTakeFirstOrThrow()
      return latest
    },

    listDue: (latest: string, now: Date, limit: number) => dueAlerts(db, latest, now).limit(limit).execute(),

    async hasDue(latest: string, now: Date): Promise<boolean> {
      return (await dueAlerts(db, latest, now).limit(1).executeTakeFirst()) !== undefined
    },

    /** Publications that are new to an alert and have changed since it was evaluated, in the order of the changes. */
    listCandidates: (alert: DueAlert, latest: string, limit: number) =>
      db
        .selectFrom('patent')
        .select(['id', 'change_id'])
        .where('id', '>', alert.last_known_id)
        .where('change_id', '>', alert.evaluated_change)
        .where('change_id', '<=', latest)
        .orderBy('change_id')
        .limit(limit)
        .execute(),

    async findPublication(publicId: string): Promise<number | null> {
      const found = await db.selectFrom('patent').select('id').where('public_id', '=', publicId).executeTakeFirst()
      return found?.id ?? null
    },

    /**
     * Stores what an alert has found up to a change and that it has been compared up to there, both or neither; false
     * where another worker has done so meanwhile, or where it is gone or paused. A publication is found once.
     * @throws LeaseLost
     */
    commit: (
      alert: DueAlert,
      { change, patentIds, now }: { change: string; patentIds: readonly number[]; now: Date },
      run: Run,
    ): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('patent_alert')
          .set({ evaluated_change: change, evaluated_at: now, retry_at: null })
          .where('id', '=', alert.id)
          .where('evaluated_change', '=', alert.evaluated_change)
          .where('paused_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows !== 1n) return false
        if (patentIds.length > 0)
          await tx
            .insertInto('patent_alert_hit')
            .values(patentIds.map((patent_id) => ({ alert_id: alert.id, patent_id, found_at: now })))
            .onConflict((conflict) => conflict.columns(['alert_id', 'patent_id']).doNothing())
            .execute()
        await holdPatentJob(tx, run)
        return true
      }),

    /** Lets an alert that could not be evaluated wait. */
    setBack: (id: string, until: Date) =>
      db.updateTable('patent_alert').set({ retry_at: until }).where('id', '=', id).execute(),
  }
}
export type AlertsRepository = ReturnType<typeof createAlertsRepository>
