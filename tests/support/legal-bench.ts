import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { importLegalDocumentsHandler } from '../../apps/worker/src/legal-documents/import-legal-documents.ts'
import { queueLegalImport } from '../../apps/worker/src/legal-documents/legal-import.repository.ts'

/** Imports a file of judgments and decisions as a worker does, or records as JSON Lines. @returns what the job reports */
export async function importJudgments(
  pool: Pool,
  content: string | readonly object[],
  { demonstration = false, signal = new AbortController().signal } = {},
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
    const lease = randomUUID()
    await pool.query(`UPDATE job SET state = 'active', lease = $2 WHERE id = $1`, [jobId, lease])
    return await importLegalDocumentsHandler({ pool })({ importId }, { jobId, lease, signal, progress: async () => {} })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
