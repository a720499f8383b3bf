export type { ReportOrders } from './order-report.repository.ts'
export { COLUMNS, FROM, HEAD_COLUMNS, type ReportHeadRow, type ReportRow, type ReportState } from './report-row.ts'
export { reportErrors } from './reports.errors.ts'
export { presentContent, presentReportHead } from './reports.presenter.ts'
