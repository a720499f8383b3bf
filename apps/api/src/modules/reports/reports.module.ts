import { createMarksOfImagesReader, createReportMarksReader, type ReportSources } from '@markwright/clearance'
import { explainImages, searchImageIndex } from '@markwright/image-search'
import { pick } from '../../kernel/pick.ts'
import type { Platform } from '../../platform.ts'
import type { FilesService } from '../files/index.ts'
import type { ObtainImage } from '../image-search/index.ts'
import type { CountedSearch } from '../trademarks/index.ts'
import { reportsHandlers } from './reports.routes.ts'
import { createReportServices } from './reports.services.ts'

type Dependencies = {
  clearance: { sources: Omit<ReportSources, 'listMarks'> }
  files: Pick<FilesService, 'findSearchImage' | 'open'>
  imageSearch: { obtainImage: ObtainImage }
  trademarks: { countedSearch: CountedSearch }
}

export function createReportsModule(
  { pool, builder, images, objects, entitlements, dispatchJob, now, warn }: Platform,
  deps: Dependencies,
) {
  const services = createReportServices({
    files: deps.files,
    obtainImage: deps.imageSearch.obtainImage,
    countedSearch: deps.trademarks.countedSearch,
    pool,
    builder,
    sources: { ...deps.clearance.sources, listMarks: createReportMarksReader(pool) },
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
  return {
    handlers: reportsHandlers(services),
    api: { ...pick(services.reports, 'find', 'list', 'openPdf', 'request'), retryReport: services.retryReport },
  }
}
