import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { createMarksExporter } from '../../apps/worker/src/exports/export-marks.ts'
import { createPatentsExporter } from '../../apps/worker/src/exports/export-patents.ts'
import { createPortfolioExporter } from '../../apps/worker/src/exports/export-portfolio.ts'
import { createExportedRightsRepository } from '../../apps/worker/src/exports/exported-rights.repository.ts'
import { createExportedMarksRepository } from '../../apps/worker/src/exports/exported-marks.repository.ts'
import { queryBuilder } from '../../packages/db/src/index.ts'
import {
  bindExporter,
  createExportOrders,
  exportFileHandler,
  marksExport,
  patentsExport,
  portfolioExport,
} from '../../packages/exports/src/index.ts'
import { createFolderStore } from '../../packages/storage/src/index.ts'

type Run = { signal?: AbortSignal; progress?: (percent: number) => Promise<void> }

/** Makes the file of an export job as a worker does. */
export async function runExport(pool: Pool, dataDir: string, jobId: string, input: Run = {}) {
  const { rows } = await pool.query<{ payload: { exportId: string } }>('SELECT payload FROM job WHERE id = $1', [jobId])
  const objects = createFolderStore(join(dataDir, 'objects'))
  const db = queryBuilder(pool)
  const handle = exportFileHandler({
    orders: createExportOrders(db),
    objects,
    exporters: [
      bindExporter(marksExport, createMarksExporter({ repository: createExportedMarksRepository(pool), objects })),
      bindExporter(patentsExport, createPatentsExporter({ db, objects, now: () => new Date() })),
      bindExporter(
        portfolioExport,
        createPortfolioExporter({ repository: createExportedRightsRepository(db), objects, now: () => new Date() }),
      ),
    ],
  })
  const { signal = new AbortController().signal, progress = async () => {} } = input
  return handle(rows[0]!.payload, { jobId, lease: randomUUID(), signal, progress })
}
