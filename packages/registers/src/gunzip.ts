import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { fileFaults } from './file-faults.ts'
import { RegisterFileError } from './reason.ts'
import { HARMLESS_BYTES, zipLimits, type ZipLimits } from './zip-files.ts'

/** Whether a file that begins so is packed with gzip. */
export const isGzip = (head: Uint8Array) => head[0] === 0x1f && head[1] === 0x8b

/**
 * Unpacks gzip, within the limits of every packed file.
 * @param packedBytes of the packed file, for the ratio
 * @throws RegisterFileError for what is damaged, incomplete or beyond the limits
 */
export async function* gunzip(
  bytes: AsyncIterable<Uint8Array>,
  packedBytes: number,
  limits: Pick<ZipLimits, 'sizeBytesMax' | 'ratioMax'> = zipLimits,
): AsyncGenerator<Buffer> {
  const packed = Readable.from(bytes)
  const unpacked = createGunzip()
  packed.on('error', (error) => unpacked.destroy(error))
  packed.pipe(unpacked)
  try {
    let size = 0
    for await (const chunk of unpacked) {
      size += (chunk as Buffer).length
      if (size > limits.sizeBytesMax) throw new RegisterFileError(fileFaults.zipTooLarge(limits.sizeBytesMax))
      if (size > HARMLESS_BYTES && size > limits.ratioMax * packedBytes)
        throw new RegisterFileError(fileFaults.zipRatio(limits.ratioMax))
      yield chunk as Buffer
    }
  } catch (error) {
    throw damageOf(error)
  } finally {
    packed.destroy()
    unpacked.destroy()
  }
}

/** Whatever a parser or decompressor complains of, the archive is damaged. */
export const damageOf = (error: unknown) =>
  error instanceof RegisterFileError ? error : new RegisterFileError(fileFaults.badZip())
