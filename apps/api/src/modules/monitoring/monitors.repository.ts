import { type QueryBuilder, queryBuilderOf } from '@markwright/db'
import type { MonitorChannel, MonitorRule, MonitorType } from '@markwright/monitoring/monitor-rule'
import type { MonitorFrequency } from '@markwright/monitoring/next-digest'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool } from 'pg'
import type { MonitorQuery } from './read-monitor.ts'

/** What is kept of what a member has given. */
export type MonitorDraft = {
  name: string
  type: MonitorType
  query: MonitorQuery
  rule: MonitorRule
  channels: MonitorChannel[]
  frequency: MonitorFrequency
  webhookUrl: string | null
  nextDigestAt: Date | null
  /** Of a monitor of a picture; undefined where it stays. */
  picture: Uint8Array | null | undefined
}

export type MonitorRow = Omit<MonitorDraft, 'nextDigestAt' | 'picture'> & {
  id: string
  picture: Buffer | null
  pausedAt: Date | null
  evaluatedAt: Date | null
  evaluatedVersion: number
  nextDigestAt: Date | null
  version: number
  createdAt: Date
  hitCount: number
  openCount: number
  lastHitAt: Date | null
  problems: { channel: MonitorChannel; problem: { cn: string; en: string } }[]
}

export type MonitorFilter = {
  accountId: string
  keyword: string | null
  type: MonitorType | null
  isPaused: boolean | null
}
export type MonitorSort = '-createTime' | 'name' | '-lastHitTime' | '-openCount'

const SELECT = `
SELECT m.id, m.name, m.type, m.query, m.rule, m.picture, m.channels, m.frequency, m.webhook_url AS "webhookUrl",
  m.paused_at AS "pausedAt", m.evaluated_at AS "evaluatedAt", m.evaluated_version AS "evaluatedVersion",
  m.next_digest_at AS "nextDigestAt", m.version, m.created_at AS "createdAt",
  hits.n AS "hitCount", hits.open AS "openCount", hits.latest AS "lastHitAt",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('channel', v.channel, 'problem', v.problem) ORDER BY v.channel), '[]')
   FROM monitor_delivery v WHERE v.state = 'failed' AND v.problem IS NOT NULL AND v.digest_id =
     (SELECT d.id FROM monitor_digest d WHERE d.monitor_id = m.id ORDER BY d.created_at DESC LIMIT 1)) AS problems
FROM monitor m CROSS JOIN LATERAL (
  SELECT count(*)::int AS n, (count(*) FILTER (WHERE h.verdict IS NULL))::int AS open, max(h.found_at) AS latest
  FROM monitor_hit h WHERE h.monitor_id = m.id) hits`

const FILTERED = `m.account_id = $1 AND ($2::text IS NULL OR m.name ILIKE $2 OR m.query::text ILIKE $2)
  AND ($3::monitor_type IS NULL OR m.type = $3) AND ($4::boolean IS NULL OR (m.paused_at IS NOT NULL) = $4)`

const LAST_IMAGES = '(SELECT coalesce(max(news_batch), 0) FROM mark_image)'

const orders: Record<MonitorSort, string> = {
  '-createTime': 'm.created_at DESC',
  name: 'm.name',
  '-lastHitTime': 'hits.latest DESC NULLS LAST',
  '-openCount': 'hits.open DESC',
}

