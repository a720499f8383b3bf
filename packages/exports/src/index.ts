export { defineExport, type ExportKind, type ExportRequest } from './define-export.ts'
export {
  createExportOrders,
  type ExportDraft,
  type ExportOrders,
  type ListedExport,
} from './export-orders.repository.ts'
export {
  bindExporter,
  type Exporter,
  type ExporterBinding,
  exportFileHandler,
  type ExportRun,
  type OrderedExport,
} from './make-export.ts'
export { marksExport } from './marks-export.ts'
export { patentsExport } from './patents-export.ts'
export { portfolioExport } from './portfolio-export.ts'
