import { importRegister, recordJob, type Queues } from '@markwright/jobs'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { fingerprintOf } from './fingerprint.ts'
import { addImport } from './import-record.repository.ts'

/**
 * Orders the import of a file that the workers can read under the same path.
 * @returns the ids of the import and of its job
 */
export async function queueImport(
  deps: { pool: Pool; queues: Pick<Queues, 'dispatch'>; onError: (error: Error) => void },
  { path, demonstration }: { path: string; demonstration: boolean },
): Promise<{ importId: string; jobId: string }> {
  const { fingerprint, sizeBytes } = await fingerprintOf(path)
  const [importId, jobId] = [randomUUID(), randomUUID()]
  await inTransaction(deps.pool, async (client) => {
    await recordJob(client, importRegister, { importId }, jobId)
    await addImport(client, { importId, jobId, path, sizeBytes, fingerprint, demonstration })
  })
  // Where the queue is out of reach, the sweep of the workers finds the job.
  await deps.queues.dispatch(importRegister.queue, importRegister.name, jobId).catch(deps.onError)
  return { importId, jobId }
}
