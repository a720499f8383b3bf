import { advanceJob } from '@markwright/jobs'
import type { FilePosition, Reason } from '@markwright/registers'
import type { Pool, PoolClient } from 'pg'
import type { BatchCounts } from './batch-plan.ts'

/** What ended the reading of a file early. */
export type ImportFault = Reason & { line: number | null; file: string | null }

/** One run of one import: who writes, and by what right. */
export type ImportRun = { importId: string; jobId: string; lease: string }

export type ImportRecord = BatchCounts & {
  id: string
  path: string
  fileName: string
  sizeBytes: number
  fingerprint: string
  format: string | null
  demonstration: boolean
  state: 'running' | 'published' | 'failed'
  /** Entries that have been dealt with. */
  checkpoint: number
  /** Of a folder or an archive, from where a resumed run reads. */
  position: FilePosition | null
  /** Files of a folder or an archive that held records, and those that held none; once it has ended. */
  filesRead: number | null
  filesPassed: number | null
  fault: ImportFault | null
  version: number | null
}

/** Another worker holds the job now; this one must write nothing more. */
export class LeaseLost extends Error {
  constructor() {
    super('the job has passed to another worker')
  }
}

export async function findImport(db: Pick<Pool, 'query'>, id: string): Promise<ImportRecord | null> {
  const { rows } = await db.query(
    `SELECT id, path, file_name AS "fileName", size_bytes::float8 AS "sizeBytes", fingerprint, format, demonstration,
       state, checkpoint, position, files_read AS "filesRead",
       files_passed AS "filesPassed", created, updated, unchanged, outdated, rejected, fault, version
     FROM register_import WHERE id = $1`,
    [id],
  )
  return rows[0] ?? null
}

export async function findImportOfJob(db: Pick<Pool, 'query'>, jobId: string): Promise<string | null> {
  const { rows } = await db.query('SELECT id FROM register_import WHERE job_id = $1', [jobId])
  return rows[0]?.id ?? null
}

export async function recordFormat(db: Pick<Pool, 'query'>, id: string, format: string): Promise<void> {
  await db.query('UPDATE register_import SET format = $2 WHERE id = $1', [id, format])
}

/**
 * Makes sure that the run holds its job until the transaction ends, and notes that the job has advanced.
 * @throws LeaseLost
 */
export async function holdLease(
  client: PoolClient,
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
  const { rowCount } = await client.query(
    `UPDATE register_import SET created = created + $3, updated = updated + $4, unchanged = unchanged + $5,
       outdated = outdated + $6, rejected = rejected + $7, checkpoint = checkpoint + $3 + $4 + $5 + $6 + $7,
       position = coalesce($8, position)
     WHERE id = $1 AND checkpoint = $2 AND state = 'running'`,
    [importId, checkpoint, created, updated, unchanged, outdated, rejected, position && JSON.stringify(position)],
  )
  if (rowCount !== 1) throw new LeaseLost()
}
