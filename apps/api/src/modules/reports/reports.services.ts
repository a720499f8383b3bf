import type { ImageSources, ReportSources } from '@markwright/clearance'
import type { QueryBuilder } from '@markwright/db'
import type { Entitlements } from '@markwright/entitlements'
import type { DispatchJob } from '@markwright/jobs'
import type { ObjectStore } from '@markwright/storage'
import type { Pool } from 'pg'
import type { FilesService } from '../files/index.ts'
import type { ObtainImage } from '../image-search/index.ts'
import type { CountedSearch } from '../trademarks/index.ts'
import { createSaveImage } from './save-image.ts'
import { createReportOrders } from './order-report.repository.ts'
import { createOrderReport } from './order-report.ts'
import { createPreviewReport } from './preview-report.ts'
import { createReportsRepository } from './reports.repository.ts'
import { createReportsService } from './reports.service.ts'
import { createRetryReport } from './retry-report.ts'

/** All of reports but what the worker and staff do. */
export function createReportServices(deps: {
  pool: Pool
  builder: QueryBuilder
  sources: ReportSources
  images: ImageSources
  obtainImage: ObtainImage
  files: Pick<FilesService, 'findSearchImage' | 'open'>
  objects: ObjectStore
  entitlements: Pick<Entitlements, 'consume' | 'giveBack' | 'usage'>
  countedSearch: CountedSearch
  dispatchJob: DispatchJob
  /** Of a copy of an image that belongs to no report and could not be deleted. */
  onError: (error: unknown) => void
  now: () => Date
}) {
  const orders = createReportOrders(deps)
  const retryReport = createRetryReport({ ...deps, orders })
  return {
    reports: createReportsService({
      ...deps,
      repository: createReportsRepository(deps.builder),
      orderReport: createOrderReport({ ...deps, orders, saveImage: createSaveImage(deps) }),
      retryReport,
      preview: createPreviewReport({
        ...deps,
        readImage: async (imgFile, searcher) => (await deps.obtainImage({ imgFile }, null, searcher)).bytes,
      }),
    }),
    retryReport,
    now: deps.now,
  }
}
