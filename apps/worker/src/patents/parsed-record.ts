import type { PatentRecord } from '@markwright/patents'
import type { Reason } from '@markwright/registers'

export type CheckedRecord = { record: PatentRecord; format: string }

/** Why a record is not imported, and what a person finds it by. */
export type RejectedRecord = { reject: Reason; number: string | null; excerpt: string }

/** A record of a source, checked, or why it is not imported. */
export type ParsedRecord = {
  /** Line, item or position within the source; null for its only document. */
  at: string | null
} & (CheckedRecord | RejectedRecord)

/** What reading a source shows besides its records. */
export type SourceNote =
  | { note: 'format'; format: string }
  /** Elements or columns of which no record says anything. */
  | { note: 'unused'; paths: string[] }
  /** `repair`: characters that were read as they stand. `unread`: a value of which the record has a part or nothing. */
  | { note: 'repair' | 'unread'; reason: Reason }
  /** The source holds no patents. */
  | { note: 'passed'; reason: Reason }

/** Yielded in the order of the source. */
export type FoundItem = ParsedRecord | SourceNote
