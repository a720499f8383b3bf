import {
  anyOf,
  listMarksByNumbers,
  type QueryBuilder,
  queryBuilder,
  sql,
  statementsOf,
  type Tables,
} from '@markwright/db'
import { bulkQueryPath } from '@markwright/domain/site/site-address'
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
export type ParsedRecord = {
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
  const listRecords = async (ids: readonly number[]): Promise<Map<number, ParsedRecord>> => {
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

    /**
     * Saves what was found of rows that still wait, while the run still holds its job; returns how many. The last ones
     * give the entry in the search log its total.
     */
    keep: (id: string, { jobId, lease }: { jobId: string; lease: string }, findings: BulkFinding[]): Promise<number> =>
      db.transaction().execute(async (tx) => {
        if (!(await advanceJob(statementsOf(tx), jobId, lease))) return 0
        const found = sql<Tables['bulk_row']>`(SELECT * FROM jsonb_to_recordset(${JSON.stringify(findings)}::jsonb)
          AS f(ordinal int, outcome bulk_outcome, reason jsonb, hits int, best jsonb))`
        const { numUpdatedRows } = await tx
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
          .executeTakeFirst()
        if (numUpdatedRows > 0) await logTotalOfEnded(tx, id)
        return Number(numUpdatedRows)
      }),

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
    ): Promise<(ParsedRecord & { keys: string[] })[]> {
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

/** Once no row waits, the entry in the search log says of how many rows there are marks, the very ones or similar ones. */
async function logTotalOfEnded(tx: QueryBuilder, id: string): Promise<void> {
  const { waiting, total } = await tx
    .selectFrom('bulk_row')
    .select((query) => [
      sql<number>`count(*) FILTER (WHERE ${query.ref('outcome')} IS NULL)::int`.as('waiting'),
      sql<number>`count(*) FILTER (WHERE ${query.ref('outcome')} IN ('found', 'near'))::int`.as('total'),
    ])
    .where('bulk_query_id', '=', id)
    .executeTakeFirstOrThrow()
  if (waiting > 0) return
  await tx
    .updateTable('search_log as l')
    .from('bulk_query as b')
    .set({ total })
    .where('b.id', '=', id)
    .whereRef('l.account_id', '=', 'b.account_id')
    .where('l.product', '=', 'trademark')
    .where('l.address', '=', bulkQueryPath(id))
    .execute()
}
export type BulkQueryRepository = ReturnType<typeof createBulkQueryRepository>
