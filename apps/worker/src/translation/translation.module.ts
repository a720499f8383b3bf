import { bindJob, translateDocument } from '@markwright/jobs'
import { connectEngines, createMemories, createTranslator } from '@markwright/translation-service'
import { MINUTE_MS } from '../module.ts'
import type { Platform } from '../platform.ts'
import { createTranslationClearing } from './clear-translations.repository.ts'
import { createDocumentsRepository } from './documents.repository.ts'
import { translateDocumentHandler } from './translate-document.ts'

export function createTranslationModule(platform: Platform) {
  const { builder: db, settings, keyValueStore, observe } = platform
  const engines = connectEngines({
    order: settings.TRANSLATION_ENGINES,
    options: settings.TRANSLATION_OPTIONS,
    keyValueStore,
    observe,
  })
  const translator = createTranslator({ db, engines, memories: createMemories(db) })
  const repository = createDocumentsRepository(platform)
  return {
    jobs: [
      bindJob(
        translateDocument,
        translateDocumentHandler({ repository, translator, engines }),
        (jobId, { error }) => repository.end(jobId, 'error', error),
        (jobId) => repository.end(jobId, 'cancelled', null),
      ),
    ],
    schedules: [
      {
        name: 'clear-translations',
        everyMs: MINUTE_MS,
        run: createTranslationClearing({ ...platform, db, days: settings.TRANSLATION_DAYS }),
      },
    ],
  }
}
