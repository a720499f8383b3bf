import { inspectImage, ImageRefused } from '@markwright/image-search'
import type { ObjectStore } from '@markwright/storage'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Pool } from 'pg'
import { listOwners, showImage } from './image-records.repository.ts'

const NAMED = /\.(gif|jpe?g|png|tiff?)$/i
/** Suffixes of the object store, by what the bytes are. */
const suffixes = new Map([
  ['gif', 'gif'],
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['tiff', 'tiff'],
])
const AT_ONCE = 5000

type Deps = {
  pool: Pool
  objects: ObjectStore
  orderImages: () => Promise<void>
  out: { write(text: string): unknown }
  signal: AbortSignal
}

/**
 * Gives images of a folder to the records that they belong to, and has them described. Doing it again changes nothing,
 * so an interrupted import is simply begun anew.
 * @returns 0 when every image belonged to a record, 1 when some did not or could not be read, 2 when none did
 */
export async function importImages(deps: Deps, folders: readonly string[]): Promise<number> {
  const { pool, out, signal } = deps
  let accepted = 0
  let left = 0
  for (const folder of folders) {
    const names = (await readdir(folder, { recursive: true })).filter((name) => NAMED.test(name))
    for (let at = 0; at < names.length && !signal.aborted; at += AT_ONCE) {
      const some = names.slice(at, at + AT_ONCE).map((name) => join(folder, name))
      const owners = await listOwners(pool, some)
      for (const path of some) {
        const ids = owners.get(path) ?? []
        const problem = ids.length === 0 ? 'no record has this image' : await give(deps, path, ids)
        if (problem) out.write(`${relative(folder, path)}: ${problem}\n`)
        if (problem) left++
        else accepted++
      }
    }
  }
  await deps.orderImages()
  out.write(`${accepted} images imported, ${left} left out.\n`)
  return accepted === 0 ? 2 : left > 0 || signal.aborted ? 1 : 0
}

/** What is wrong with the image, or null once its records have it. */
async function give({ pool, objects }: Deps, path: string, ids: readonly number[]): Promise<string | null> {
  const bytes = await readFile(path)
  const facts = await inspectImage(bytes).catch((error: unknown) => {
    if (error instanceof ImageRefused) return error
    throw error
  })
  if (facts instanceof ImageRefused) return `cannot be imported (${facts.problem})`
  const suffix = suffixes.get(facts.format)
  if (!suffix) return `cannot be imported (${facts.format})`
  // Named by its content: a changed image has another key, and equal ones are stored once.
  const hash = createHash('sha256').update(bytes).digest('hex')
  const key = `marks/${hash.slice(0, 2)}/${hash}.${suffix}`
  if (!(await objects.has(key))) await objects.put(key, bytes)
  await showImage(pool, ids, key)
  return null
}
