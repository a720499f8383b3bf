import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import type { JobRun } from '../../packages/jobs/src/index.ts'
import { importLegalDocumentsHandler } from '../../apps/worker/src/legal-documents/import-legal-documents.ts'
import { queueLegalImport } from '../../apps/worker/src/legal-documents/legal-import.repository.ts'

/**
 * Imports a file of judgments and decisions as a worker does, or records as JSON Lines. A run that is killed through the
 * signal is followed by another one. @returns what the job reports
 */
export async function importJudgments(
  pool: Pool,
  content: string | readonly object[],
  {
    demonstration = false,
    signal = new AbortController().signal,
    progress = async () => {},
    onKilled = async () => {},
  }: { demonstration?: boolean; onKilled?: () => Promise<void> } & Partial<Pick<JobRun, 'signal' | 'progress'>> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'judgments-'))
  const path = join(folder, 'file')
  writeFileSync(
    path,
    typeof content === 'string' ? content : content.map((record) => `${JSON.stringify(record)}\n`).join(''),
  )
  try {
    const { importId, jobId } = await queueLegalImport(
      { pool, queues: { dispatch: async () => {} }, onError: () => {} },
      { path, demonstration },
    )
    const run = async (held: Pick<JobRun, 'signal' | 'progress'>) => {
      const lease = randomUUID()
      await pool.query(`UPDATE job SET state = 'active', lease = $2 WHERE id = $1`, [jobId, lease])
      return importLegalDocumentsHandler({ pool })({ importId }, { jobId, lease, ...held })
    }
    try {
      return await run({ signal, progress })
    } catch (error) {
      if (!signal.aborted) throw error
      await onKilled()
      return await run({ signal: new AbortController().signal, progress: async () => {} })
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
