import {
  expressionBuilder,
  marksWithApplicant,
  type QueryBuilder,
  queryBuilder,
  queryBuilderOf,
  sql,
  type Tables,
} from '@markwright/db'
import { type NewNotice, recordEvent } from '@markwright/jobs'
import type { MonitorChannel, MonitorEventKind, MonitorType } from '@markwright/monitoring/monitor-rule'
import { type MonitorFrequency, nextDigest } from '@markwright/monitoring/next-digest'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { SimilarityLevel } from '@markwright/similarity'
import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { holdLease } from '../imports/import-record.repository.ts'
import { sendByChannels } from './send-digest.repository.ts'

/** A hit in a digest. Days are `YYYY-MM-DD`. */
export type FormattedHit = {
  id: string
  kind: MonitorEventKind
  publicId: string
  office: string
  applicationNumber: string
  name: string | null
  classes: number[]
  status: number
  applicantName: string | null
  score: number | null
  level: SimilarityLevel | null
  facts: { before: string; after: string } | null
  deadlineOn: string | null
}

export type FormattedMonitor = { id: string; name: string; type: MonitorType; unsubscribeToken: string }
export type Digest = { monitor: FormattedMonitor; hitCount: number; hits: FormattedHit[] }

type LockedMonitor = FormattedMonitor & {
  accountId: string
  channels: MonitorChannel[]
  frequency: MonitorFrequency
  email: string | null
}

/** Hits in one event; all of them are read by the API. */
const EVENT_HITS = 100

export function createDigestsRepository(pool: Pool) {
  const builder = queryBuilder(pool)
  const readDigest = async (db: QueryBuilder, digestId: string, limit: number): Promise<Digest | null> => {
    const found = await db
      .selectFrom('monitor_digest as d')
      .innerJoin('monitor as m', 'm.id', 'd.monitor_id')
      .select(['m.id', 'm.name', 'm.type', 'm.unsubscribe_token as unsubscribeToken', 'd.hit_count as hitCount'])
      .where('d.id', '=', digestId)
      .executeTakeFirst()
    if (!found) return null
    const { hitCount, ...monitor } = found
    const hits = await marksWithApplicant(db)
      .innerJoin('monitor_hit as h', 'h.trademark_id', 't.id')
      .select((query) => [
        'h.id',
        'h.kind',
        't.public_id as publicId',
        't.office',
        't.application_number as applicationNumber',
        query.fn.coalesce('t.mark_text', 't.mark_text_other').as('name'),
        't.classes',
        't.status',
        'applicant.name as applicantName',
        sql<number | null>`round(${query.ref('h.score')}::numeric, 1)::float8`.as('score'),
        'h.level',
        'h.facts',
        'h.deadline_on as deadlineOn',
      ])
      .$narrowType<{ kind: MonitorEventKind; level: SimilarityLevel | null }>()
      .where('h.digest_id', '=', digestId)
      .orderBy('h.score', (order) => order.desc().nullsLast())
      .orderBy('h.deadline_on', (order) => order.asc().nullsLast())
      .orderBy('h.id')
      .limit(limit)
      .execute()
    return { monitor, hitCount, hits }
  }

  return {
    readDigest: (digestId: string, limit: number) => readDigest(builder, digestId, limit),

    async listDue(now: Date): Promise<string[]> {
      const rows = await dueMonitors(builder, now).select('m.id').orderBy('m.id').execute()
      return rows.map(({ id }) => id)
    },

    hasDue: async (now: Date): Promise<boolean> =>
      (await dueMonitors(builder, now).select('m.id').limit(1).executeTakeFirst()) !== undefined,

    /**
     * Makes a digest of the hits of which a monitor has not notified, where it is still due: digest, notice on the site and
     * jobs for the other ways, all or nothing. Gives the jobs, and none where there is nothing new.
     * @throws LeaseLost
     */
    compose: (
      monitorId: string,
      { now, hitsFormatted, noticeOf }: { now: Date; hitsFormatted: number; noticeOf: (digest: Digest) => NewNotice },
      run: { jobId: string; lease: string },
    ): Promise<{ jobs: string[] } | null> =>
      inTransaction(pool, async (client) => {
        const tx = queryBuilderOf(client)
        const monitor = await lockDue(tx, monitorId, now)
        if (!monitor) return null
        await tx
          .updateTable('monitor')
          .set({ next_digest_at: nextDigest(monitor.frequency, now) })
          .where('id', '=', monitorId)
          .execute()
        const digestId = await gatherHits(tx, monitorId)
        const jobs =
          digestId === null
            ? []
            : await sendByChannels(client, digestId, monitor, async () => {
                const digest = await readDigest(tx, digestId, hitsFormatted)
                return digest && noticeOf(digest)
              })
        if (digestId !== null) await recordHits(client, monitor, await readDigest(tx, digestId, EVENT_HITS))
        await holdLease(client, run)
        return digestId === null ? null : { jobs }
      }),
  }
}
export type DigestsRepository = ReturnType<typeof createDigestsRepository>

