import { createWorkerPool } from '@markwright/runtime/worker-pool.ts'
import type { ContrastDocumentOptions } from '../text/contrast-document.ts'
import type { DocumentComparison } from './compare-documents.ts'
import type { CompressedDrawings } from '../patent/compress-drawings.ts'
import type { PartFile, ReadApplication } from '../patent/split-application.ts'
import type { PageSection } from '@markwright/domain/patents/patent-parts'
import type { PatentPrintOptions, PrintedDrawing, PrintedPatent } from '../pdf/patent-pdf.ts'
import type { ReadList } from '../sheets/read-list.ts'
import type { ReadTable } from '../sheets/read-table.ts'
import type { CompressionOptions, DocumentResult, DocumentSide, DocumentTask } from './document-tasks.ts'
import type { DocumentFault, ReadText } from './read-document.ts'

/** A build puts the thread beside the program. */
const file = import.meta.url.endsWith('.ts') ? './thread-of-sources.mjs' : './document-thread.js'

const AT_ONCE_MAX = 2
const WAITING_MAX = 20
const TIME_MAX_MS = 15_000
const HEAP_MAX_MB = 256

/**
 * Reads and compares documents in threads with a bound on time and memory, so that none can hold up or bring down the
 * process.
 */
export function createDocumentWorkers({ timeMaxMs = TIME_MAX_MS }: { timeMaxMs?: number } = {}) {
  const pool = createWorkerPool<{ task: DocumentTask; answer: DocumentResult }>({
    entry: new URL(file, import.meta.url),
    atOnceMax: AT_ONCE_MAX,
    waitingMax: WAITING_MAX,
    timeMaxMs,
    heapMaxMb: HEAP_MAX_MB,
  })

  return {
    /**
     * The text of a document; a document that took too long or too much memory is `tooLong`.
     * @throws WorkerPoolBusy, and whatever else goes wrong in the thread; so do the others.
     */
    async read(bytes: Uint8Array): Promise<ReadText | { fault: DocumentFault }> {
      const result = await pool.run({ type: 'read', bytes })
      if (result?.type === 'read') return result.document
      return { fault: result?.type === 'unreadable' ? result.fault : 'tooLong' }
    },

    /** Null where the comparison took too long or too much memory. */
    async compare(left: DocumentSide, right: DocumentSide): Promise<DocumentComparison | null> {
      const result = await pool.run({ type: 'compare', left, right })
      return result?.type === 'compared' ? result.comparison : null
    },

    /** The comparison as a text document (DOCX); null where it took too long or too much memory. */
    async write(left: DocumentSide, right: DocumentSide, options: ContrastDocumentOptions): Promise<Buffer | null> {
      const result = await pool.run({ type: 'write', left, right, options })
      return result?.type === 'written' ? Buffer.from(result.bytes) : null
    },

    /** The first column of a list; null for what cannot be read, or took too long or too much memory. */
    async readList(bytes: Uint8Array, name: string): Promise<ReadList | null> {
      const result = await pool.run({ type: 'readList', bytes, name })
      return result?.type === 'listRead' ? result.list : null
    },

    /** The rows of a table; null for what cannot be read, or took too long or too much memory. */
    async readTable(bytes: Uint8Array): Promise<ReadTable | null> {
      const result = await pool.run({ type: 'readTable', bytes })
      return result?.type === 'tableRead' ? result.table : null
    },

    /** The pages of a patent application and the parts they belong to. */
    async readApplication(bytes: Uint8Array): Promise<ReadApplication | { fault: DocumentFault }> {
      const result = await pool.run({ type: 'readApplication', bytes })
      if (result?.type === 'applicationRead') return result.application
      return { fault: result?.type === 'unreadable' ? result.fault : 'tooLong' }
    },

    /**
     * A PDF for each part that has pages; `pages` are the sections of each page, and null says that they are not.
     * `uncutPage`, from 1 on, is one of which text cannot be removed cleanly.
     */
    async splitApplication(
      bytes: Uint8Array,
      pages: readonly (readonly PageSection[])[],
    ): Promise<PartFile[] | null | { fault: DocumentFault } | { uncutPage: number }> {
      const result = await pool.run({ type: 'splitApplication', bytes, pages })
      if (result?.type === 'pageNotCut') return { uncutPage: result.page }
      if (result?.type === 'applicationSplit') return result.files
      return { fault: result?.type === 'unreadable' ? result.fault : 'tooLong' }
    },

    /** Null where it took too long or too much memory. */
    async compressDrawings(
      bytes: Uint8Array,
      name: string,
      options: CompressionOptions,
    ): Promise<CompressedDrawings | null> {
      const result = await pool.run({ type: 'compressDrawings', bytes, name, options })
      return result?.type === 'drawingsCompressed' ? result.compressed : null
    },

    /** A publication as PDF; null where it took too long or too much memory. */
    async printPatent(
      patent: PrintedPatent,
      drawings: readonly PrintedDrawing[],
      options: PatentPrintOptions,
    ): Promise<Buffer | null> {
      const result = await pool.run({ type: 'printPatent', patent, drawings, options })
      return result?.type === 'patentPrinted' ? Buffer.from(result.bytes) : null
    },
  }
}
export type DocumentWorkers = ReturnType<typeof createDocumentWorkers>