export function createMonitorsRepository({ pool }: { pool: Pool }) {
  const valuesOf = ({ accountId, keyword, type, isPaused }: MonitorFilter) => [
    accountId,
    keyword && `%${escapeLike(keyword)}%`,
    type,
    isPaused,
  ]
  const touched = async (statement: string, values: unknown[]) => (await pool.query(statement, values)).rowCount === 1

  return {
    async list(filter: MonitorFilter, sort: MonitorSort, { skip, take }: { skip: number; take: number }) {
      const { rows } = await pool.query<MonitorRow>(
        `${SELECT} WHERE ${FILTERED} ORDER BY ${orders[sort]}, m.created_at DESC, m.id OFFSET $5 LIMIT $6`,
        [...valuesOf(filter), skip, take],
      )
      return rows
    },

    async count(filter: MonitorFilter): Promise<number> {
      const { rows } = await pool.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM monitor m WHERE ${FILTERED}`,
        valuesOf(filter),
      )
      return rows[0]!.n
    },

    async find(accountId: string, id: string): Promise<MonitorRow | null> {
      const { rows } = await pool.query<MonitorRow>(`${SELECT} WHERE m.account_id = $1 AND m.id = $2`, [accountId, id])
      return rows[0] ?? null
    },

    /**
     * Begins to watch; a draft with a known id changes nothing. `use` is told how many monitors there would be then, and
     * throws where that is refused: others of the member wait for it.
     */
    create: (
      accountId: string,
      id: string,
      token: string,
      draft: MonitorDraft,
      use: (count: number, tx: QueryBuilder) => Promise<void>,
    ): Promise<void> =>
      inTransaction(pool, async (client) => {
        await client.query('SELECT FROM account WHERE id = $1 FOR UPDATE', [accountId])
        const { rows } = await client.query<{ others: number; known: number }>(
          `SELECT count(*)::int AS others, (count(*) FILTER (WHERE id = $2))::int AS known
           FROM monitor WHERE account_id = $1`,
          [accountId, id],
        )
        if (rows[0]!.known === 1) return
        await use(rows[0]!.others + 1, queryBuilderOf(client))
        await client.query(
          `INSERT INTO monitor (id, account_id, unsubscribe_token, name, type, query, rule, channels, frequency,
             webhook_url, next_digest_at, picture, evaluated_version, image_batch)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
             (SELECT coalesce(max(version), 0) FROM register_import), ${LAST_IMAGES})
           ON CONFLICT (id) DO NOTHING`,
          [id, accountId, token, ...columnsOf(draft), draft.picture],
        )
      }),

    /**
     * False where it is gone, or has been changed since it had that version. An evaluation that has kept a part begins
     * anew up to the same import, so that nothing is found twice.
     */
    update: (accountId: string, id: string, version: number, draft: MonitorDraft): Promise<boolean> =>
      touched(
        `UPDATE monitor SET name = $4, type = $5, query = $6, rule = $7, channels = $8, webhook_url = $10,
           next_digest_at = CASE WHEN frequency = $9::monitor_frequency THEN next_digest_at ELSE $11 END,
           frequency = $9, renewal_on = NULL, picture = CASE WHEN $12 THEN picture ELSE $13::bytea END,
           image_batch = CASE WHEN type = 'picture' THEN image_batch ELSE ${LAST_IMAGES} END,
           part_mark_id = CASE WHEN part_version IS NOT NULL THEN 0 END, version = version + 1
         WHERE account_id = $1 AND id = $2 AND version = $3`,
        [accountId, id, version, ...columnsOf(draft), draft.picture === undefined, draft.picture],
      ),

    pause: (accountId: string, id: string, pausedAt: Date | null): Promise<boolean> =>
      touched(
        `UPDATE monitor SET version = version + 1,
           paused_at = CASE WHEN $3::timestamptz IS NULL THEN NULL ELSE coalesce(paused_at, $3) END
         WHERE account_id = $1 AND id = $2`,
        [accountId, id, pausedAt],
      ),

    delete: (accountId: string, id: string): Promise<boolean> =>
      touched('DELETE FROM monitor WHERE account_id = $1 AND id = $2', [accountId, id]),

    async findEmail(accountId: string): Promise<string | null> {
      const { rows } = await pool.query<{ email: string | null }>('SELECT email FROM account WHERE id = $1', [
        accountId,
      ])
      return rows[0]?.email ?? null
    },

    /** Of a monitor or of an alert, by the token of its e-mails. */
    async findSubscription(token: string): Promise<{ name: string; subscribed: boolean } | null> {
      const { rows } = await pool.query<{ name: string; subscribed: boolean }>(
        `SELECT name, 'email' = ANY(channels) AS subscribed FROM monitor WHERE unsubscribe_token = $1
         UNION ALL SELECT s.name, 'email' = ANY(a.channels) FROM patent_alert a
           JOIN saved_patent_search s ON s.id = a.id WHERE a.unsubscribe_token = $1`,
        [token],
      )
      return rows[0] ?? null
    },

    async setSubscription(token: string, subscribed: boolean): Promise<void> {
      for (const table of ['monitor', 'patent_alert'])
        await pool.query(
          `UPDATE ${table} SET version = version + 1,
             channels = CASE WHEN $2 THEN array_append(array_remove(channels, 'email'), 'email')
               ELSE array_remove(channels, 'email') END
           WHERE unsubscribe_token = $1`,
          [token, subscribed],
        )
    },
  }
}
export type MonitorsRepository = ReturnType<typeof createMonitorsRepository>

const columnsOf = (draft: MonitorDraft) => [
  draft.name,
  draft.type,
  JSON.stringify(draft.query),
  JSON.stringify(draft.rule),
  draft.channels,
  draft.frequency,
  draft.webhookUrl,
  draft.nextDigestAt,
]
