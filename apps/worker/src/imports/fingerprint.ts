import { listFolder } from '@markwright/registers'
import { createHash } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { relative } from 'node:path'

const END_BYTES = 64 * 1024

/**
 * Tells a file from a changed one without reading all of it: by its size, its beginning and its end; a folder by the
 * names, sizes and times of its files.
 */
export async function fingerprintOf(path: string): Promise<{ fingerprint: string; sizeBytes: number }> {
  return (await stat(path)).isDirectory() ? fingerprintOfFolder(path) : fingerprintOfFile(path)
}

async function fingerprintOfFolder(folder: string) {
  const hash = createHash('sha256')
  let sizeBytes = 0
  for (const path of await listFolder(folder)) {
    const { size, mtimeMs } = await stat(path)
    hash.update(`${relative(folder, path)}\0${size}\0${mtimeMs}\n`)
    sizeBytes += size
  }
  return { fingerprint: hash.digest('hex'), sizeBytes }
}

async function fingerprintOfFile(path: string) {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const hash = createHash('sha256').update(String(size))
    for (const position of [0, Math.max(0, size - END_BYTES)]) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(END_BYTES), 0, END_BYTES, position)
      hash.update(buffer.subarray(0, bytesRead))
    }
    return { fingerprint: hash.digest('hex'), sizeBytes: size }
  } finally {
    await file.close()
  }
}
