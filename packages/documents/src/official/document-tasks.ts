import type { PageSection } from '@markwright/domain/patents/patent-parts'
import type { CompressedDrawings, DrawingFormat, FilingLimits } from '../patent/compress-drawings.ts'
import type { PartFile, ReadApplication } from '../patent/split-application.ts'
import type { PatentPrintOptions, PrintedDrawing, PrintedPatent } from '../pdf/patent-pdf.ts'
import type { ReadList } from '../sheets/read-list.ts'
import type { ReadTable } from '../sheets/read-table.ts'
import type { ContrastDocumentOptions } from '../text/contrast-document.ts'
import type { DocumentComparison } from './compare-documents.ts'
import type { DocumentFault, ReadText } from './read-document.ts'
import type { ReadFields } from './read-fields.ts'

/** A document by its text, whose fields the thread reads, or a record of a register by its fields. */
export type DocumentSide = { text: string } | { fields: ReadFields }

/** What a thread is started for. */
export type DocumentTask =
  | { type: 'read'; bytes: Uint8Array }
  | { type: 'compare'; left: DocumentSide; right: DocumentSide }
  | { type: 'write'; left: DocumentSide; right: DocumentSide; options: ContrastDocumentOptions }
  | { type: 'readList'; bytes: Uint8Array; name: string }
  | { type: 'readTable'; bytes: Uint8Array }
  | PatentTask

export type CompressionOptions = { limits: FilingLimits; format: DrawingFormat }

/** What is done to the files of a patent application, and with a publication. */
export type PatentTask =
  | { type: 'readApplication'; bytes: Uint8Array }
  | { type: 'splitApplication'; bytes: Uint8Array; pages: readonly (readonly PageSection[])[] }
  | { type: 'compressDrawings'; bytes: Uint8Array; name: string; options: CompressionOptions }
  | {
      type: 'printPatent'
      patent: PrintedPatent
      drawings: readonly PrintedDrawing[]
      options: PatentPrintOptions
    }

export type DocumentResult =
  | { type: 'read'; document: ReadText }
  | { type: 'unreadable'; fault: DocumentFault }
  | { type: 'compared'; comparison: DocumentComparison }
  | { type: 'written'; bytes: Uint8Array }
  | { type: 'listRead'; list: ReadList | null }
  | { type: 'tableRead'; table: ReadTable | null }
  | { type: 'applicationRead'; application: ReadApplication }
  | { type: 'applicationSplit'; files: PartFile[] | null }
  | { type: 'pageNotCut'; page: number }
  | { type: 'drawingsCompressed'; compressed: CompressedDrawings }
  | { type: 'patentPrinted'; bytes: Uint8Array }
