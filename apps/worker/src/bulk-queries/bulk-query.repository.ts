import { anyOf, listMarksByNumbers, queryBuilder, sql, type Tables } from '@markwright/db'
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

/** A record as it is saved in a finding. */
export type FoundRecord = {
  markId: number
  id: string
  country: string
  appNo: string
  name: string | null
  status: number
}

export function createBulkQueryRepository(pool: Pool) {
  const db = queryBuilder(pool)

  const records = () =>
    db
      .selectFrom('trademark as t')
      .select(({ fn }) => [
        't.id as markId',
        't.public_id as id',
        't.office as country',
        't.application_number as appNo',
        fn.coalesce('t.mark_text', 't.mark_text_other').as('name'),
        't.status',
      ])
  const listRecords = async (ids: readonly number[]): Promise<Map<number, FoundRecord>> => {
    const rows = await records().where('t.id', '=', anyOf(ids)).execute()
    return new Map(rows.map((row) => [row.markId, row]))
  }

  return {
    async find(id: string): Promise<BulkQueryRecord | null> {
      const found = await db
        .selectFrom('bulk_query')
        .select(['kind', 'settings', 'row_count as rowCount'])
        .$narrowType<{ kind: BulkQueryRecord['kind'] }>()
        .where('id', '=', id)
        .executeTakeFirst()
      return found ?? null
    },

    /** The next rows that nobody has looked for yet, and how many there are of them. */
    async listWaiting(
      id: string,
      limit: number,
    ): Promise<{ rows: { ordinal: number; input: string }[]; total: number }> {
      const rows = await db
        .selectFrom('bulk_row')
        .select(['ordinal', 'input', sql<number>`count(*) OVER ()::int`.as('total')])
        .where('bulk_query_id', '=', id)
        .where('outcome', 'is', null)
        .orderBy('ordinal')
        .limit(limit)
        .execute()
      return { rows, total: rows[0]?.total ?? 0 }
    },

    /** Saves what was found of rows that still wait, while the run still holds its job; returns how many. */
    async keep(
      id: string,
      { jobId, lease }: { jobId: string; lease: string },
      findings: BulkFinding[],
    ): Promise<number> {
      const found = sql<Tables['bulk_row']>`(SELECT * FROM jsonb_to_recordset(${JSON.stringify(findings)}::jsonb)
        AS f(ordinal int, outcome bulk_outcome, reason jsonb, hits int, best jsonb))`
      const { numUpdatedRows } = await db
        .updateTable('bulk_row as r')
        .from(found.as('f'))
        .set((query) => ({
          outcome: query.ref('f.outcome'),
          reason: query.ref('f.reason').$castTo<string | null>(),
          hits: query.ref('f.hits'),
          best: query.ref('f.best').$castTo<string | null>(),
        }))
        .where('r.bulk_query_id', '=', id)
        .whereRef('r.ordinal', '=', 'f.ordinal')
        .where('r.outcome', 'is', null)
        .where((is) =>
          is.exists(
            is
              .selectFrom('job')
              .select('job.id')
              .where('job.id', '=', jobId)
              .where('job.lease', '=', lease)
              .where('job.state', '=', 'active'),
          ),
        )
        .executeTakeFirst()
      const count = Number(numUpdatedRows)
      if (count > 0) await advanceJob(pool, jobId, lease)
      return count
    },

    async stamp(id: string, stamp: { dataVersion: number; engineVersion: string }): Promise<void> {
      await db
        .updateTable('bulk_query')
        .set({ data_version: stamp.dataVersion, engine_version: stamp.engineVersion })
        .where('id', '=', id)
        .execute()
    },

    async countOutcomes(id: string): Promise<Record<string, number>> {
      const rows = await db
        .selectFrom('bulk_row')
        .select((query) => [query.ref('outcome').$notNull().as('outcome'), sql<number>`count(*)::int`.as('n')])
        .where('bulk_query_id', '=', id)
        .where('outcome', 'is not', null)
        .groupBy('outcome')
        .execute()
      return Object.fromEntries(rows.map(({ outcome, n }) => [outcome, n]))
    },

    /** Records by application, registration or international number, in these offices. */
    async findByNumbers(
      keys: readonly string[],
      offices: readonly string[],
    ): Promise<(FoundRecord & { keys: string[] })[]> {
      const found = await listMarksByNumbers(db, keys, offices)
      const byId = await listRecords(found.map(({ id }) => id))
      return found.flatMap(({ id, keys: own }) => {
        const record = byId.get(id)
        return record ? [{ ...record, keys: own }] : []
      })
    },

    listRecords,
  }
}
export type BulkQueryRepository = ReturnType<typeof createBulkQueryRepository>
