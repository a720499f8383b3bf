import type { ObjectStore } from '@markwright/storage'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const AT_ONCE = 16

/** Puts the logos of a folder into a store, under the keys by which imported demonstration records know them. */
export async function storeLogos(folder: string, objects: Pick<ObjectStore, 'put'>): Promise<void> {
  const names = await readdir(folder)
  const store = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop())
      await objects.put(`demo/${name}`, await readFile(join(folder, name)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, store))
}
