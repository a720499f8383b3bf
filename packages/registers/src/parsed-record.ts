import type { FilePosition } from './file-position.ts'
import type { Reason } from './reason.ts'

/** One record as a file holds it, before it has been turned into ours. */
export type ParsedRecord = {
  /** Of its first character, counted from 1. */
  line: number
  /** Its beginning, for a person who looks for it. */
  excerpt: () => string
  /**
   * Turns it into a record that has still to be checked.
   * @throws RecordError
   */
  read: () => unknown
}

/** A record with the file of the folder or archive from which it comes, or what ended the reading of that file. */
export type FoundEntry = { file: string | null; position?: FilePosition } & (
  | ParsedRecord
  | { line: number | null; fault: Reason }
)

export const EXCERPT_CHARACTERS = 300

/** A record that needs more characters than this is a mistake or an attack; it bounds the memory of every reader. */
export const RECORD_CHARACTERS_MAX = 32_000_000
