import { readTar, type TarEntry } from '@markwright/runtime/read-tar.ts'
import { Decrypter } from 'age-encryption'
import { closeSync, createReadStream, openSync, readSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createGunzip } from 'node:zlib'

/** A backup that cannot be read, with what to do; `message` is for people. */
export class UnusableBackup extends Error {}

const AGE = 'age-encryption.org/v1'

function isEncrypted(path: string): boolean {
  const file = openSync(path, 'r')
  try {
    const head = Buffer.alloc(AGE.length)
    readSync(file, head, 0, AGE.length, 0)
    return head.toString('latin1') === AGE
  } finally {
    closeSync(file)
  }
}

/**
 * The entries of a backup file, in order; each must be read before the next is requested. `identity` is the secret key
 * of age (`AGE-SECRET-KEY-1…`) for an encrypted one.
 * @throws UnusableBackup for a file that is damaged, incomplete or encrypted for another key
 */
export async function* readBackup(path: string, identity: string | null): AsyncGenerator<TarEntry> {
  let bytes: AsyncIterable<Buffer> = createReadStream(path)
  if (isEncrypted(path)) {
    if (!identity)
      throw new UnusableBackup('The backup is encrypted: name the file of its secret key with --identity FILE.')
    bytes = await decrypt(bytes, identity)
  }
  try {
    for await (const entry of readTar(gunzip(bytes))) yield { ...entry, content: orUnusable(entry.content) }
  } catch (error) {
    throw unusable(error)
  }
}

async function* orUnusable(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* bytes
  } catch (error) {
    throw unusable(error)
  }
}

const unusable = (error: unknown) =>
  error instanceof UnusableBackup
    ? error
    : new UnusableBackup(
        `The backup is damaged or incomplete: ${error instanceof Error ? error.message : String(error)}.`,
      )

async function* gunzip(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const packed = Readable.from(bytes)
  const unpacked = createGunzip()
  packed.on('error', (error) => unpacked.destroy(error))
  packed.pipe(unpacked)
  try {
    for await (const chunk of unpacked) yield chunk as Buffer
  } finally {
    packed.destroy()
    unpacked.destroy()
  }
}

async function decrypt(bytes: AsyncIterable<Buffer>, identity: string): Promise<AsyncIterable<Buffer>> {
  const decrypter = new Decrypter()
  try {
    decrypter.addIdentity(identity)
    const stream = Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array<ArrayBuffer>>
    const plain = await decrypter.decrypt(stream as never)
    return Readable.fromWeb(plain as unknown as ReadableStream)
  } catch (error) {
    throw new UnusableBackup(`The backup cannot be decrypted with this key: ${(error as Error).message}.`)
  }
}

export async function contentOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}
