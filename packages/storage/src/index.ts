import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** A stored object: its bytes, and what a browser must know of them. */
export type StoredObject = { stream: Readable; sizeBytes: number; contentType: string }

/** Files that belong to records, by key: `demo/000123.svg`. */
export type ObjectStore = {
  /** An object is either there whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>
  find(key: string): Promise<StoredObject | null>
  has(key: string): Promise<boolean>
  delete(key: string): Promise<void>
}

const contentTypes: Record<string, string> = {
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  webp: 'image/webp',
}

const KEY = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*\.[a-z0-9]{1,5}$/

/**
 * Objects as files of a folder.
 * @throws when a key is not made of lower-case names separated by `/` with an extension at the end.
 */
export function createFolderStore(folder: string): ObjectStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`not a key: ${key}`)
    return join(folder, key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const partial = `${path}.${randomUUID()}.part`
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeFile(partial, bytes)
        await rename(partial, path)
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
    },
    async find(key) {
      const path = pathOf(key)
      const facts = await stat(path).catch(ignoreAbsent)
      if (!facts) return null
      const contentType = contentTypes[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
      return { stream: createReadStream(path), sizeBytes: facts.size, contentType }
    },
    async has(key) {
      return (await stat(pathOf(key)).catch(ignoreAbsent)) !== null
    },
    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}

function ignoreAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
