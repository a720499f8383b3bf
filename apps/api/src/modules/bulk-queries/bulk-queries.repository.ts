import { type QueryBuilder, queryBuilderOf } from '@markwright/db'
import type { JobError, JobState } from '@markwright/jobs'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { SimilarityLevel } from '@markwright/similarity'
import type { Pool, PoolClient } from 'pg'

export type BulkOutcome = 'found' | 'near' | 'none' | 'bad'

/** Whom and what a list is looked for among; the worker reads it from the row. */
export type BulkSettings = {
  degree: 'high' | 'middle' | 'low'
  countries: string[]
  /** Empty for all 45. */
  classes: number[]
  statuses: number[]
  statusesAbroad: number[]
  /** As given. */
  classify: string
}

export type BulkDraft = {
  id: string
  accountId: string
  jobId: string
  title: string
  kind: 'auto' | 'name' | 'number'
  settings: BulkSettings
  entries: string[]
}

export type BulkQueryRow = Omit<BulkDraft, 'entries'> & {
  rowCount: number
  dataVersion: number | null
  engineVersion: string | null
  createdAt: Date
  state: JobState
  error: JobError | null
  counts: Record<BulkOutcome, number>
}

export type BulkHit = {
  id: string
  country: string
  appNo: string
  name: string | null
  status: number
  score: number | null
  level: SimilarityLevel | null
}

export type BulkRowRow = {
  ordinal: number
  input: string
  outcome: BulkOutcome | null
  reason: { id: string; cn: string; en: string } | null
  hits: number | null
  best: BulkHit[] | null
}

const SELECT = `
SELECT b.id, b.account_id AS "accountId", b.job_id AS "jobId", b.title, b.kind, b.settings, b.row_count AS "rowCount",
  b.data_version AS "dataVersion", b.engine_version AS "engineVersion", b.created_at AS "createdAt",
  coalesce(j.state, 'cancelled') AS state, j.error, c.counts
FROM bulk_query b
LEFT JOIN job j ON j.id = b.job_id
CROSS JOIN LATERAL (
  SELECT json_build_object('found', count(*) FILTER (WHERE outcome = 'found'),
    'near', count(*) FILTER (WHERE outcome = 'near'), 'none', count(*) FILTER (WHERE outcome = 'none'),
    'bad', count(*) FILTER (WHERE outcome = 'bad')) AS counts
  FROM bulk_row r WHERE r.bulk_query_id = b.id) c`

export function createBulkQueriesRepository({ pool }: { pool: Pool }) {
  return {
    /** Saves a list, and by `record` its job; false where there is one of this id already. */
    create: (draft: BulkDraft, record: (client: PoolClient, tx: QueryBuilder) => Promise<void>): Promise<boolean> =>
      inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(
          `INSERT INTO bulk_query (id, account_id, job_id, title, kind, settings, row_count)
           VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING`,
          [
            draft.id,
            draft.accountId,
            draft.jobId,
            draft.title,
            draft.kind,
            JSON.stringify(draft.settings),
            draft.entries.length,
          ],
        )
        if (rowCount === 0) return false
        await record(client, queryBuilderOf(client))
        await client.query(
          `INSERT INTO bulk_row (bulk_query_id, ordinal, input)
           SELECT $1, ordinal, input FROM unnest($2::text[]) WITH ORDINALITY AS listed(input, ordinal)`,
          [draft.id, draft.entries],
        )
        return true
      }),

    async find(accountId: string, id: string): Promise<BulkQueryRow | null> {
      const { rows } = await pool.query<BulkQueryRow>(`${SELECT} WHERE b.account_id = $1 AND b.id = $2`, [
        accountId,
        id,
      ])
      return rows[0] ?? null
    },

    async list(accountId: string, { skip, take }: { skip: number; take: number }): Promise<BulkQueryRow[]> {
      const { rows } = await pool.query<BulkQueryRow>(
        `${SELECT} WHERE b.account_id = $1 ORDER BY b.created_at DESC, b.id DESC OFFSET $2 LIMIT $3`,
        [accountId, skip, take],
      )
      return rows
    },

    async count(accountId: string): Promise<number> {
      const { rows } = await pool.query<{ n: number }>(
        'SELECT count(*)::int AS n FROM bulk_query WHERE account_id = $1',
        [accountId],
      )
      return rows[0]!.n
    },

    async listRows(
      id: string,
      outcome: BulkOutcome | null,
      { skip, take }: { skip: number; take: number | null },
    ): Promise<{ rows: BulkRowRow[]; total: number }> {
      const matching = 'FROM bulk_row WHERE bulk_query_id = $1 AND ($2::bulk_outcome IS NULL OR outcome = $2)'
      const [{ rows }, counted] = await Promise.all([
        pool.query<BulkRowRow>(
          `SELECT ordinal, input, outcome, reason, hits, best ${matching} ORDER BY ordinal OFFSET $3 LIMIT $4`,
          [id, outcome, skip, take],
        ),
        pool.query<{ n: number }>(`SELECT count(*)::int AS n ${matching}`, [id, outcome]),
      ])
      return { rows, total: counted.rows[0]!.n }
    },

    async delete(accountId: string, id: string): Promise<void> {
      await pool.query('DELETE FROM bulk_query WHERE account_id = $1 AND id = $2', [accountId, id])
    },
  }
}
export type BulkQueriesRepository = ReturnType<typeof createBulkQueriesRepository>
