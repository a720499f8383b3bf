import { type QueryBuilder, sql, namesOf } from '@markwright/db'
import type { MonitorChannel } from '@markwright/monitoring/monitor-rule'
import type { MonitorFrequency } from '@markwright/monitoring/next-digest'

const patent = namesOf('patent')

export type AlertDraft = {
  channels: MonitorChannel[]
  frequency: MonitorFrequency
  webhookUrl: string | null
  nextDigestAt: Date | null
}

/** Alerts of saved searches. That a search is the caller's own is checked before. */
export function createPatentAlertsRepository(db: QueryBuilder) {
  return {
    /** Begins to watch: what is in the register now is known. Changes nothing where there is an alert already. */
    async begin(id: string, unsubscribeToken: string, draft: AlertDraft): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('patent_alert')
        .values((of) => ({
          id,
          unsubscribe_token: unsubscribeToken,
          ...columnsOf(draft),
          next_digest_at: draft.nextDigestAt,
          last_known_id: of.selectFrom('patent').select(sql<number>`coalesce(max(id), 0)`.as('id')),
          evaluated_change: of
            .selectFrom('patent')
            .select(sql<string>`coalesce(max(${patent.change_id}), 0)`.as('change')),
        }))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    /** False where it has been changed since it had that version. */
    async change(id: string, version: number, draft: AlertDraft): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('patent_alert')
        .set((of) => ({
          ...columnsOf(draft),
          // A day that is waited for already is waited for still.
          next_digest_at: of
            .case()
            .when('frequency', '=', draft.frequency)
            .then(of.ref('next_digest_at'))
            .else(draft.nextDigestAt)
            .end(),
          version: of('version', '+', 1),
        }))
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** False where there is no alert. */
    async pause(id: string, pausedAt: Date | null): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('patent_alert')
        .set((of) => ({
          version: of('version', '+', 1),
          paused_at: pausedAt === null ? null : of.fn.coalesce('paused_at', of.val(pausedAt)),
        }))
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    end: (id: string) => db.deleteFrom('patent_alert').where('id', '=', id).execute(),

    /** Why the last notice of each alert did not arrive. */
    async listProblems(ids: readonly string[]) {
      if (ids.length === 0) return []
      const latest = db
        .selectFrom('monitor_digest')
        .distinctOn('alert_id')
        .select('id')
        .where('alert_id', 'in', [...ids])
        .orderBy('alert_id')
        .orderBy('created_at', 'desc')
      return db
        .selectFrom('monitor_delivery as v')
        .innerJoin('monitor_digest as d', 'd.id', 'v.digest_id')
        .where('d.id', 'in', latest)
        .where('v.state', '=', 'failed')
        .where('v.problem', 'is not', null)
        .select(['d.alert_id', 'v.channel', 'v.problem'])
        .orderBy('v.channel')
        .execute()
    },

    async listHits(id: string, { skip, take }: { skip: number; take: number }) {
      const hits = db.selectFrom('patent_alert_hit').where('alert_id', '=', id)
      const [rows, { total }] = await Promise.all([
        hits
          .select(['patent_id', 'found_at', 'digest_id'])
          .orderBy('found_at', 'desc')
          .orderBy('patent_id', 'desc')
          .offset(skip)
          .limit(take)
          .execute(),
        hits.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows, total }
    },

    async findEmail(accountId: string): Promise<string | null> {
      const found = await db.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirst()
      return found?.email ?? null
    },
  }
}
export type PatentAlertsRepository = ReturnType<typeof createPatentAlertsRepository>

const columnsOf = ({ channels, frequency, webhookUrl }: AlertDraft) => ({
  channels,
  frequency,
  webhook_url: webhookUrl,
})
