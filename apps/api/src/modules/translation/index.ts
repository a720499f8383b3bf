export type { QuotaLeft, TranslationQuota } from './translation-quota.ts'
export type { TranslationCaller } from './translation.service.ts'
export type { TagHandling } from './marked-up-text.ts'
export type { TranslationService } from './translation.service.ts'
