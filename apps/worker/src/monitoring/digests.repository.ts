import { type NewNotice, recordEvent } from '@markwright/jobs'
import type { MonitorChannel, MonitorEventKind, MonitorType } from '@markwright/monitoring/monitor-rule'
import { type MonitorFrequency, nextDigest } from '@markwright/monitoring/next-digest'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { SimilarityLevel } from '@markwright/similarity'
import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { holdLease } from '../imports/import-record.ts'
import { sendByChannels } from './send-digest.ts'

/** A hit as a digest tells of it. Days are `YYYY-MM-DD`. */
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

// What has been decided already is no news.
const PENDING = 'monitor_id = m.id AND digest_id IS NULL AND verdict IS NULL'
const DUE = `m.paused_at IS NULL AND (m.next_digest_at <= $1
  OR (m.frequency = 'issue' AND EXISTS (SELECT FROM monitor_hit WHERE ${PENDING})))
  AND EXISTS (SELECT FROM account a WHERE a.id = m.account_id AND a.status = 'active')`

const HITS = `
SELECT h.id, h.kind, t.public_id AS "publicId", t.office, t.application_number AS "applicationNumber",
  coalesce(t.mark_text, t.mark_text_other) AS name, t.classes, t.status, p.name AS "applicantName",
  round(h.score::numeric, 1)::float8 AS score, h.level, h.facts, h.deadline_on::text AS "deadlineOn"
FROM monitor_hit h JOIN trademark t ON t.id = h.trademark_id
LEFT JOIN trademark_party tp ON tp.trademark_id = t.id AND tp.role = 'applicant' AND tp.position = 0
LEFT JOIN party p ON p.id = tp.party_id
WHERE h.digest_id = $1 ORDER BY h.score DESC NULLS LAST, h.deadline_on NULLS LAST, h.id LIMIT $2`

type LockedMonitor = FormattedMonitor & {
  accountId: string
  channels: MonitorChannel[]
  frequency: MonitorFrequency
  email: string | null
}

/** Hits in one event; all of them are read by the API. */
const EVENT_HITS = 100

export function createDigestsRepository(pool: Pool) {
  const readDigest = async (db: Pick<Pool, 'query'>, digestId: string, limit: number): Promise<Digest | null> => {
    const { rows } = await db.query<FormattedMonitor & { hitCount: number }>(
      `SELECT m.id, m.name, m.type, m.unsubscribe_token AS "unsubscribeToken", d.hit_count AS "hitCount"
       FROM monitor_digest d JOIN monitor m ON m.id = d.monitor_id WHERE d.id = $1`,
      [digestId],
    )
    const [found] = rows
    if (!found) return null
    const { hitCount, ...monitor } = found
    const { rows: hits } = await db.query<FormattedHit>(HITS, [digestId, limit])
    return { monitor, hitCount, hits }
  }

  return {
    readDigest: (digestId: string, limit: number) => readDigest(pool, digestId, limit),

    async listDue(now: Date): Promise<string[]> {
      const { rows } = await pool.query<{ id: string }>(`SELECT m.id FROM monitor m WHERE ${DUE} ORDER BY m.id`, [now])
      return rows.map(({ id }) => id)
    },

    async hasDue(now: Date): Promise<boolean> {
      return (await pool.query(`SELECT FROM monitor m WHERE ${DUE} LIMIT 1`, [now])).rowCount === 1
    },

    /**
     * Makes a digest of the hits that a monitor has not told of, where it is still due: digest, notice on the site and
     * jobs for the other ways, all or nothing. Gives the jobs, and none where there is nothing new.
     * @throws LeaseLost
     */
    compose: (
      monitorId: string,
      { now, hitsFormatted, noticeOf }: { now: Date; hitsFormatted: number; noticeOf: (digest: Digest) => NewNotice },
      run: { jobId: string; lease: string },
    ): Promise<{ jobs: string[] } | null> =>
      inTransaction(pool, async (client) => {
        const monitor = await lockDue(client, monitorId, now)
        if (!monitor) return null
        await client.query('UPDATE monitor SET next_digest_at = $2 WHERE id = $1', [
          monitorId,
          nextDigest(monitor.frequency, now),
        ])
        const digestId = await gatherHits(client, monitorId)
        const jobs =
          digestId === null
            ? []
            : await sendByChannels(client, digestId, monitor, async () => {
                const digest = await readDigest(client, digestId, hitsFormatted)
                return digest && noticeOf(digest)
              })
        if (digestId !== null) await recordHits(client, monitor, await readDigest(client, digestId, EVENT_HITS))
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
  if (renewals.length > 0)
    await recordEvent(client, accountId, 'renewal.due', { ...data, hits: renewals.map(eventHit) })
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

async function lockDue(client: PoolClient, monitorId: string, now: Date): Promise<LockedMonitor | null> {
  const { rows } = await client.query<LockedMonitor>(
    `SELECT m.id, m.name, m.type, m.unsubscribe_token AS "unsubscribeToken", m.account_id AS "accountId", m.channels,
       m.frequency, a.email
     FROM monitor m JOIN account a ON a.id = m.account_id WHERE m.id = $2 AND ${DUE} FOR UPDATE OF m`,
    [now, monitorId],
  )
  return rows[0] ?? null
}

/** Puts the hits that have not been told of into a new digest; null where there are none. */
async function gatherHits(client: PoolClient, monitorId: string): Promise<string | null> {
  const digestId = randomUUID()
  const { rowCount } = await client.query(
    `WITH pending AS (SELECT count(*)::int AS n FROM monitor_hit, (SELECT $2::uuid AS id) m WHERE ${PENDING})
     INSERT INTO monitor_digest (id, monitor_id, hit_count) SELECT $1, $2, n FROM pending WHERE n > 0`,
    [digestId, monitorId],
  )
  if (rowCount !== 1) return null
  await client.query(`UPDATE monitor_hit SET digest_id = $1 FROM (SELECT $2::uuid AS id) m WHERE ${PENDING}`, [
    digestId,
    monitorId,
  ])
  return digestId
}
