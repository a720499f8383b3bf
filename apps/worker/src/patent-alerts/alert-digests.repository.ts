import { type QueryBuilder, queryBuilder, sql, statementsOf } from '@markwright/db'
import type { NewNotice } from '@markwright/jobs'
import type { MonitorChannel } from '@markwright/monitoring/monitor-rule'
import { nextDigest } from '@markwright/monitoring/next-digest'
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { sendByChannels } from '../monitoring/send-digest.repository.ts'
import { holdPatentJob } from '../patents/patent-import.repository.ts'
import type { Run } from './alerts.repository.ts'

/** Hits of alerts that are sent at once: digests, as monitors have them. */
export function createAlertDigestsRepository(pool: Pool) {
  const db = queryBuilder(pool)

  /** Alerts whose hour has come, and those that send after every import and have something to send. */
  const due = (tx: QueryBuilder, now: Date) =>
    tx
      .selectFrom('patent_alert as a')
      .innerJoin('saved_patent_search as s', 's.id', 'a.id')
      .innerJoin('account as o', 'o.id', 's.account_id')
      .where('o.status', '=', 'active')
      .where('a.paused_at', 'is', null)
      .where((where) =>
        where.or([
          where('a.next_digest_at', '<=', now),
          where.and([
            where('a.frequency', '=', 'issue'),
            where.exists(
              where
                .selectFrom('patent_alert_hit as h')
                .select('h.patent_id')
                .whereRef('h.alert_id', '=', 'a.id')
                .where('h.digest_id', 'is', null),
            ),
          ]),
        ]),
      )

  return {
    readDigest: (digestId: string, limit: number) => readDigest(db, digestId, limit),

    async listDue(now: Date): Promise<string[]> {
      return (await due(db, now).select('a.id').orderBy('a.id').execute()).map(({ id }) => id)
    },

    async hasDue(now: Date): Promise<boolean> {
      return (await due(db, now).select('a.id').limit(1).executeTakeFirst()) !== undefined
    },

    /**
     * Makes a digest of the hits that an alert has not sent, where it is still due: digest, notice on the site and jobs
     * for the other ways, all or nothing. Gives the jobs; null where there is nothing new.
     * @throws LeaseLost
     */
    compose: (
      alertId: string,
      { now, hitsNamed, noticeOf }: { now: Date; hitsNamed: number; noticeOf: (digest: AlertDigest) => NewNotice },
      run: Run,
    ): Promise<string[] | null> =>
      db.transaction().execute(async (tx) => {
        const alert = await due(tx, now)
          .where('a.id', '=', alertId)
          .select(['s.account_id', 'a.channels', 'a.frequency', 'o.email'])
          .forUpdate('a')
          .executeTakeFirst()
        if (!alert) return null
        await tx
          .updateTable('patent_alert')
          .set({ next_digest_at: nextDigest(alert.frequency, now) })
          .where('id', '=', alertId)
          .execute()
        const digestId = await gatherHits(tx, alertId)
        const receiver = {
          accountId: alert.account_id,
          channels: alert.channels as MonitorChannel[],
          email: alert.email,
        }
        const jobs =
          digestId === null
            ? null
            : await sendByChannels(statementsOf(tx), digestId, receiver, async () => {
                const digest = await readDigest(tx, digestId, hitsNamed)
                return digest && noticeOf(digest)
              })
        await holdPatentJob(tx, run)
        return jobs
      }),
  }
}
export type AlertDigestsRepository = ReturnType<typeof createAlertDigestsRepository>
export type AlertDigest = NonNullable<Awaited<ReturnType<typeof readDigest>>>

/** At most `limit` of its hits, the latest publications first. */
async function readDigest(tx: QueryBuilder, digestId: string, limit: number) {
  const found = await tx
    .selectFrom('monitor_digest as d')
    .innerJoin('patent_alert as a', 'a.id', 'd.alert_id')
    .innerJoin('saved_patent_search as s', 's.id', 'a.id')
    .where('d.id', '=', digestId)
    .select(['a.id', 's.name', 's.content', 'a.unsubscribe_token', 'd.hit_count'])
    .executeTakeFirst()
  if (!found) return null
  const hits = await tx
    .selectFrom('patent_alert_hit as h')
    .innerJoin('patent as p', 'p.id', 'h.patent_id')
    .where('h.digest_id', '=', digestId)
    .select(['p.public_id', 'p.titles', 'p.language', 'p.applicant_names', 'p.published_on', 'p.country', 'p.type'])
    .orderBy('p.published_on', (order) => order.desc().nullsLast())
    .orderBy('p.id')
    .limit(limit)
    .execute()
  return { ...found, hits }
}

/** Puts the hits that have not been sent into a new digest; null where there are none. */
async function gatherHits(tx: QueryBuilder, alertId: string): Promise<string | null> {
  const { count } = await tx
    .selectFrom('patent_alert_hit')
    .where('alert_id', '=', alertId)
    .where('digest_id', 'is', null)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  if (count === 0) return null
  const id = randomUUID()
  await tx.insertInto('monitor_digest').values({ id, alert_id: alertId, hit_count: count }).execute()
  await tx
    .updateTable('patent_alert_hit')
    .set({ digest_id: id })
    .where('alert_id', '=', alertId)
    .where('digest_id', 'is', null)
    .execute()
  return id
}
