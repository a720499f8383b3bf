import { findSimilarImages, makeReportContent, type ImageSources, type ReportSources } from '@markwright/clearance'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates'
import type { ReportContent, ReportQuestion } from '@markwright/domain/registrability-report'
import { ImageIndexNotReady } from '@markwright/image-search'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { type CountedSearch, questionIdOf, type QuotaUsage, type Searcher } from '../trademarks/index.ts'

/** What a report would say, for its counts, and what is left of the searches of today. */
export type PreviewedReport = { content: ReportContent; quota: QuotaUsage }

/** Makes what a report would say at once. It counts as a search; the same question counts once a day. */
export function createPreviewReport(deps: {
  sources: ReportSources
  images: ImageSources
  /** @throws 404 for an image that is not the searcher's. */
  readImage: (fileId: string, searcher: Searcher) => Promise<Uint8Array>
  countedSearch: CountedSearch
  now: () => Date
}) {
  return async (question: ReportQuestion, imgFile: string | null, searcher: Searcher): Promise<PreviewedReport> => {
    const bytes = imgFile === null ? null : await deps.readImage(imgFile, searcher)
    const questionId = `report-${questionIdOf(imgFile === null ? question : [question, imgFile])}`
    const { found, quota } = await deps.countedSearch(searcher, questionId, async () => {
      const content = await makeReportContent(question, todayIn(HOME_ZONE, deps.now()), deps.sources)
      const image = bytes && (await findSimilarImages(bytes, question, deps.images).catch(refuseNotReady))
      return {
        found: { ...content, ...(image && { image }) },
        entry: {
          kind: 'report',
          content: `${question.tradeMarkText} · ${question.classes.join(';')}`,
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
