import { type QueryBuilder, sql, statementsOf } from '@markwright/db'
import { patentResultsPath } from '@markwright/domain/patents/patent-search-address'
import { advanceJob, lookUpNumbers as lookUpNumbersJob, recordJob } from '@markwright/jobs'
import { randomUUID } from 'node:crypto'
import type { FoundNumbers, NumberRow, NumberType } from './look-up-numbers.ts'

/** `id`: of the list; one that is saved already stays as it is, since a call that is repeated has the same. */
type Draft = { id: string; accountId: string | null; questionId: string; content: string }

/** Where the site shows what a list led to, as the search log names it. */
export const numberImportAddress = (importId: string): string => patentResultsPath('batch', { importId })

/** Lists of numbers that were imported; the worker deletes them after 30 days. */
export function createNumberImports(db: QueryBuilder) {
  const rowOf = ({ id, accountId, questionId, content }: Draft) => ({
    id,
    account_id: accountId,
    question_id: questionId,
    content,
  })

  return {
    async add(draft: Draft, found: { rows: readonly NumberRow[]; patentIds: number[] }): Promise<void> {
      await db
        .insertInto('patent_batch')
        .values({ ...rowOf(draft), rows: JSON.stringify(found.rows), patent_ids: found.patentIds })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },

    /** Records the job that looks the numbers up in the background, for a member. @returns its id, to be dispatched */
    async order(
      draft: Draft & { accountId: string },
      { numbers, type }: { numbers: readonly string[]; type: NumberType },
    ): Promise<string> {
      const known = await db.selectFrom('patent_batch').select('job_id').where('id', '=', draft.id).executeTakeFirst()
      if (known?.job_id) return known.job_id
      const jobId = randomUUID()
      await db.transaction().execute(async (tx) => {
        await recordJob(statementsOf(tx), lookUpNumbersJob, { importId: draft.id }, jobId, { ownerId: draft.accountId })
        await tx
          .insertInto('patent_batch')
          .values({
            ...rowOf(draft),
            job_id: jobId,
            numbers: [...numbers],
            number_type: type,
            rows: '[]',
            patent_ids: [],
          })
          .execute()
      })
      return jobId
    },

    /** A list of the member, or of a visitor, whom nothing belongs to; undefined for one of another member. */
    find: (id: string, accountId: string | null) =>
      db
        .selectFrom('patent_batch')
        .selectAll()
        .where('id', '=', id)
        .where((where) =>
          where.or([
            where('account_id', 'is', null),
            ...(accountId === null ? [] : [where('account_id', '=', accountId)]),
          ]),
        )
        .executeTakeFirst(),

    /** What is still to be looked up. */
    findWaiting: (id: string) =>
      db
        .selectFrom('patent_batch')
        .select(['numbers', 'number_type as type', 'patent_ids', 'rows'])
        .where('id', '=', id)
        .executeTakeFirst(),

    /**
     * Saves what was found of the first numbers that wait; another worker resumes behind them. The last ones give the
     * entry in the search log its total.
     * @returns false, with nothing saved, where another worker has claimed the job
     */
    saveFound: (
      id: string,
      { jobId, lease }: { jobId: string; lease: string },
      found: FoundNumbers & { waiting: readonly string[] },
    ): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        if (!(await advanceJob(statementsOf(tx), jobId, lease))) return false
        const batch = await tx
          .updateTable('patent_batch')
          .set({
            numbers: [...found.waiting],
            rows: sql`rows || ${JSON.stringify(found.rows)}::jsonb`,
            patent_ids: found.patentIds,
          })
          .where('id', '=', id)
          .returning('account_id')
          .executeTakeFirst()
        if (found.waiting.length === 0 && batch?.account_id)
          await tx
            .updateTable('search_log')
            .set({ total: found.patentIds.length })
            .where('account_id', '=', batch.account_id)
            .where('product', '=', 'patent')
            .where('address', '=', numberImportAddress(id))
            .execute()
        return true
      }),
  }
}
export type NumberImports = ReturnType<typeof createNumberImports>
