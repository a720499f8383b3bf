import { Encrypter } from 'age-encryption'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGzip } from 'node:zlib'
import type { Manifest } from './backup-format.ts'
import { createTarWriter } from './tar-writer.ts'
import { unwritableBackup } from './unwritable-backup.ts'
import { writeBackup } from './write-backup.ts'

/** Compressing is what takes longest; images gain nothing by more of it. */
const GZIP_LEVEL = 3

/**
 * Writes a backup to a file, which exists under its name only once it is whole.
 * @throws RangeError for a recipient that is no public key of age
 * @throws UnwritableBackup where the file cannot be written
 */
export async function writeBackupFile(
  path: string,
  options: Parameters<typeof writeBackup>[1] & { recipients: readonly string[] },
): Promise<Manifest> {
  const { recipients } = options
  const encrypter = recipients.length > 0 ? createEncrypter(recipients) : null
  const partial = `${path}.partial`
  const plain = new PassThrough()
  const packed = plain.pipe(createGzip({ level: GZIP_LEVEL }))
  plain.on('error', (error) => packed.destroy(error))
  const bytes = encrypter
    ? Readable.fromWeb((await encrypter.encrypt(Readable.toWeb(packed) as never)) as unknown as ReadableStream)
    : packed
  const written = pipeline(bytes, createWriteStream(partial, { mode: 0o600 })).catch((error: unknown) => {
    throw unwritableBackup(dirname(path), error)
  })
  const failed = written.then(
    () => new Promise<never>(() => {}),
    (error: unknown) => Promise.reject(error),
  )
  failed.catch(() => {})
  const write = async (chunk: Uint8Array) => {
    if (!plain.write(chunk)) await Promise.race([failed, new Promise((resolve) => plain.once('drain', resolve))])
  }
  try {
    const manifest = await Promise.race([failed, writeBackup(createTarWriter(write), options)])
    plain.end()
    await written
    await rename(partial, path)
    return manifest
  } catch (error) {
    plain.destroy(error as Error)
    await written.catch(() => {})
    await rm(partial, { force: true }).catch(() => {})
    throw error
  }
}

function createEncrypter(recipients: readonly string[]): Encrypter {
  const encrypter = new Encrypter()
  for (const recipient of recipients)
    try {
      encrypter.addRecipient(recipient)
    } catch {
      throw new RangeError(`“${recipient}” is no public key of age (age1…).`)
    }
  return encrypter
}
