import { createMarksOfImagesReader, createReportMarksReader } from '@markwright/clearance'
import { explainImages, searchImageIndex } from '@markwright/image-search'
import type { Platform } from '../../platform.ts'
import type { FilesService } from '../files/index.ts'
import type { CountedSearch } from '../trademarks/index.ts'
import { reportsHandlers } from './reports.routes.ts'
import { createReportServices } from './reports.services.ts'

type Services = Parameters<typeof createReportServices>[0]

export function createReportsModule(
  { pool, builder, images, objects, entitlements, dispatchJob, now, warn }: Platform,
  deps: {
    sources: Omit<Services['sources'], 'listMarks'>
    obtainImage: Services['obtainImage']
    files: FilesService
    countedSearch: CountedSearch
  },
) {
  const services = createReportServices({
    ...deps,
    pool,
    builder,
    sources: { ...deps.sources, listMarks: createReportMarksReader(pool) },
    images: {
      findImages: (image) => searchImageIndex(images, image),
      explain: explainImages,
      listMarksOfImages: createMarksOfImagesReader(pool),
    },
    objects,
    entitlements,
    dispatchJob,
    now,
    onError: (err) => warn(err, 'the image of a report that was not ordered could not be deleted'),
  })
  return { handlers: reportsHandlers(services), reports: services.reports, retryReport: services.retryReport }
}
