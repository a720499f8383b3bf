import { readTar } from '@markwright/runtime/read-tar.ts'
import { createReadStream } from 'node:fs'
import { open, readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { fileFaults } from './file-faults.ts'
import { damageOf, gunzip, isGzip } from './gunzip.ts'
import type { FoundEntry, ParsedRecord } from './parsed-record.ts'
import { legible } from './legible.ts'
import { RegisterFileError } from './reason.ts'
import { readMembers, type FilePosition, type Member } from './read-members.ts'
import { readRegisterText } from './register-text.ts'
import { openZip, zipLimits, type ZipLimits } from './zip-files.ts'

/** A file, an archive or a folder whose format is known and whose records have still to be read. */
export type RegisterSource = {
  format: string
  sizeBytes: number
  bytesRead: () => number
  found: (from: FilePosition | null) => AsyncIterable<FoundEntry>
  /** Files of a folder or an archive: those that hold records, and those that hold none. */
  counts: () => { read: number; passed: number } | null
  close: () => void
}

/** Small enough that anyone who reads a file has time for other work in between. */
const READ_BYTES = 64 * 1024
/** A tar archive says so 257 bytes after its beginning. */
const HEAD_BYTES = 512

/**
 * Opens a register file, an archive of such files or a folder of either; formats are recognised by content.
 * @throws RegisterFileError for what is no register file or may not be read
 */
export async function openSource(path: string, limits: ZipLimits = zipLimits): Promise<RegisterSource> {
  const facts = await stat(path).catch(() => {
    throw new RegisterFileError(fileFaults.absent(path))
  })
  if (facts.isDirectory()) return openFolder(path, limits)
  if (!facts.isFile()) throw new RegisterFileError(fileFaults.notAFile())
  if (facts.size === 0) throw new RegisterFileError(fileFaults.empty())
  // A folder may hold many thousands of small files: they are opened once.
  const whole = facts.size <= READ_BYTES ? await readOr(path, () => readFile(path)) : null
  const head = whole ?? (await readOr(path, () => readHead(path)))
  if (isZip(head)) return openArchive(path, facts.size, limits)
  const stream = whole ? Readable.from([whole]) : createReadStream(path, { highWaterMark: READ_BYTES })
  let read = 0
  const bytes = counting(readBytes(stream), (length) => (read += length))
  const source = await sourceOfBytes(bytes, { packedBytes: facts.size, ...limits }, head).catch((error: unknown) => {
    stream.destroy()
    throw error
  })
  return { ...source, sizeBytes: facts.size, bytesRead: () => read, close: () => void stream.destroy() }
}

type Bounds = ZipLimits & { packedBytes: number }

/** Of a text, a tar archive, or either of them compressed by gzip. */
async function sourceOfBytes(bytes: AsyncIterable<Buffer>, bounds: Bounds, head: Buffer) {
  if (isGzip(head)) {
    const unpacked = await withHead(gunzip(bytes, bounds.packedBytes, bounds))
    return isTar(unpacked.head) ? tarSource(unpacked.bytes, bounds) : textSource(unpacked.bytes)
  }
  return isTar(head) ? tarSource(bytes, bounds) : textSource(bytes)
}

async function textSource(bytes: AsyncIterable<Buffer>) {
  const { format, records } = await readRegisterText(bytes)
  return { format: format as string, found: () => inNoArchive(records), counts: () => null }
}

function tarSource(bytes: AsyncIterable<Buffer>, bounds: Bounds) {
  const { found, counts } = readMembers(tarMembers(bytes, bounds), { isOnly: false, none: fileFaults.noRegisterInZip })
  return { format: 'tar', found, counts }
}

async function* tarMembers(bytes: AsyncIterable<Buffer>, bounds: Bounds): AsyncGenerator<Member> {
  let files = 0
  try {
    for await (const { name, content } of readTar(bytes)) {
      if (++files > bounds.filesMax) throw new RegisterFileError(fileFaults.zipTooMany(bounds.filesMax))
      yield { name: legible(name, 200), found: () => foundIn(orDamaged(content), bounds) }
    }
  } catch (error) {
    throw damageOf(error)
  }
}

async function* orDamaged(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* bytes
  } catch (error) {
    throw damageOf(error)
  }
}

