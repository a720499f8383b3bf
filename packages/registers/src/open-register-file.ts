import type { RegisterRecord } from '@markwright/domain/register-record'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { checkRecord } from './check-record.ts'
import { fileFaults } from './file-faults.ts'
import { EXCERPT_CHARACTERS, type FoundEntry, type FoundRecord } from './found-record.ts'
import { legible } from './legible.ts'
import { RecordError, RegisterFileError, type Reason } from './reason.ts'
import { readRegisterText } from './register-text.ts'
import { readZipRecords } from './zip-records.ts'
import { openZip, type ZipLimits } from './zip-files.ts'

/** A record of a register file, or why it cannot be taken. */
export type RegisterEntry = {
  /** Counted from 1 over all records of the file, those that cannot be taken included. */
  ordinal: number
  /** Where the record begins, counted from 1; null for a whole file of an archive. */
  line: number | null
  /** The file within an archive, where there is one. */
  file: string | null
} & ({ record: RegisterRecord } | { reject: Reason; number: string | null; excerpt: string })

export type RegisterFile = {
  /** `uspto-daily`, `st66`, `st96`, `json-lines`, `json-array`, `csv` or `zip`. */
  format: string
  sizeBytes: number
  /** How much of the file has been gone through so far. */
  bytesRead(): number
  /**
   * The records in the order of the file, to be read once. The first `skip` of them are passed over without a look,
   * because they have been dealt with before.
   * @throws RegisterFileError, after the records that stand before the fault
   */
  entries(skip?: number): AsyncGenerator<RegisterEntry>
  /** For a file whose entries are not read to their end. */
  close(): Promise<void>
}

/** Small enough that whoever reads a file has time for other work in between. */
const READ_BYTES = 64 * 1024

/**
 * Opens a register file of any size, to be read in constant memory: USPTO daily XML, WIPO ST.66 and ST.96, JSON Lines,
 * JSON arrays and CSV, or a zip archive of such files. Formats are recognised by content.
 * @throws RegisterFileError for what is no register file or may not be read
 */
export async function openRegisterFile(path: string, options: { zipLimits?: ZipLimits } = {}): Promise<RegisterFile> {
  const sizeBytes = await sizeOf(path)
  if (await isZip(path)) {
    const zip = await openZip(path, sizeBytes, options.zipLimits)
    const { records, bytesRead } = readZipRecords(zip.files)
    return {
      format: 'zip',
      sizeBytes,
      bytesRead,
      entries: (skip = 0) => checkEntries(records, skip, zip.close),
      close: async () => zip.close(),
    }
  }
  const stream = createReadStream(path, { highWaterMark: READ_BYTES })
  const close = async () => void stream.destroy()
  try {
    const { format, records } = await readRegisterText(readBytes(stream))
    return {
      format,
      sizeBytes,
      bytesRead: () => stream.bytesRead,
      entries: (skip = 0) => checkEntries(inNoArchive(records), skip, close),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function* readBytes(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* stream
  } catch (error) {
    throw new RegisterFileError(fileFaults.unreadable((error as NodeJS.ErrnoException).code ?? String(error)))
  }
}

async function* inNoArchive(records: AsyncIterable<FoundRecord>): AsyncGenerator<FoundEntry> {
  for await (const record of records) yield { ...record, file: null }
}

async function* checkEntries(
  found: AsyncIterable<FoundEntry>,
  skip: number,
  close: () => Promise<void> | void,
): AsyncGenerator<RegisterEntry> {
  let ordinal = 0
  try {
    for await (const entry of found) if (++ordinal > skip) yield checkEntry(entry, ordinal)
    if (ordinal === 0) throw new RegisterFileError(fileFaults.noRecords())
  } finally {
    await close()
  }
}

function checkEntry(entry: FoundEntry, ordinal: number): RegisterEntry {
  const { line, file } = entry
  if ('fault' in entry) return { ordinal, line, file, reject: entry.fault, number: null, excerpt: '' }
  let value: unknown
  try {
    value = entry.read()
    return { ordinal, line, file, record: checkRecord(value) }
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    const excerpt = legible(entry.excerpt(), EXCERPT_CHARACTERS)
    return { ordinal, line, file, reject: error.reason, number: numberIn(value), excerpt }
  }
}

const NUMBER_CHARACTERS = 60

/** The application number of a record that is refused, so that a person can find it. */
function numberIn(value: unknown): string | null {
  const number = (value as { applicationNumber?: unknown } | undefined)?.applicationNumber
  return typeof number === 'string' && number.trim() !== '' ? legible(number.trim(), NUMBER_CHARACTERS) : null
}

async function sizeOf(path: string): Promise<number> {
  const facts = await stat(path).catch(() => {
    throw new RegisterFileError(fileFaults.absent(path))
  })
  if (!facts.isFile()) throw new RegisterFileError(fileFaults.notAFile())
  if (facts.size === 0) throw new RegisterFileError(fileFaults.empty())
  return facts.size
}

/** By its first bytes: PK, and the marks of a first file, of an empty archive or of one in several parts. */
async function isZip(path: string): Promise<boolean> {
  const handle = await open(path).catch(() => {
    throw new RegisterFileError(fileFaults.absent(path))
  })
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    return ['504b0304', '504b0506', '504b0708'].includes(buffer.toString('hex'))
  } finally {
    await handle.close()
  }
}
