import { requestCancel } from '@markwright/jobs'
import { createTranslationDocuments } from '@markwright/translation-documents'
import { saveMemoryEntries } from '@markwright/translation-service'
import { pick } from '../../kernel/pick.ts'
import type { Platform } from '../../platform.ts'
import type { GlossariesService } from '../glossaries/index.ts'
import type { TranslationQuota } from '../translation/index.ts'
import { createTranslationDocumentsRepository } from './translation-documents.repository.ts'
import { translationDocumentsHandlers } from './translation-documents.routes.ts'
import { createTranslationDocumentsService } from './translation-documents.service.ts'

type Dependencies = {
  glossaries: Pick<GlossariesService, 'list'>
  translation: { quota: TranslationQuota }
}

export function createTranslationDocumentsModule(
  { builder, pool, objects, entitlements, dispatchJob, limits, settings, now }: Platform,
  deps: Dependencies,
) {
  const documents = createTranslationDocumentsService({
    repository: createTranslationDocumentsRepository(builder),
    documents: createTranslationDocuments(),
    objects,
    quota: deps.translation.quota,
    entitlements,
    dispatchJob,
    requestCancel: (id) => requestCancel(pool, id),
    saveToMemory: (of, entries) => saveMemoryEntries(builder, of, entries),
    listGlossaryIds: async (accountId) => (await deps.glossaries.list(accountId)).map(({ id }) => id),
    limits,
    days: settings.TRANSLATION_DAYS,
    now,
  })
  return {
    handlers: translationDocumentsHandlers(documents),
    api: pick(documents, 'upload', 'list', 'get', 'start', 'write', 'delete'),
  }
}
