import type { Reason } from '@markwright/registers'
import type { SourceNote } from './parsed-record.ts'
import { patentFaults } from './patent-faults.ts'

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

  /** Records what reading a source has shown; `name` is that of the source. */
  add(name: string, note: SourceNote): void {
    switch (note.note) {
      case 'format':
        this.formats.add(note.format)
        break
      case 'unused':
        for (const path of note.paths) this.unused.set(path, (this.unused.get(path) ?? 0) + 1)
        break
      case 'passed':
        this.passed.push({ name, reason: note.reason })
        break
      case 'repair':
        this.repairs.add({ name, reason: note.reason })
        break
      case 'unread':
        this.unread.add({ name, reason: note.reason })
    }
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
}
