import { createNumberImports } from '@markwright/patent-register'
import type { Platform } from '../../platform.ts'
import type { PatentServices, PatentsRepository } from '../patents/index.ts'
import { createListItemsRepository } from './list-items.repository.ts'
import { createPatentListsRepository } from './patent-lists.repository.ts'
import { patentListsHandlers } from './patent-lists.routes.ts'
import { createPatentListsService } from './patent-lists.service.ts'

type Dependencies = { patents: Pick<PatentsRepository, 'listIds' | 'listPatents'> & Pick<PatentServices, 'export'> }

export function createPatentListsModule({ builder }: Platform, deps: Dependencies) {
  const lists = createPatentListsService({
    lists: createPatentListsRepository(builder),
    items: createListItemsRepository(builder),
    patents: deps.patents,
    listImported: async (id, accountId) => (await createNumberImports(builder).find(id, accountId))?.patent_ids ?? null,
  })
  return { handlers: patentListsHandlers(lists, deps.patents) }
}
