export type { RetryReport } from './retry-report.ts'
export { COLUMNS, FROM, HEAD_COLUMNS, type ReportHeadRow, type ReportRow, type ReportState } from './report-row.ts'
export { presentContent, presentReportHead } from './reports.presenter.ts'
