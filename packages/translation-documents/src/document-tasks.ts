import type { DocumentProblem } from './document-problem.ts'
import type { DocumentToWrite, ReadDocument, WrittenDocument } from './translate-document.ts'

/** What a thread is started for. */
export type DocumentTask = { type: 'read'; bytes: Uint8Array; name: string } | ({ type: 'write' } & DocumentToWrite)

export type DocumentResult =
  | { type: 'read'; document: ReadDocument }
  | { type: 'written'; document: WrittenDocument }
  | { type: 'refused'; problem: DocumentProblem; words: number | null }
