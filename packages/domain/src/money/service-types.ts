import type { Language } from '../site/language.ts'

/** Products by their numbers (spec 2 §3); 26 is the tab of free trials, which have the number of their product. */
export const serviceTypes = { 27: 'trademark', 28: 'patent' } as const
export type ServiceType = keyof typeof serviceTypes

const names: Record<ServiceType, Record<Language, string>> = {
  27: { cn: '商标服务', en: 'Trademark services' },
  28: { cn: '专利与翻译服务', en: 'Patent and translation services' },
}
const both: Record<Language, string> = { cn: '商标、专利与翻译服务', en: 'Trademark, patent and translation services' }

export const serviceTypeOf = (number: number | null): ServiceType | null =>
  number === 27 || number === 28 ? number : null

/** Null is what belongs to both. */
export const serviceTypeName = (type: ServiceType | null, language: Language): string =>
  (type === null ? both : names[type])[language]
