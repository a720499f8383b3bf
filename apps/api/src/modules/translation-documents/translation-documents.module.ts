import { requestCancel } from '@markwright/jobs'
import { createTranslationDocuments } from '@markwright/translation-documents'
import { saveMemoryEntries } from '@markwright/translation-service'
import type { Platform } from '../../platform.ts'
import type { GlossariesService } from '../glossaries/index.ts'
import type { TranslationQuota } from '../translation/index.ts'
import { createTranslationDocumentsRepository } from './translation-documents.repository.ts'
import { translationDocumentsHandlers } from './translation-documents.routes.ts'
import { createTranslationDocumentsService } from './translation-documents.service.ts'

export function createTranslationDocumentsModule(
  { builder, pool, objects, entitlements, dispatchJob, limits, settings, now }: Platform,
  { glossaries, quota }: { glossaries: GlossariesService; quota: TranslationQuota },
) {
  const documents = createTranslationDocumentsService({
    repository: createTranslationDocumentsRepository(builder),
    documents: createTranslationDocuments(),
    objects,
    quota,
    entitlements,
    dispatchJob,
    requestCancel: (id) => requestCancel(pool, id),
    saveToMemory: (of, entries) => saveMemoryEntries(builder, of, entries),
    listGlossaryIds: async (accountId) => (await glossaries.list(accountId)).map(({ id }) => id),
    limits,
    days: settings.TRANSLATION_DAYS,
    now,
  })
  return { handlers: translationDocumentsHandlers(documents), documents }
}
