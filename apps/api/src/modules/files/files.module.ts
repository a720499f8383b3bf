import { unitsLeft } from '@markwright/entitlements'
import { pick } from '../../kernel/pick.ts'
import type { Platform } from '../../platform.ts'
import { createFilesRepository } from './files.repository.ts'
import { filesHandlers } from './files.routes.ts'
import { createFilesService } from './files.service.ts'
import { createStoreFile } from './store-file.ts'

export function createFilesModule({ db, objects, limits, entitlements, settings, keyValueStore, now }: Platform) {
  const repository = createFilesRepository(db)
  const storeFile = createStoreFile({ repository, objects })
  const files = createFilesService({
    repository,
    objects,
    storeFile,
    limits,
    keyValueStore,
    now,
    searchesPerDay: async (searcher) => {
      const usage = await entitlements.usage(searcher, 'search')
      return usage.used + unitsLeft(usage)
    },
    publicUrl: settings.PUBLIC_URL,
  })
  return {
    handlers: filesHandlers(files),
    api: {
      ...pick(files, 'adoptSearchImage', 'findSearchImage', 'open', 'openById', 'storeSearchImage', 'upload'),
      storeFile,
    },
  }
}
