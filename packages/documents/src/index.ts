export { documentTypes } from './document-types.ts'
export { type ExportedMark } from './export-columns.ts'
export { debitNotePdf, orderPdf, type PrintedOrder } from './pdf/order-pdf.ts'
export type { FormRow } from './form-texts.ts'
export { formPdf } from './pdf/form-pdf.ts'
export { invoicePdf } from './pdf/invoice-pdf.ts'
export { monitorReportPdf } from './pdf/monitor-report-pdf.ts'
export { portfolioPdf, type PrintedRight } from './pdf/portfolio-pdf.ts'
export { type PrintedRecord, recordPdf } from './pdf/record-pdf.ts'
export { type PrintedReport, reportPdf } from './pdf/report-pdf.ts'
export { comparisonWorkbook } from './sheets/comparison-workbook.ts'
export { marksWorkbook } from './sheets/marks-workbook.ts'
export { bibTex, type CitedPatent, risText } from './patent-citations.ts'
export {
  type PatentPrintOptions,
  type PrintedDrawing,
  type PrintedPatent,
  patentPdf,
  patentRecordsPdf,
} from './pdf/patent-pdf.ts'
export { type PrintedStatement, statementPdf } from './pdf/statement-pdf.ts'
export { tableFile, tablesFile } from './sheets/table-file.ts'
export type { TableValue } from './table.ts'
export { formDocument } from './text/form-document.ts'
export {
  checkLetter,
  type Letter,
  LETTER_BYTES_MAX,
  type LetterProblem,
  sampleLetter,
  writeLetter,
} from './text/letter.ts'
export { marksDocument } from './text/marks-document.ts'
export { toViewableImage } from './image.ts'
