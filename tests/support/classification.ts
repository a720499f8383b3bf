import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { importClassificationHandler } from '../../apps/worker/src/classification/import-classification.ts'
import { queueTableImport } from '../../apps/worker/src/classification/table-import.repository.ts'
import { elements, smallTable } from './small-tables.ts'

const tableOf = (edition: string, items: readonly string[]) => ({
  edition,
  classes: [{ no: 3, groups: [{ code: '0301', titleZh: '组', parts: [{ items: items.map((zh) => ({ zh })) }] }] }],
})

/** Imports small tables of goods and of figurative elements as a worker does; `items` in place of the usual ones. */
export async function importTables(
  pool: Pool,
  { edition = '12-2024', items }: { edition?: string; items?: readonly string[] } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'tables-'))
  const handle = importClassificationHandler({ pool })
  try {
    for (const [kind, content] of [
      ['nice', items ? tableOf(edition, items) : smallTable(edition)],
      ['vienna', elements],
    ] as const) {
      const path = join(folder, kind)
      writeFileSync(path, JSON.stringify(content))
      const { importId, jobId } = await queueTableImport(
        { pool, queues: { dispatch: async () => {} }, onError: () => {} },
        { kind, path, edition: null },
      )
      const lease = randomUUID()
      await pool.query(`UPDATE job SET state = 'active', lease = $2 WHERE id = $1`, [jobId, lease])
      const { signal } = new AbortController()
      await handle({ importId }, { jobId, lease, signal, progress: async () => {} })
      await pool.query(`UPDATE job SET state = 'completed', lease = NULL WHERE id = $1`, [jobId])
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
