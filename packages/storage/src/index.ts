import { readOptions } from '@markwright/runtime/read-options.ts'
import { join } from 'node:path'
import { createFolderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import { s3Options } from './s3-options.ts'

export { createFolderStore } from './folder-store.ts'
export type { ObjectStore, StoredObject } from './object-store.ts'

export type ObjectStoreSettings = {
  OBJECT_STORE: 'folder' | 's3'
  OBJECT_STORE_OPTIONS?: string | undefined
  DATA_DIR: string
}

/**
 * The store that the settings name. The library of the other one is not even loaded.
 * @throws RangeError that names every fault of its options, without their values
 */
export async function openObjectStore(settings: ObjectStoreSettings): Promise<ObjectStore> {
  const { OBJECT_STORE, OBJECT_STORE_OPTIONS, DATA_DIR } = settings
  if (OBJECT_STORE === 'folder') return createFolderStore(join(DATA_DIR, 'objects'))
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store(readOptions('the object store s3', s3Options, OBJECT_STORE_OPTIONS))
}
