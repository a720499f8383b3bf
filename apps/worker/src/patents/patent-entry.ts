import type { PatentRecord } from '@markwright/patents'
import type { Reason } from '@markwright/registers'
import { patentFaults } from './patent-faults.ts'

/** Bytes of an image that lies beside a document; null where there is none of this name. */
export type FindImage = (name: string) => Promise<Buffer | null>

/** A record of a file, or why it is not imported. */
export type PatentEntry = {
  /** Member of an archive, line, or both; null for the only document of a file. */
  place: string | null
} & (
  | { record: PatentRecord; format: string; findImage: FindImage }
  | { reject: Reason; number: string | null; excerpt: string }
)

const NOTES_MAX = 20

type Note = { name: string; reason: Reason }

/** The first of many notes, and how many more there are. */
class FirstNotes {
  private readonly first: Note[] = []
  private count = 0

  add(note: Note): void {
    this.count += 1
    if (this.first.length < NOTES_MAX) this.first.push(note)
  }

  /** `more` says how many there are beyond them. */
  list(more: (count: number) => Reason): Note[] {
    const left = this.count - this.first.length
    return left > 0 ? [...this.first, { name: '', reason: more(left) }] : this.first
  }
}

/** What a file turns out to hold while it is read. */
export class FileFindings {
  readonly formats = new Set<string>()
  /** Elements and columns of which no record says anything, with how often they came. */
  readonly unused = new Map<string, number>()
  /** Members of an archive, or the file itself, that hold no patents. */
  readonly passed: Note[] = []
  private readonly repairs = new FirstNotes()
  private readonly unread = new FirstNotes()

  /** Notes characters that were read as they stand. */
  addRepair(name: string, reason: Reason): void {
    this.repairs.add({ name, reason })
  }

  /** Notes a value of which the record has only a part or nothing. */
  addUnread(name: string, reason: Reason): void {
    this.unread.add({ name, reason })
  }

  /**
   * What a report names: members passed over, repairs and values that cannot be read; of many the first ones, and how
   * many more there are.
   */
  notes(): Note[] {
    return [
      ...this.passed,
      ...this.repairs.list(patentFaults.moreRepairs),
      ...this.unread.list(patentFaults.moreUnread),
    ]
  }

  countUnused(paths: Iterable<string>): void {
    for (const path of paths) this.unused.set(path, (this.unused.get(path) ?? 0) + 1)
  }
}

/** What is read in one piece: a file, or a member of an archive. */
export interface PatentSource {
  /** As a person finds it, within its archive; empty for the file itself. */
  name: string
  bytes: AsyncIterable<Buffer>
  /** Of the file or member as it lies there, packed or not. */
  sizeBytes: number
  findImage: FindImage
}
