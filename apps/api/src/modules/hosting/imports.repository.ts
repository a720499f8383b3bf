import { changeLocked, type QueryBuilder, sql, statementsOf } from '@markwright/db'
import type { ImportMapping, PortfolioKind, RowProblem } from '@markwright/hosting'
import { importPortfolio, type JobState, recordJob } from '@markwright/jobs'
import { randomUUID } from 'node:crypto'

export type ImportOrder = {
  mapping: ImportMapping
  kind: PortfolioKind | null
  office: string | null
  clientId: string | null
}

const outcomes = ['added', 'changed', 'unchanged', 'refused'] as const
/** Tables of a member that were uploaded and not imported; the oldest go. */
const WAITING_MAX = 5
const number = sql<number>`count(*)::int`

/** Tables of rights that members import. */
export function createImportsRepository(db: QueryBuilder) {
  const shown = (accountId: string) =>
    db
      .selectFrom('portfolio_import as t')
      .leftJoin('job as j', 'j.id', 't.job_id')
      .where('t.account_id', '=', accountId)
      .where('t.job_id', 'is not', null)
      .select(['t.id', 't.file_name', 't.columns', 't.mapping', 't.row_count', 't.created_at', 't.finished_at'])
      .select((of) => [
        of.ref('t.job_id').$notNull().as('job_id'),
        // The records of jobs are deleted after some time.
        sql<JobState>`coalesce(${of.ref('j.state')}::text, CASE WHEN ${of.ref('t.finished_at')} IS NULL THEN 'cancelled' ELSE 'completed' END)`.as(
          'state',
        ),
        of.fn.coalesce('j.progress', sql.lit(100)).as('progress'),
        ...outcomes.map((outcome) =>
          of
            .selectFrom('portfolio_import_row as r')
            .whereRef('r.import_id', '=', 't.id')
            .where('r.outcome', '=', outcome)
            .select(number.as('total'))
            .$asScalar()
            .$notNull()
            .as(outcome),
        ),
      ])

  return {
    /** Stores a table that was uploaded; of those that are not imported the member has a few at most. */
    store: (accountId: string, table: { fileName: string; columns: string[]; cells: string[][] }): Promise<string> =>
      changeLocked(db, accountId, async (tx) => {
        const id = randomUUID()
        const waiting = tx
          .selectFrom('portfolio_import')
          .where('account_id', '=', accountId)
          .where('job_id', 'is', null)
        const surplus = await waiting
          .select('id')
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .offset(WAITING_MAX - 1)
          .execute()
        if (surplus.length > 0)
          await tx
            .deleteFrom('portfolio_import')
            .where(
              'id',
              'in',
              surplus.map((row) => row.id),
            )
            .execute()
        await tx
          .insertInto('portfolio_import')
          .values({
            id,
            account_id: accountId,
            file_name: table.fileName,
            columns: table.columns,
            cells: JSON.stringify(table.cells),
            row_count: table.cells.length,
          })
          .execute()
        return id
      }),

    /** The columns of a table of the member, and whether its import was ordered. */
    findTable: (accountId: string, id: string) =>
      db
        .selectFrom('portfolio_import')
        .select(['columns', 'job_id'])
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst(),

    /** Orders the import of a table once. @returns the id of its job; null where it was ordered already */
    order: (accountId: string, id: string, { mapping, kind, office, clientId }: ImportOrder): Promise<string | null> =>
      changeLocked(db, accountId, async (tx) => {
        const jobId = randomUUID()
        const { numUpdatedRows } = await tx
          .updateTable('portfolio_import')
          .set({ job_id: jobId, mapping: JSON.stringify(mapping), kind, office, client_id: clientId })
          .where('id', '=', id)
          .where('account_id', '=', accountId)
          .where('job_id', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows !== 1n) return null
        await recordJob(statementsOf(tx), importPortfolio, { importId: id }, jobId, { ownerId: accountId })
        return jobId
      }),

    async list(accountId: string, { skip, take }: { skip: number; take: number }) {
      const [rows, { total }] = await Promise.all([
        shown(accountId).orderBy('t.created_at', 'desc').orderBy('t.id').offset(skip).limit(take).execute(),
        db
          .selectFrom('portfolio_import')
          .where('account_id', '=', accountId)
          .where('job_id', 'is not', null)
          .select(number.as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return { rows, total }
    },

    find: (accountId: string, id: string) => shown(accountId).where('t.id', '=', id).executeTakeFirst(),

    /** By their rows; `take` is null for all of them. */
    async listRefused(id: string, { skip, take }: { skip: number; take: number | null }) {
      const all = db.selectFrom('portfolio_import_row').where('import_id', '=', id).where('outcome', '=', 'refused')
      const query = all.select(['row', 'problems', 'cells']).orderBy('row').offset(skip)
      const [rows, { total }] = await Promise.all([
        (take === null ? query : query.limit(take)).execute(),
        all.select(number.as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows: rows.map((row) => ({ ...row, problems: row.problems as RowProblem[] })), total }
    },
  }
}
export type ImportsRepository = ReturnType<typeof createImportsRepository>
export type ImportRow = NonNullable<Awaited<ReturnType<ImportsRepository['find']>>>
export type RefusedRow = Awaited<ReturnType<ImportsRepository['listRefused']>>['rows'][number]
