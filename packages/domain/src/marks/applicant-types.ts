import type { Language } from '../site/language.ts'

/** Who applies (spec 1 §3): an enterprise or a natural person. */
export const applicantTypes = {
  Organization: { cn: '企业', en: 'Company' },
  Individual: { cn: '自然人', en: 'Individual' },
} as const satisfies Record<string, Record<Language, string>>

export type ApplicantType = keyof typeof applicantTypes
