import type { Handlers } from '../../kernel/contract-routes.ts'
import type { Language } from '../../kernel/language.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { requireMember } from '../../kernel/session.ts'
import { sendDownload } from '../files/index.ts'
import { getSearcher } from '../trademarks/index.ts'
import { presentPreview, presentReport, presentReportHead } from './reports.presenter.ts'
import type { ReportRow } from './report-row.repository.ts'
import type { ReportsService } from './reports.service.ts'

const fileNames: Record<Language, (number: string) => string> = {
  cn: (number) => `检索报告-${number}.pdf`,
  en: (number) => `report-${number}.pdf`,
}

export const reportsHandlers = ({
  reports,
  now,
}: {
  reports: ReportsService
  now: () => Date
}): Handlers<
  'requestReport' | 'listReports' | 'getReport' | 'downloadReport' | 'retryReport' | 'shareReport' | 'revokeReportShare'
> => {
  const present = async (report: ReportRow, accountId: string | null, language: Language) =>
    presentReport(report, { language, accountId, share: await reports.findShare(report), at: now() })

  return {
    requestReport: async ({ member, body, language, request }) => {
      const { lang, requestId, ...order } = body
      const header = request.headers['idempotency-key']
      const result = await reports.request(getSearcher({ member, request }), {
        ...order,
        language: lang ?? language,
        requestKey: typeof header === 'string' ? header : requestId,
      })
      const report = result.report && presentReportHead(result.report, now())
      return {
        reportNo: report?.reportNo ?? null,
        status: report?.status ?? 'PREVIEW',
        eta: report?.eta ?? null,
        url: report && `/#/analysisReport?no=${report.reportNo}`,
        preview: result.preview && presentPreview(result.preview, language),
        allowance: { left: result.unitsLeft },
      }
    },

    listReports: async ({ member, query }) => {
      const { rows, total, unitsLeft } = await reports.list(requireMember(member).id, query)
      const records = rows.map((row) => presentReportHead(row, now()))
      return { ...pageOf(records, total, query), allowance: { left: unitsLeft } }
    },

    getReport: async ({ member, path, query, language }) => {
      const accountId = member?.id ?? null
      const report = await reports.find(path.reportNo, { accountId, token: query.share })
      return present(report, accountId, language)
    },

    downloadReport: async ({ member, path, query, reply }) => {
      const { report, object } = await reports.openPdf(path.reportNo, {
        accountId: member?.id ?? null,
        token: query.share,
      })
      return sendDownload(reply.header('cache-control', 'private, no-store'), {
        name: fileNames[report.language](report.number),
        type: 'application/pdf',
        body: object.stream,
        sizeBytes: object.sizeBytes,
      })
    },

    retryReport: async ({ member, path, language }) => {
      const { id } = requireMember(member)
      return present(await reports.retry(id, path.reportNo), id, language)
    },

    shareReport: async ({ member, path, body, language }) => {
      const { id } = requireMember(member)
      return present(await reports.share(id, path.reportNo, body.days ?? 30), id, language)
    },

    revokeReportShare: async ({ member, path, language }) => {
      const { id } = requireMember(member)
      return present(await reports.revokeShare(id, path.reportNo), id, language)
    },
  }
}
