import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkKey, contentTypeOf, type ObjectStore } from './object-store.ts'

/** Objects as files of a folder, which only the user of the process may read. */
export function createFolderStore(folder: string): ObjectStore {
  const pathOf = (key: string) => join(folder, checkKey(key))
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const partial = `${path}.${randomUUID()}.part`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        await writeFile(partial, bytes, { mode: 0o600 })
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
      return { stream: createReadStream(path), sizeBytes: facts.size, contentType: contentTypeOf(key) }
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
