export type { RetryReport } from './retry-report.ts'
export {
  reportHeads,
  type ReportHeadRow,
  type ReportRow,
  type ReportState,
  wholeReports,
} from './report-row.repository.ts'
export { presentContent, presentReportHead } from './reports.presenter.ts'
export type { ReportsService } from './reports.service.ts'
export { reportErrors } from './reports.errors.ts'
