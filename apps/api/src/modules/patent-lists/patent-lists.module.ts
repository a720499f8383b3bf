import { createNumberImports } from '@markwright/patent-register'
import type { Platform } from '../../platform.ts'
import { createPatentsRepository, type PatentServices } from '../patents/index.ts'
import { createListItemsRepository } from './list-items.repository.ts'
import { createPatentListsRepository } from './patent-lists.repository.ts'
import { patentListsHandlers } from './patent-lists.routes.ts'
import { createPatentListsService } from './patent-lists.service.ts'

export function createPatentListsModule({ builder }: Platform, { patents }: { patents: PatentServices }) {
  const lists = createPatentListsService({
    lists: createPatentListsRepository(builder),
    items: createListItemsRepository(builder),
    patents: createPatentsRepository(builder),
    listImported: async (id, accountId) => (await createNumberImports(builder).find(id, accountId))?.patent_ids ?? null,
  })
  return { handlers: patentListsHandlers(lists, patents) }
}
