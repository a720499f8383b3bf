import {
  type Insertable,
  queryBuilder,
  type QueryBuilder,
  runStatement,
  sql,
  statements,
  statementsOf,
  type Tables,
} from '@markwright/db'
import { importPatents, recordJob, type Queues } from '@markwright/jobs'
import type { Reason } from '@markwright/registers'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { fingerprintOf } from '../imports/fingerprint.ts'
import { holdLease, LeaseLost } from '../imports/import-record.repository.ts'
import type { PatentCounts, PatentPlan } from './batch-plan.ts'
import type { FileFindings } from './file-findings.ts'
import { patentFaults } from './patent-faults.ts'

/** The tables, over the connections of a pool. */
export const openPatents = (pool: Pool) => queryBuilder(pool)

type FileRow = Omit<Insertable<Tables['patent_import_file']>, 'import_id' | 'position'>

/**
 * Orders the import of files that the workers can read under the same paths.
 * @returns the ids of the import and of its job
 */
export async function queuePatentImport(
  deps: { pool: Pool; queues: Pick<Queues, 'dispatch'>; onError: (error: Error) => void },
  { files, demonstration }: { files: readonly { path: string; isNamed: boolean }[]; demonstration: boolean },
): Promise<{ importId: string; jobId: string }> {
  const known: FileRow[] = []
  for (const { path, isNamed } of files) {
    const facts = await fingerprintOf(path).catch(() => null)
    known.push({
      path,
      is_named: isNamed,
      size_bytes: facts?.sizeBytes ?? 0,
      fingerprint: facts?.fingerprint ?? '',
      ...(!facts && { state: 'failed' as const, reason: JSON.stringify(patentFaults.absent) }),
    })
  }
  const [importId, jobId] = [randomUUID(), randomUUID()]
  await inTransaction(deps.pool, async (client) => {
    await recordJob(client, importPatents, { importId }, jobId)
    await runStatement(
      client,
      statements.insertInto('patent_import').values({ id: importId, job_id: jobId, demonstration }),
    )
    for (const [position, file] of known.entries())
      await runStatement(
        client,
        statements.insertInto('patent_import_file').values({ import_id: importId, position, ...file }),
      )
  })
  // Where the queue is out of reach, the sweep of the workers finds the job.
  await deps.queues.dispatch(importPatents.queue, importPatents.name, jobId).catch(deps.onError)
  return { importId, jobId }
}

export const findPatentImport = (db: QueryBuilder, id: string) =>
  db.selectFrom('patent_import').selectAll().where('id', '=', id).executeTakeFirst()

export const findPatentImportOfJob = async (db: QueryBuilder, jobId: string) =>
  (await db.selectFrom('patent_import').select('id').where('job_id', '=', jobId).executeTakeFirst())?.id ?? null

export const listImportFiles = (db: QueryBuilder, importId: string) =>
  db.selectFrom('patent_import_file').selectAll().where('import_id', '=', importId).orderBy('position').execute()

export type ImportFile = Awaited<ReturnType<typeof listImportFiles>>[number]

/** Who writes, and by what right. */
export interface PatentRun {
  importId: string
  position: number
  jobId: string
  lease: string
}

/**
 * Counts a batch of a file and moves its checkpoint on, if the run still holds its job.
 * @throws LeaseLost
 */
export async function advanceFile(db: QueryBuilder, run: PatentRun, checkpoint: number, plan: PatentPlan) {
  const { created, updated, unchanged, rejected } = plan.counts
  const { numUpdatedRows } = await db
    .updateTable('patent_import_file')
    .set((of) => ({
      checkpoint: of('checkpoint', '+', total(plan.counts)),
      created: of('created', '+', created),
      updated: of('updated', '+', updated),
      unchanged: of('unchanged', '+', unchanged),
      rejected: of('rejected', '+', rejected),
      drawings: of(
        'drawings',
        '+',
        plan.writes.flatMap(({ drawings, textImages }) => [...drawings, ...textImages].filter((each) => each.imageKey))
          .length,
      ),
      state: 'running' as const,
    }))
    .where('import_id', '=', run.importId)
    .where('position', '=', run.position)
    .where('checkpoint', '=', checkpoint)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new LeaseLost()
  if (plan.rejects.length > 0)
    await db
      .insertInto('patent_reject')
      .values(
        plan.rejects.map(({ reason, ...reject }) => ({
          import_id: run.importId,
          file: run.position,
          ...reject,
          reason: JSON.stringify(reason),
        })),
      )
      .execute()
  // Last, so that the job's row is locked for no longer than the commit takes.
  await holdPatentJob(db, run)
}

const total = ({ created, updated, unchanged, rejected }: PatentCounts) => created + updated + unchanged + rejected

/** Notes that the job has advanced. @throws LeaseLost where another worker holds the job */
export const holdPatentJob = (db: QueryBuilder, run: Pick<PatentRun, 'jobId' | 'lease'>) =>
  holdLease(statementsOf(db), run)

/** Ends the reading of a file: imported where it held records, passed over otherwise. */
export async function endFile(
  db: QueryBuilder,
  run: PatentRun,
  end: { state: 'imported' | 'passed' | 'failed'; reason: Reason | null; findings: FileFindings },
) {
  const { findings, state, reason } = end
  await db.transaction().execute(async (tx) => {
    await holdPatentJob(tx, run)
    await tx
      .updateTable('patent_import_file')
      .set({
        state,
        reason: reason && JSON.stringify(reason),
        formats: [...findings.formats].toSorted(),
        unused: JSON.stringify(Object.fromEntries(findings.unused)),
        passed: JSON.stringify(findings.notes()),
      })
      .where('import_id', '=', run.importId)
      .where('position', '=', run.position)
      .execute()
  })
}

/** Ends an import. What its files have brought is searched already. */
export const endPatentImport = (db: QueryBuilder, id: string, fault: Reason | null) =>
  db
    .updateTable('patent_import')
    .set({
      state: fault ? 'failed' : 'published',
      fault: fault && JSON.stringify(fault),
      finished_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()

export const listRejects = (db: QueryBuilder, importId: string, file: number, most: number, after = 0) =>
  db
    .selectFrom('patent_reject')
    .selectAll()
    .where('import_id', '=', importId)
    .where('file', '=', file)
    .where('ordinal', '>', after)
    .orderBy('ordinal')
    .limit(most)
    .execute()
