import {
  bindExporter,
  createExportOrders,
  exportFileHandler,
  marksExport,
  patentsExport,
  portfolioExport,
} from '@markwright/exports'
import { bindJob, exportFile } from '@markwright/jobs'
import { MINUTE_MS } from '../module.ts'
import type { Platform } from '../platform.ts'
import { createExportClearing } from './clear-exports.repository.ts'
import { createMarksExporter } from './export-marks.ts'
import { createPatentsExporter } from './export-patents.ts'
import { createPortfolioExporter } from './export-portfolio.ts'
import { createExportedMarksRepository } from './exported-marks.repository.ts'
import { createExportedRightsRepository } from './exported-rights.repository.ts'

export function createExportsModule(platform: Platform) {
  const { pool, builder, settings } = platform
  return {
    jobs: [
      bindJob(
        exportFile,
        exportFileHandler({
          ...platform,
          orders: createExportOrders(builder),
          exporters: [
            bindExporter(
              marksExport,
              createMarksExporter({ ...platform, repository: createExportedMarksRepository(pool) }),
            ),
            bindExporter(patentsExport, createPatentsExporter({ ...platform, db: builder })),
            bindExporter(
              portfolioExport,
              createPortfolioExporter({ ...platform, repository: createExportedRightsRepository(builder) }),
            ),
          ],
        }),
      ),
    ],
    schedules: [
      {
        name: 'clear-exports',
        everyMs: MINUTE_MS,
        run: createExportClearing({ ...platform, days: settings.EXPORT_DAYS }),
      },
    ],
  }
}
