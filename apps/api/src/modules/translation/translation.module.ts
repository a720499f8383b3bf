import {
  connectEngines,
  createMemories,
  createTranslator,
  noteUses,
  saveMemoryEntries,
} from '@markwright/translation-service'
import { pick } from '../../kernel/pick.ts'
import type { Platform } from '../../platform.ts'
import { createGlossaryCheck } from './check-glossaries.ts'
import { translationHandlers } from './translation.routes.ts'
import { createTranslationService } from './translation.service.ts'
import { createTranslationQuota } from './translation-quota.ts'
import { createTranslationRepository } from './translation.repository.ts'

export function createTranslationModule(platform: Platform) {
  const { builder, keyValueStore, observe, entitlements, limits, settings, warn } = platform
  const engines = connectEngines({
    order: settings.TRANSLATION_ENGINES,
    options: settings.TRANSLATION_OPTIONS,
    keyValueStore,
    observe,
  })
  const quota = createTranslationQuota({ entitlements })
  const translation = createTranslationService({
    repository: createTranslationRepository(builder),
    translator: createTranslator({ db: builder, engines, memories: createMemories(builder) }),
    engines,
    quota,
    limits,
    saveToMemory: (of, entries) => saveMemoryEntries(builder, of, entries),
    noteUses: (uses) => noteUses(builder, uses),
    checkGlossaries: createGlossaryCheck(builder),
    onError: (err) => warn(err, 'uses of a translation could not be noted or given back'),
  })
  return {
    handlers: translationHandlers(translation),
    api: { ...pick(translation, 'checkGlossaries', 'translateAll'), quota },
  }
}
