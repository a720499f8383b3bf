import { queryBuilder, type QueryBuilder, runStatement, sql, statements, statementsOf } from '@markwright/db'
import { importLegalDocuments, recordJob, type Queues } from '@markwright/jobs'
import type { Reason } from '@markwright/registers'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { fingerprintOf } from '../imports/fingerprint.ts'
import { holdLease, LeaseLost } from '../imports/import-record.repository.ts'

/** The tables, over the connections of a pool. */
export const openLegalDocuments = (pool: Pool) => queryBuilder(pool)

/**
 * Orders the import of a file that the workers can read under the same path.
 * @returns the ids of the import and of its job
 */
export async function queueLegalImport(
  deps: { pool: Pool; queues: Pick<Queues, 'dispatch'>; onError: (error: Error) => void },
  { path, demonstration }: { path: string; demonstration: boolean },
): Promise<{ importId: string; jobId: string }> {
  const { fingerprint, sizeBytes } = await fingerprintOf(path)
  const [importId, jobId] = [randomUUID(), randomUUID()]
  await inTransaction(deps.pool, async (client) => {
    await recordJob(client, importLegalDocuments, { importId }, jobId)
    await runStatement(
      client,
      statements
        .insertInto('legal_import')
        .values({ id: importId, job_id: jobId, path, size_bytes: sizeBytes, fingerprint, demonstration }),
    )
  })
  // Where the queue is out of reach, the sweep of the workers finds the job.
  await deps.queues.dispatch(importLegalDocuments.queue, importLegalDocuments.name, jobId).catch(deps.onError)
  return { importId, jobId }
}

export const findLegalImport = (db: QueryBuilder, id: string) =>
  db.selectFrom('legal_import').selectAll().where('id', '=', id).executeTakeFirst()

export type LegalImport = NonNullable<Awaited<ReturnType<typeof findLegalImport>>>

export const findLegalImportOfJob = async (db: QueryBuilder, jobId: string) =>
  (await db.selectFrom('legal_import').select('id').where('job_id', '=', jobId).executeTakeFirst())?.id ?? null

/** Who writes, and by what right. */
export type LegalRun = { importId: string; jobId: string; lease: string }

export type LegalCounts = { created: number; updated: number; unchanged: number }
export type LegalRejectRow = { ordinal: number; line: number; number: string | null; reason: Reason; excerpt: string }

/**
 * Counts a batch and moves the checkpoint on, if the run still holds its job.
 * @throws LeaseLost
 */
export async function advanceLegalImport(
  db: QueryBuilder,
  run: LegalRun,
  checkpoint: number,
  { created, updated, unchanged }: LegalCounts,
  rejects: readonly LegalRejectRow[],
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('legal_import')
    .set((of) => ({
      checkpoint: of('checkpoint', '+', created + updated + unchanged + rejects.length),
      created: of('created', '+', created),
      updated: of('updated', '+', updated),
      unchanged: of('unchanged', '+', unchanged),
      rejected: of('rejected', '+', rejects.length),
    }))
    .where('id', '=', run.importId)
    .where('checkpoint', '=', checkpoint)
    .where('state', '=', 'running')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new LeaseLost()
  if (rejects.length > 0)
    await db
      .insertInto('legal_reject')
      .values(
        rejects.map(({ reason, ...reject }) => ({
          import_id: run.importId,
          ...reject,
          reason: JSON.stringify(reason),
        })),
      )
      .execute()
  // Last, so that the job's row is locked for no longer than the commit takes.
  await holdLease(statementsOf(db), run)
}

export const recordLegalFormat = (db: QueryBuilder, id: string, format: string) =>
  db.updateTable('legal_import').set({ format }).where('id', '=', id).execute()

/** Ends an import. What it has brought is searched already; one that has brought nothing has failed. */
export const endLegalImport = (db: QueryBuilder, id: string, state: 'published' | 'failed', fault: Reason | null) =>
  db
    .updateTable('legal_import')
    .set({ state, fault: fault && JSON.stringify(fault), finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()

export const listLegalRejects = (db: QueryBuilder, importId: string, most: number, after = 0) =>
  db
    .selectFrom('legal_reject')
    .selectAll()
    .where('import_id', '=', importId)
    .where('ordinal', '>', after)
    .orderBy('ordinal')
    .limit(most)
    .execute()
