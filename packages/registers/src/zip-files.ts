import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { fileFaults } from './file-faults.ts'
import { legible } from './legible.ts'
import { RegisterFileError } from './reason.ts'

export type ZipLimits = {
  /** Of all files together, unpacked. */
  sizeBytesMax: number
  /** Unpacked size over the size of the archive. */
  ratioMax: number
  filesMax: number
}

/** The annual files of the USPTO unpack to some gigabytes at a ratio of about 15. */
export const zipLimits: ZipLimits = { sizeBytesMax: 64 * 2 ** 30, ratioMax: 200, filesMax: 500_000 }

// A small archive of repetitive files may have any ratio without doing harm.
export const HARMLESS_BYTES = 16 * 2 ** 20

export type ZippedFile = { name: string; packedBytes: number; unpackedBytes: number; open(): AsyncIterable<Buffer> }

// @types/yauzl describes version 2, which had no promises.
type PromisedZip = ZipFile & {
  eachEntry(): AsyncIterable<Entry>
  openReadStreamPromise(entry: Entry): Promise<Readable>
}
const promised = yauzl as unknown as {
  openPromise(path: string, options: { autoClose: boolean }): Promise<PromisedZip>
}

/**
 * Opens a zip archive. The sizes in its directory are checked before anything is unpacked; a file that unpacks to
 * more than the directory says, or to something else, ends in an error.
 * @throws RegisterFileError for an archive that is damaged, encrypted or beyond the limits
 */
export async function openZip(path: string, archiveBytes: number, limits: ZipLimits = zipLimits) {
  const zip = await promised.openPromise(path, { autoClose: false }).catch(fail)
  try {
    const files = (await listEntries(zip, archiveBytes, limits)).map((entry): ZippedFile => ({
      name: legible(entry.fileName, 200),
      packedBytes: entry.compressedSize,
      unpackedBytes: entry.uncompressedSize,
      open: () => unpack(zip, entry),
    }))
    return { files, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function listEntries(zip: PromisedZip, archiveBytes: number, limits: ZipLimits): Promise<Entry[]> {
  const { sizeBytesMax, ratioMax, filesMax } = limits
  const entries: Entry[] = []
  let unpackedBytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      unpackedBytes += entry.uncompressedSize
      if (entry.isEncrypted())
        throw new RegisterFileError(fileFaults.encryptedZip(), null, legible(entry.fileName, 200))
      if (unpackedBytes > sizeBytesMax) throw new RegisterFileError(fileFaults.zipTooLarge(sizeBytesMax))
      if (unpackedBytes > HARMLESS_BYTES && unpackedBytes > ratioMax * archiveBytes)
        throw new RegisterFileError(fileFaults.zipRatio(ratioMax))
      if (entries.length === filesMax) throw new RegisterFileError(fileFaults.zipTooMany(filesMax))
      if (!entry.fileName.endsWith('/')) entries.push(entry)
    }
  } catch (error) {
    fail(error)
  }
  return entries
}

async function* unpack(zip: PromisedZip, entry: Entry): AsyncGenerator<Buffer> {
  let checksum = 0
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      checksum = crc32(chunk as Buffer, checksum)
      yield chunk as Buffer
    }
  } catch (error) {
    fail(error)
  }
  if (checksum !== entry.crc32) throw new RegisterFileError(fileFaults.badZip())
}

/** Whatever yauzl and zlib complain of, the archive cannot be read. */
function fail(error: unknown): never {
  throw error instanceof RegisterFileError ? error : new RegisterFileError(fileFaults.badZip())
}
