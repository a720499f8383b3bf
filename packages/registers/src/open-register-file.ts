import type { RegisterRecord } from '@markwright/domain/marks/register-record'
import { checkRecord } from './check-record.ts'
import { fileFaults } from './file-faults.ts'
import { EXCERPT_CHARACTERS, type FoundEntry } from './parsed-record.ts'
import { legible } from './legible.ts'
import { RecordError, RegisterFileError, type Reason } from './reason.ts'
import type { FilePosition } from './read-members.ts'
import { openSource } from './register-source.ts'
import type { ZipLimits } from './zip-files.ts'

/** A record of a register file, or why it cannot be imported. */
export type RegisterEntry = {
  /** Counted from 1 over all records of the file, those that cannot be imported included. */
  ordinal: number
  /** Where the record begins, counted from 1; null for a whole file of an archive. */
  line: number | null
  /** The file within a folder or an archive, where there is one. */
  file: string | null
  /** Where that file begins. */
  position: FilePosition | null
} & ({ record: RegisterRecord } | { reject: Reason; number: string | null; excerpt: string })

export type RegisterFile = {
  /** `uspto-daily`, `st66`, `st96`, `json-lines`, `json-array`, `csv`, `zip`, `tar` or `folder`. */
  format: string
  /** Of a folder, the number of its files. */
  sizeBytes: number
  /** How much of that has been gone through so far. */
  bytesRead(): number
  /**
   * The records in the order of the file, to be read once. The first `skip` of them are passed over without a look,
   * because they have been dealt with before; of a folder or an archive, files before `from` are not opened at all.
   * @throws RegisterFileError, after the records that are before the fault
   */
  entries(skip?: number, from?: FilePosition | null): AsyncGenerator<RegisterEntry>
  /** Files of a folder or an archive, so far: those that hold records, and those that hold none. */
  counts(): { read: number; passed: number } | null
  /** For a file whose entries are not read to their end. */
  close(): Promise<void>
}

/**
 * Opens a register file of any size, to be read in constant memory: USPTO daily XML, WIPO ST.66 and ST.96, JSON Lines,
 * JSON arrays and CSV, an archive of such files (zip, tar, tar.gz), any of them compressed by gzip, or a folder of all
 * of these. Formats are recognised by content.
 * @throws RegisterFileError for what is no register file or may not be read
 */
export async function openRegisterFile(path: string, options: { zipLimits?: ZipLimits } = {}): Promise<RegisterFile> {
  const { format, sizeBytes, bytesRead, found, counts, close } = await openSource(path, options.zipLimits)
  return {
    format,
    sizeBytes,
    bytesRead,
    counts,
    entries: (skip = 0, from = null) => checkEntries(found(from), skip, from?.ordinal ?? 0, close),
    close: async () => close(),
  }
}

async function* checkEntries(
  found: AsyncIterable<FoundEntry>,
  skip: number,
  before: number,
  close: () => Promise<void> | void,
): AsyncGenerator<RegisterEntry> {
  let ordinal = before
  try {
    for await (const entry of found) if (++ordinal > skip) yield checkEntry(entry, ordinal)
    if (ordinal === 0) throw new RegisterFileError(fileFaults.noRecords())
  } finally {
    await close()
  }
}

function checkEntry(entry: FoundEntry, ordinal: number): RegisterEntry {
  const { line, file } = entry
  const position = entry.position ?? null
  if ('fault' in entry) return { ordinal, line, file, position, reject: entry.fault, number: null, excerpt: '' }
  let value: unknown
  try {
    value = entry.read()
    return { ordinal, line, file, position, record: checkRecord(value) }
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    const excerpt = legible(entry.excerpt(), EXCERPT_CHARACTERS)
    return { ordinal, line, file, position, reject: error.reason, number: numberIn(value), excerpt }
  }
}

const NUMBER_CHARACTERS = 60

/** The application number of a record that is refused, so that a person can find it. */
function numberIn(value: unknown): string | null {
  const number = (value as { applicationNumber?: unknown } | undefined)?.applicationNumber
  return typeof number === 'string' && number.trim() !== '' ? legible(number.trim(), NUMBER_CHARACTERS) : null
}
