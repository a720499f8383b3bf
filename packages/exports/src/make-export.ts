import { type exportFile, type JobHandler, JobRefusal } from '@markwright/jobs'
import type { ObjectStore } from '@markwright/storage'
import type { ExportKind, ExportRequest } from './define-export.ts'
import type { ExportOrders, StoredExport } from './export-orders.repository.ts'
import { marksExport } from './marks-export.ts'
import { patentsExport } from './patents-export.ts'
import { portfolioExport } from './portfolio-export.ts'

/** What an exporter knows about its run. */
export type ExportRun = {
  signal: AbortSignal
  /** So many of the records are done; throws once the run was cancelled. */
  progress(done: number): Promise<void>
}

export type ExportedFile = { bytes: Uint8Array; mime: string; records: number }

export type OrderedExport<Kind extends ExportKind> = Omit<StoredExport, 'request'> & { request: ExportRequest<Kind> }

export type Exporter<Kind extends ExportKind = ExportKind> = (
  order: OrderedExport<Kind>,
  run: ExportRun,
) => Promise<ExportedFile>

export type ExporterBinding = { kind: ExportKind; make: Exporter }

/** Ties an exporter to its kind, so that a list of both keeps its types. */
export const bindExporter = <Kind extends ExportKind>(kind: Kind, make: Exporter<Kind>): ExporterBinding => ({
  kind,
  make,
})

/** Percent of the way when all records are done; writing and storing the file is the rest. */
const DONE_PERCENT = 95

const gone = { id: 'export.gone', cn: '导出的任务已被删除。', en: 'The export was deleted.' }

/** Every kind there is; a worker refuses to start while one has no exporter. */
const exportKinds: readonly ExportKind[] = [marksExport, patentsExport, portfolioExport]

/**
 * Makes the file of an export and gives it to its member. A file has the name of its export, so anyone who takes over from
 * a worker that died writes the same file again and gives it once.
 * @throws while a kind has no exporter
 */
export function exportFileHandler(deps: {
  orders: Pick<ExportOrders, 'find' | 'finish'>
  objects: Pick<ObjectStore, 'put'>
  exporters: readonly ExporterBinding[]
}): JobHandler<typeof exportFile> {
  const exporters = new Map(deps.exporters.map((each) => [each.kind.name, each]))
  for (const { name } of exportKinds) if (!exporters.has(name)) throw new Error(`no exporter for ${name}`)
  return async ({ exportId }, run) => {
    const order = await deps.orders.find(exportId)
    if (!order) throw new JobRefusal(gone)
    if (order.fileId) return { fileId: order.fileId, rows: order.records }
    const exporter = exporters.get(order.kind)
    if (!exporter) throw new Error(`no exporter for ${order.kind}`)
    const { bytes, mime, records } = await exporter.make(
      { ...order, request: exporter.kind.request.parse(order.request) },
      {
        signal: run.signal,
        progress: async (done) => {
          run.signal.throwIfAborted()
          const part = order.records > 0 ? Math.min(1, done / order.records) : 1
          await run.progress(DONE_PERCENT * part, { done, total: order.records })
        },
      },
    )
    run.signal.throwIfAborted()
    const fileName = `${order.id}.${order.format}`
    await deps.objects.put(`files/private/${fileName}`, bytes)
    await deps.orders.finish(order, { fileName, mime, sizeBytes: bytes.length })
    return { fileId: order.id, rows: records }
  }
}
