import { findSimilarImages, makeReportContent, type ImageSources, type ReportSources } from '@markwright/clearance'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import type { ReportContent, ReportQuery } from '@markwright/domain/marks/registrability-report'
import { ImageIndexNotReady } from '@markwright/image-search'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { type CountedSearch, queryIdOf, type QuotaUsage, type Searcher } from '../trademarks/index.ts'

/** What a report would say, for its counts, and what is left of the searches of today. */
export type PreviewedReport = { content: ReportContent; quota: QuotaUsage }

/** Makes what a report would say at once. It counts as a search; the same query counts once a day. */
export function createPreviewReport(deps: {
  sources: ReportSources
  images: ImageSources
  /** @throws 404 for an image that is not the searcher's. */
  readImage: (fileId: string, searcher: Searcher) => Promise<Uint8Array>
  countedSearch: CountedSearch
  now: () => Date
}) {
  return async (query: ReportQuery, imgFile: string | null, searcher: Searcher): Promise<PreviewedReport> => {
    const bytes = imgFile === null ? null : await deps.readImage(imgFile, searcher)
    const queryId = `report-${queryIdOf(imgFile === null ? query : [query, imgFile])}`
    const { found, quota } = await deps.countedSearch(searcher, queryId, async () => {
      const content = await makeReportContent(query, todayIn(HOME_ZONE, deps.now()), deps.sources)
      const image = bytes && (await findSimilarImages(bytes, query, deps.images).catch(refuseNotReady))
      return {
        found: { ...content, ...(image && { image }) },
        entry: {
          kind: 'report',
          content: `${query.tradeMarkText} · ${query.classes.join(';')}`,
          address: null,
          total: content.marks.length,
        },
      }
    })
    return { content: found, quota }
  }
}

function refuseNotReady(error: unknown): never {
  throw error instanceof ImageIndexNotReady ? new AppError(commonErrors.notReady, null, { cause: error }) : error
}
