import { listTerms, saveMemoryEntries } from '@markwright/translation-service'
import { pick } from '../../kernel/pick.ts'
import type { Platform } from '../../platform.ts'
import { createGlossariesRepository } from './glossaries.repository.ts'
import { glossariesHandlers } from './glossaries.routes.ts'
import { createGlossariesService } from './glossaries.service.ts'
import { createMemoryRepository } from './memory.repository.ts'
import { createMemoryService } from './memory.service.ts'

export function createGlossariesModule({ builder }: Platform) {
  const glossaries = createGlossariesService({
    repository: createGlossariesRepository(builder),
    listKnown: (accountId, direction) => listTerms(builder, { accountId, direction, glossaryIds: null }),
  })
  const memory = createMemoryService({
    repository: createMemoryRepository(builder),
    save: (of, entries) => saveMemoryEntries(builder, of, entries),
  })
  return {
    handlers: glossariesHandlers(glossaries, memory),
    api: pick(glossaries, 'list', 'find', 'create', 'rename', 'delete', 'listEntries', 'save', 'addAll', 'remove'),
  }
}
