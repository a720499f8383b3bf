import { runStatement, sql, type StatementRunner, statements } from '@markwright/db/statements'
import { advanceJob } from '@markwright/jobs'
import type { FilePosition, Reason } from '@markwright/registers'
import { basename } from 'node:path'
import type { PoolClient } from 'pg'
import type { BatchCounts } from './batch-plan.ts'

/** What ended the reading of a file early. */
export type ImportFault = Reason & { line: number | null; file: string | null }

/** One run of one import: who writes, and by what right. */
export type ImportRun = { importId: string; jobId: string; lease: string }

export type ImportRecord = NonNullable<Awaited<ReturnType<typeof findImport>>>

/** Another worker holds the job now; this one must write nothing more. */
export class LeaseLost extends Error {
  constructor() {
    super('the job has passed to another worker')
  }
}

export async function addImport(
  db: StatementRunner,
  draft: {
    importId: string
    jobId: string
    path: string
    sizeBytes: number
    fingerprint: string
    demonstration: boolean
  },
): Promise<void> {
  await runStatement(
    db,
    statements.insertInto('register_import').values({
      id: draft.importId,
      job_id: draft.jobId,
      path: draft.path,
      file_name: basename(draft.path),
      size_bytes: draft.sizeBytes,
      fingerprint: draft.fingerprint,
      demonstration: draft.demonstration,
    }),
  )
}

/** `checkpoint`: entries that have been dealt with. `position`: of a folder or an archive, from where a resumed run reads. */
export async function findImport(db: StatementRunner, id: string) {
  const [found] = await runStatement(
    db,
    statements
      .selectFrom('register_import')
      .select(['id', 'path', 'file_name as fileName', 'fingerprint', 'format', 'demonstration', 'state', 'checkpoint'])
      .select(['position', 'created', 'updated', 'unchanged', 'outdated', 'rejected', 'fault', 'version'])
      .select(['files_read as filesRead', 'files_passed as filesPassed'])
      .select((query) => sql<number>`${query.ref('size_bytes')}::float8`.as('sizeBytes'))
      .where('id', '=', id),
  )
  return found ?? null
}

export async function findImportOfJob(db: StatementRunner, jobId: string): Promise<string | null> {
  const ofJob = statements.selectFrom('register_import').select('id').where('job_id', '=', jobId)
  return (await runStatement(db, ofJob))[0]?.id ?? null
}

export async function recordFormat(db: StatementRunner, id: string, format: string): Promise<void> {
  await runStatement(db, statements.updateTable('register_import').set({ format }).where('id', '=', id))
}

/**
 * Makes sure that the run holds its job until the transaction ends, and notes that the job has advanced.
 * @throws LeaseLost
 */
export async function holdLease(
  client: StatementRunner,
  { jobId, lease }: Pick<ImportRun, 'jobId' | 'lease'>,
): Promise<void> {
  if (!(await advanceJob(client, jobId, lease))) throw new LeaseLost()
}

/**
 * Moves the checkpoint on by the entries that have been counted.
 * @throws LeaseLost where it does not stand where the run has left it
 */
export async function advance(
  client: PoolClient,
  { importId }: ImportRun,
  checkpoint: number,
  { created, updated, unchanged, outdated, rejected }: BatchCounts,
  position: FilePosition | null,
): Promise<void> {
  const advanced = statements
    .updateTable('register_import')
    .set((query) => ({
      created: query('created', '+', created),
      updated: query('updated', '+', updated),
      unchanged: query('unchanged', '+', unchanged),
      outdated: query('outdated', '+', outdated),
      rejected: query('rejected', '+', rejected),
      checkpoint: query('checkpoint', '+', created + updated + unchanged + outdated + rejected),
      ...(position && { position: JSON.stringify(position) }),
    }))
    .where('id', '=', importId)
    .where('checkpoint', '=', checkpoint)
    .where('state', '=', 'running')
    .returning('id')
  if ((await runStatement(client, advanced)).length !== 1) throw new LeaseLost()
}
