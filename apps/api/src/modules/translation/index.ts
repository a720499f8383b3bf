export type { QuotaLeft, TranslationQuota } from './translation-quota.ts'
export type { TranslationCaller } from './translation.service.ts'