/** Events of a digest; renewals have one of their own. */
async function recordHits(client: PoolClient, { id, name, accountId }: LockedMonitor, digest: Digest | null) {
  if (!digest) return
  const data = { monitorId: id, monitorName: name, total: digest.hitCount }
  const isRenewal = ({ kind }: FormattedHit) => kind === 'renewal' || kind === 'grace'
  const renewals = digest.hits.filter(isRenewal)
  const others = digest.hits.filter((hit) => !isRenewal(hit))
  if (others.length > 0) await recordEvent(client, accountId, 'monitor.hit', { ...data, hits: others.map(eventHit) })
  if (renewals.length > 0) {
    const event = { id: randomUUID(), at: new Date() }
    for (const type of ['renewal.due', 'deadline.due'] as const)
      await recordEvent(client, accountId, type, { ...data, hits: renewals.map(eventHit) }, event)
  }
}

const eventHit = ({ id, kind, publicId, office, applicationNumber, name, score, deadlineOn }: FormattedHit) => ({
  hitId: id,
  kind,
  markId: publicId,
  country: office,
  appNo: applicationNumber,
  name,
  score,
  deadline: deadlineOn,
})

/** Hits that are in no digest yet; what has been decided already is no news. */
const isPending = () => {
  const hit = expressionBuilder<Tables, 'monitor_hit'>()
  return hit.and([hit('monitor_hit.digest_id', 'is', null), hit('monitor_hit.verdict', 'is', null)])
}

const dueMonitors = (db: QueryBuilder, now: Date) =>
  db
    .selectFrom('monitor as m')
    .innerJoin('account as a', 'a.id', 'm.account_id')
    .where('a.status', '=', 'active')
    .where('m.paused_at', 'is', null)
    .where((is) =>
      is.or([
        is('m.next_digest_at', '<=', now),
        is.and([
          is('m.frequency', '=', 'issue'),
          is.exists(
            is
              .selectFrom('monitor_hit')
              .select('monitor_hit.id')
              .whereRef('monitor_hit.monitor_id', '=', 'm.id')
              .where(isPending()),
          ),
        ]),
      ]),
    )

async function lockDue(tx: QueryBuilder, monitorId: string, now: Date): Promise<LockedMonitor | null> {
  const found = await dueMonitors(tx, now)
    .select([
      'm.id',
      'm.name',
      'm.type',
      'm.unsubscribe_token as unsubscribeToken',
      'm.account_id as accountId',
      'm.channels',
      'm.frequency',
      'a.email',
    ])
    .$narrowType<{ channels: MonitorChannel[] }>()
    .where('m.id', '=', monitorId)
    .forUpdate('m')
    .executeTakeFirst()
  return found ?? null
}

/** Puts the hits that are in no digest yet into a new one; null where there are none. */
async function gatherHits(tx: QueryBuilder, monitorId: string): Promise<string | null> {
  const digestId = randomUUID()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('monitor_digest')
    .columns(['id', 'monitor_id', 'hit_count'])
    .expression((of) =>
      of
        .selectFrom('monitor_hit')
        .select((query) => [
          sql<string>`${digestId}::uuid`.as('id'),
          sql<string>`${query.val(monitorId)}::uuid`.as('monitor_id'),
          sql<number>`count(*)::int`.as('n'),
        ])
        .where('monitor_hit.monitor_id', '=', monitorId)
        .where(isPending())
        .having(({ fn }) => fn.countAll(), '>', 0),
    )
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return null
  await tx
    .updateTable('monitor_hit')
    .set({ digest_id: digestId })
    .where('monitor_id', '=', monitorId)
    .where(isPending())
    .execute()
  return digestId
}
