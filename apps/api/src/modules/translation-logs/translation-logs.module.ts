import type { Platform } from '../../platform.ts'
import { createTranslationLogsRepository } from './translation-logs.repository.ts'
import { translationLogsHandlers } from './translation-logs.routes.ts'
import { createTranslationLogs } from './translation-logs.ts'

type Dependencies = {
  translationDocuments: { delete: (accountId: string, id: string) => Promise<void> }
}

export function createTranslationLogsModule({ builder, settings }: Platform, deps: Dependencies) {
  const logs = createTranslationLogs({
    repository: createTranslationLogsRepository(builder),
    deleteDocument: deps.translationDocuments.delete,
    days: settings.TRANSLATION_DAYS,
  })
  return { handlers: translationLogsHandlers(logs) }
}
