import type { ComparedDocument, DocumentComparison } from './compare-documents.ts'
import type { DocumentFault, ReadText } from './read-document.ts'

/** What a thread is started for. */
export type DocumentTask =
  { type: 'read'; bytes: Uint8Array } | { type: 'compare'; left: ComparedDocument; right: ComparedDocument }

export type DocumentAnswer =
  | { type: 'read'; document: ReadText }
  | { type: 'unreadable'; fault: DocumentFault }
  | { type: 'compared'; comparison: DocumentComparison }
