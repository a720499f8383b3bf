import { makeReportContent, type ReportSources } from '@markwright/clearance'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates'
import type { ReportContent, ReportQuestion } from '@markwright/domain/registrability-report'
import { IndexNotReady, SearchLost } from '@markwright/search'
import { createHash } from 'node:crypto'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { LogSearch, QuotaStanding, Searcher, SearchQuota } from '../trademarks/index.ts'

/** What a report would say, for its counts, and what is left of the searches of today. */
export type PreviewedReport = { content: ReportContent; quota: QuotaStanding }

/** Makes what a report would say at once. It counts as a search; the same question counts once a day. */
export function createPreviewReport(deps: {
  sources: ReportSources
  quota: SearchQuota
  logSearch: LogSearch
  now: () => Date
}) {
  return async (question: ReportQuestion, searcher: Searcher): Promise<PreviewedReport> => {
    const hash = createHash('sha256').update(JSON.stringify(question)).digest('base64url').slice(0, 22)
    const taken = await deps.quota.take(searcher, `report-${hash}`)
    try {
      const content = await makeReportContent(question, todayIn(HOME_ZONE, deps.now()), deps.sources)
      if (searcher.accountId !== null && taken.isNew)
        deps.logSearch({
          accountId: searcher.accountId,
          client: searcher.client,
          kind: 'report',
          content: `${question.tradeMarkText} · ${question.classes.join(';')}`,
          address: null,
          total: content.marks.length,
        })
      return { content, quota: taken.standing }
    } catch (error) {
      await taken.giveBack()
      if (error instanceof IndexNotReady || error instanceof SearchLost)
        throw new AppError(commonErrors.notReady, null, { cause: error })
      throw error
    }
  }
}
