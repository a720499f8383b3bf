import type { TableProblem } from '@markwright/classification/table-problem'
import { runStatement, type StatementRunner, statements } from '@markwright/db/statements'
import { importClassification, recordJob, type Queues } from '@markwright/jobs'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Pool } from 'pg'

export type ClassificationKind = 'nice' | 'vienna' | 'ipc' | 'cpc'

type Reason = Omit<TableProblem, 'place'>

export type TableImport = NonNullable<Awaited<ReturnType<typeof findTableImport>>>

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
    await runStatement(
      client,
      statements
        .insertInto('classification_import')
        .values({ id: importId, job_id: jobId, kind, path, file_name: basename(path), fingerprint, edition }),
    )
  })
  // Where the queue is out of reach, the sweep of the workers finds the job.
  await deps.queues.dispatch(importClassification.queue, importClassification.name, jobId).catch(deps.onError)
  return { importId, jobId }
}

export async function findTableImport(db: StatementRunner, id: string) {
  const [found] = await runStatement(
    db,
    statements
      .selectFrom('classification_import')
      .select(['id', 'kind', 'path', 'file_name as fileName', 'fingerprint', 'edition', 'state', 'accepted'])
      .select(['is_unchanged as isUnchanged', 'rejects', 'fault'])
      .where('id', '=', id),
  )
  return found ?? null
}

/** Nothing of the table is accepted, and the one that was there stays. */
export async function failTableImport(db: StatementRunner, id: string, fault: Reason): Promise<void> {
  await runStatement(
    db,
    statements
      .updateTable('classification_import')
      .set({ state: 'failed', fault: JSON.stringify({ id: fault.id, cn: fault.cn, en: fault.en }) })
      .where('id', '=', id)
      .where('state', '=', 'running'),
  )
}

export async function findTableImportOfJob(db: StatementRunner, jobId: string): Promise<string | null> {
  const ofJob = statements.selectFrom('classification_import').select('id').where('job_id', '=', jobId)
  return (await runStatement(db, ofJob))[0]?.id ?? null
}
