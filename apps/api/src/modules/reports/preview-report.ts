import { makeReportContent, type ReportSources } from '@markwright/clearance'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates'
import type { ReportContent, ReportQuestion } from '@markwright/domain/registrability-report'
import { type CountedSearch, questionIdOf, type QuotaStanding, type Searcher } from '../trademarks/index.ts'

/** What a report would say, for its counts, and what is left of the searches of today. */
export type PreviewedReport = { content: ReportContent; quota: QuotaStanding }

/** Makes what a report would say at once. It counts as a search; the same question counts once a day. */
export function createPreviewReport(deps: { sources: ReportSources; countedSearch: CountedSearch; now: () => Date }) {
  return async (question: ReportQuestion, searcher: Searcher): Promise<PreviewedReport> => {
    const questionId = `report-${questionIdOf(question)}`
    const { found, quota } = await deps.countedSearch(searcher, questionId, async () => {
      const content = await makeReportContent(question, todayIn(HOME_ZONE, deps.now()), deps.sources)
      return {
        found: content,
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
