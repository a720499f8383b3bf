import { advanceJob } from '@markwright/jobs'
import type { Pool } from 'pg'

export type BulkQueryRecord = {
  kind: 'auto' | 'name' | 'number'
  settings: {
    degree: 'high' | 'middle' | 'low'
    countries: string[]
    classes: number[]
    statuses: number[]
    statusesAbroad: number[]
  }
  rowCount: number
}

export type BulkFinding = {
  ordinal: number
  outcome: 'found' | 'near' | 'none' | 'bad'
  reason: object | null
  hits: number | null
  best: object[] | null
}

/** A record as a finding keeps it. */
export type FoundRecord = {
  markId: number
  id: string
  country: string
  appNo: string
  name: string | null
  status: number
}

const RECORD = `t.id AS "markId", t.public_id AS id, t.office AS country, t.application_number AS "appNo",
  coalesce(t.mark_text, t.mark_text_other) AS name, t.status`

export function createBulkQueryRepository(pool: Pool) {
  return {
    async find(id: string): Promise<BulkQueryRecord | null> {
      const { rows } = await pool.query<BulkQueryRecord>(
        'SELECT kind, settings, row_count AS "rowCount" FROM bulk_query WHERE id = $1',
        [id],
      )
      return rows[0] ?? null
    },

    /** The next rows that nobody has looked for yet, and how many there are of them. */
    async listWaiting(
      id: string,
      limit: number,
    ): Promise<{ rows: { ordinal: number; input: string }[]; total: number }> {
      const { rows } = await pool.query<{ ordinal: number; input: string; total: number }>(
        `SELECT ordinal, input, count(*) OVER ()::int AS total FROM bulk_row
         WHERE bulk_query_id = $1 AND outcome IS NULL ORDER BY ordinal LIMIT $2`,
        [id, limit],
      )
      return { rows, total: rows[0]?.total ?? 0 }
    },

    /** Keeps what was found of rows that still wait, while the run still holds its job; tells of how many. */
    async keep(
      id: string,
      { jobId, lease }: { jobId: string; lease: string },
      findings: BulkFinding[],
    ): Promise<number> {
      const { rowCount } = await pool.query(
        `UPDATE bulk_row r SET outcome = f.outcome, reason = f.reason, hits = f.hits, best = f.best
         FROM jsonb_to_recordset($4::jsonb)
           AS f(ordinal int, outcome bulk_outcome, reason jsonb, hits int, best jsonb)
         WHERE r.bulk_query_id = $1 AND r.ordinal = f.ordinal AND r.outcome IS NULL
           AND EXISTS (SELECT 1 FROM job WHERE id = $2 AND lease = $3 AND state = 'active')`,
        [id, jobId, lease, JSON.stringify(findings)],
      )
      if (rowCount) await advanceJob(pool, jobId, lease)
      return rowCount ?? 0
    },

    async stamp(id: string, stamp: { dataVersion: number; engineVersion: string }): Promise<void> {
      await pool.query('UPDATE bulk_query SET data_version = $2, engine_version = $3 WHERE id = $1', [
        id,
        stamp.dataVersion,
        stamp.engineVersion,
      ])
    },

    async countOutcomes(id: string): Promise<Record<string, number>> {
      const { rows } = await pool.query<{ outcome: string; n: number }>(
        'SELECT outcome, count(*)::int AS n FROM bulk_row WHERE bulk_query_id = $1 AND outcome IS NOT NULL GROUP BY 1',
        [id],
      )
      return Object.fromEntries(rows.map(({ outcome, n }) => [outcome, n]))
    },

    /** Records by application, registration or international number, in these offices. */
    async findByNumbers(
      keys: readonly string[],
      offices: readonly string[],
    ): Promise<(FoundRecord & { keys: string[] })[]> {
      const { rows } = await pool.query<FoundRecord & { keys: string[] }>(
        `SELECT ${RECORD}, array_remove(ARRAY[t.application_number_key, t.international_number]
           || t.registration_number_keys, NULL) AS keys
         FROM trademark t
         WHERE t.office = ANY($2) AND (t.application_number_key = ANY($1) OR t.registration_number_keys && $1
           OR t.international_number = ANY($1))
         ORDER BY t.id`,
        [keys, offices],
      )
      return rows
    },

    async listRecords(ids: readonly number[]): Promise<Map<number, FoundRecord>> {
      const { rows } = await pool.query<FoundRecord>(`SELECT ${RECORD} FROM trademark t WHERE t.id = ANY($1)`, [ids])
      return new Map(rows.map((row) => [row.markId, row]))
    },
  }
}
export type BulkQueryRepository = ReturnType<typeof createBulkQueryRepository>
