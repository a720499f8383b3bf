import { type QueryBuilder, queryBuilder, queryBuilderOf, sql } from '@markwright/db'
import type { JobError, JobState } from '@markwright/jobs'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { SimilarityLevel } from '@markwright/similarity'
import type { Pool, PoolClient } from 'pg'
import type { Rows } from '../../kernel/pagination.ts'

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

export function createBulkQueriesRepository({ pool }: { pool: Pool }) {
  const db = queryBuilder(pool)
  const ofAccount = (accountId: string) =>
    db
      .selectFrom('bulk_query as b')
      .leftJoin('job as j', 'j.id', 'b.job_id')
      .innerJoinLateral(
        (each) =>
          each
            .selectFrom('bulk_row as r')
            .select((query) =>
              sql<Record<BulkOutcome, number>>`json_build_object(
                'found', count(*) FILTER (WHERE ${query.ref('r.outcome')} = 'found'),
                'near', count(*) FILTER (WHERE ${query.ref('r.outcome')} = 'near'),
                'none', count(*) FILTER (WHERE ${query.ref('r.outcome')} = 'none'),
                'bad', count(*) FILTER (WHERE ${query.ref('r.outcome')} = 'bad'))`.as('counts'),
            )
            .whereRef('r.bulk_query_id', '=', 'b.id')
            .as('c'),
        (on) => on.onTrue(),
      )
      .select(({ fn }) => [
        'b.id',
        'b.account_id as accountId',
        'b.job_id as jobId',
        'b.title',
        'b.kind',
        'b.settings',
        'b.row_count as rowCount',
        'b.data_version as dataVersion',
        'b.engine_version as engineVersion',
        'b.created_at as createdAt',
        fn.coalesce('j.state', sql.lit<'cancelled'>('cancelled')).as('state'),
        'j.error',
        'c.counts',
      ])
      .$narrowType<{ kind: BulkDraft['kind'] }>()
      .where('b.account_id', '=', accountId)

  return {
    /** Saves a list, and by `record` its job; false where there is one of this id already. */
    create: (draft: BulkDraft, record: (client: PoolClient, tx: QueryBuilder) => Promise<void>): Promise<boolean> =>
      inTransaction(pool, async (client) => {
        const tx = queryBuilderOf(client)
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('bulk_query')
          .values({
            id: draft.id,
            account_id: draft.accountId,
            job_id: draft.jobId,
            title: draft.title,
            kind: draft.kind,
            settings: JSON.stringify(draft.settings),
            row_count: draft.entries.length,
          })
          .onConflict((same) => same.column('id').doNothing())
          .executeTakeFirst()
        if (!numInsertedOrUpdatedRows) return false
        await record(client, tx)
        await tx
          .insertInto('bulk_row')
          .columns(['bulk_query_id', 'ordinal', 'input'])
          .expression(
            tx
              .selectFrom(
                sql<{ input: string; ordinal: number }>`unnest(${draft.entries}::text[]) WITH ORDINALITY`.as<'listed'>(
                  sql`listed(input, ordinal)`,
                ),
              )
              .select([sql<string>`${draft.id}::uuid`.as('id'), 'listed.ordinal', 'listed.input']),
          )
          .execute()
        return true
      }),

    find: async (accountId: string, id: string): Promise<BulkQueryRow | null> =>
      (await ofAccount(accountId).where('b.id', '=', id).executeTakeFirst()) ?? null,

    list: (accountId: string, { skip, take }: { skip: number; take: number }): Promise<BulkQueryRow[]> =>
      ofAccount(accountId).orderBy('b.created_at', 'desc').orderBy('b.id', 'desc').offset(skip).limit(take).execute(),

    async count(accountId: string): Promise<number> {
      const { n } = await db
        .selectFrom('bulk_query')
        .select(sql<number>`count(*)::int`.as('n'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow()
      return n
    },

    async listRows(
      id: string,
      outcome: BulkOutcome | null,
      { skip, take, after }: Omit<Rows<number>, 'take'> & { take: number | null },
    ): Promise<{ rows: BulkRowRow[]; total: number }> {
      let matching = db.selectFrom('bulk_row').where('bulk_query_id', '=', id)
      if (outcome !== null) matching = matching.where('outcome', '=', outcome)
      const [rows, { n }] = await Promise.all([
        matching
          .select(['ordinal', 'input', 'outcome', 'reason', 'hits', 'best'])
          .$if(typeof after === 'number', (query) => query.where('ordinal', '>', after!))
          .orderBy('ordinal')
          .offset(skip)
          .$if(take !== null, (query) => query.limit(take))
          .execute(),
        matching.select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow(),
      ])
      return { rows, total: n }
    },

    async delete(accountId: string, id: string): Promise<void> {
      await db.deleteFrom('bulk_query').where('account_id', '=', accountId).where('id', '=', id).execute()
    },
  }
}
export type BulkQueriesRepository = ReturnType<typeof createBulkQueriesRepository>