/** The records of a member of an archive, which may itself be compressed by gzip. */
async function* foundIn(bytes: AsyncIterable<Buffer>, bounds: Bounds): AsyncGenerator<FoundEntry> {
  const { head, bytes: all } = await withHead(bytes)
  if (head.length === 0) throw new RegisterFileError(fileFaults.empty())
  const source = isGzip(head) ? await textSource(gunzip(all, bounds.packedBytes, bounds)) : await textSource(all)
  yield* source.found()
}

async function openArchive(path: string, sizeBytes: number, limits: ZipLimits): Promise<RegisterSource> {
  const zip = await openZip(path, sizeBytes, limits)
  let bytesRead = 0
  const members = zip.files.map((file): Member => {
    const packedShare = file.packedBytes / Math.max(1, file.unpackedBytes)
    // As it lies in the archive: both compressions together have the ratio of one.
    const bounds = { ...limits, packedBytes: Math.max(1, file.packedBytes) }
    return {
      name: file.name,
      found: () =>
        foundIn(
          counting(file.open(), (length) => (bytesRead += length * packedShare)),
          bounds,
        ),
    }
  })
  const options = { isOnly: members.length === 1, none: fileFaults.noRegisterInZip }
  const { found, counts } = readMembers(members, options)
  return { format: 'zip', sizeBytes, bytesRead: () => bytesRead, found, counts, close: zip.close }
}

/** All files below a folder, in the order of their names; hidden ones are left out. */
export async function listFolder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const isHidden = (path: string) =>
    relative(folder, path)
      .split(sep)
      .some((part) => part.startsWith('.'))
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isHidden(path))
    .toSorted()
}

async function openFolder(folder: string, limits: ZipLimits): Promise<RegisterSource> {
  const files = await readOr(folder, () => listFolder(folder))
  let done = 0
  let current: RegisterSource | null = null
  const members = files.map((path, index): Member => ({
    name: relative(folder, path),
    async *found() {
      try {
        current = await openSource(path, limits)
        yield* current.found(null)
      } finally {
        current?.close()
        done = index + 1
      }
    },
  }))
  const { found, counts } = readMembers(members, { isOnly: false, none: fileFaults.noRegisterInFolder })
  return {
    format: 'folder',
    // A file counts for one, whatever its size: to know all sizes, all files would have to be looked at first.
    sizeBytes: Math.max(1, files.length),
    bytesRead: () => done,
    found,
    counts,
    close: () => current?.close(),
  }
}

async function* inNoArchive(records: AsyncIterable<ParsedRecord>): AsyncGenerator<FoundEntry> {
  for await (const record of records) yield { ...record, file: null }
}

const isZip = (head: Buffer) => ['504b0304', '504b0506', '504b0708'].includes(head.subarray(0, 4).toString('hex'))
const isTar = (head: Buffer) => head.subarray(257, 262).toString('latin1') === 'ustar'

/** The first bytes of a stream, and the whole stream. */
async function withHead(bytes: AsyncIterable<Buffer>) {
  const source = bytes[Symbol.asyncIterator]()
  const first: Buffer[] = []
  let length = 0
  while (length < HEAD_BYTES) {
    const { value, done } = await source.next()
    if (done) break
    first.push(value)
    length += value.length
  }
  const head = Buffer.concat(first)
  async function* all() {
    try {
      if (head.length > 0) yield head
      for (let next = await source.next(); !next.done; next = await source.next()) yield next.value
    } finally {
      await source.return?.()
    }
  }
  return { head, bytes: all() }
}

async function* counting(bytes: AsyncIterable<Buffer>, count: (length: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    count(chunk.length)
    yield chunk
  }
}

async function* readBytes(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* stream
  } catch (error) {
    throw new RegisterFileError(fileFaults.unreadable((error as NodeJS.ErrnoException).code ?? String(error)))
  }
}

async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function readOr<Result>(path: string, read: () => Promise<Result>): Promise<Result> {
  return read().catch(() => {
    throw new RegisterFileError(fileFaults.absent(path))
  })
}
