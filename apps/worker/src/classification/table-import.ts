import type { TableProblem } from '@markwright/classification/table-problem'
import { importClassification, recordJob, type Queues } from '@markwright/jobs'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Pool } from 'pg'

export type ClassificationKind = 'nice' | 'vienna' | 'ipc' | 'cpc'

type Reason = Omit<TableProblem, 'place'>

export type TableImport = {
  id: string
  kind: ClassificationKind
  path: string
  fileName: string
  fingerprint: string
  edition: string | null
  state: 'running' | 'published' | 'failed'
  taken: number
  isUnchanged: boolean
  rejects: TableProblem[]
  fault: Reason | null
}

export async function fingerprintOfTable(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/**
 * Orders the import of a table that the workers can read under the same path.
 * @returns the ids of the import and of its job
 */
export async function queueTableImport(
  deps: { pool: Pool; queues: Pick<Queues, 'dispatch'>; onError: (error: Error) => void },
  { kind, path, edition }: { kind: ClassificationKind; path: string; edition: string | null },
): Promise<{ importId: string; jobId: string }> {
  const fingerprint = await fingerprintOfTable(path)
  const [importId, jobId] = [randomUUID(), randomUUID()]
  await inTransaction(deps.pool, async (client) => {
    await recordJob(client, importClassification, { importId }, jobId)
    await client.query(
      `INSERT INTO classification_import (id, job_id, kind, path, file_name, fingerprint, edition)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [importId, jobId, kind, path, basename(path), fingerprint, edition],
    )
  })
  // Where the queue is out of reach, the sweep of the workers finds the job.
  await deps.queues.dispatch(importClassification.queue, importClassification.name, jobId).catch(deps.onError)
  return { importId, jobId }
}

export async function findTableImport(db: Pick<Pool, 'query'>, id: string): Promise<TableImport | null> {
  const { rows } = await db.query<TableImport>(
    `SELECT id, kind, path, file_name AS "fileName", fingerprint, edition, state, taken,
       is_unchanged AS "isUnchanged", rejects, fault
     FROM classification_import WHERE id = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** Nothing of the table is taken, and the one that was there stays. */
export async function failTableImport(db: Pick<Pool, 'query'>, id: string, fault: Reason): Promise<void> {
  await db.query(`UPDATE classification_import SET state = 'failed', fault = $2 WHERE id = $1 AND state = 'running'`, [
    id,
    JSON.stringify({ id: fault.id, cn: fault.cn, en: fault.en }),
  ])
}
