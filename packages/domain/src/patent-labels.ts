import type { Language } from './language.ts'

export const patentTypes = ['invention', 'utility', 'design', 'plant', 'other'] as const
export type PatentType = (typeof patentTypes)[number]

export const patentStatuses = ['valid', 'invalid', 'examining', 'unconfirmed'] as const
export type PatentStatus = (typeof patentStatuses)[number]

export const patentSearchTypes = ['semantic', 'simple', 'advanced', 'batch'] as const
export type PatentSearchType = (typeof patentSearchTypes)[number]

/** A description that is searched for may be so long, in UTF-16 units. */
export const PATENT_TEXT_MAX = 5000
/** Numbers that may be looked up at once (spec 2 §9). */
export const PATENT_NUMBERS_MAX = 2000
/** Of these, so many while one waits. */
export const PATENT_NUMBERS_AT_ONCE = 500

const types: Record<PatentType, Record<Language, string>> = {
  invention: { cn: '发明', en: 'Invention' },
  utility: { cn: '实用新型', en: 'Utility model' },
  design: { cn: '外观设计', en: 'Design' },
  plant: { cn: '植物', en: 'Plant' },
  other: { cn: '其他', en: 'Other' },
}

const statuses: Record<PatentStatus, Record<Language, string>> = {
  valid: { cn: '有效', en: 'Valid' },
  invalid: { cn: '失效', en: 'Invalid' },
  examining: { cn: '审中', en: 'Under examination' },
  unconfirmed: { cn: '未确认', en: 'Unconfirmed' },
}

export const patentTypeName = (type: PatentType, language: Language): string => types[type][language]
export const patentStatusName = (status: PatentStatus, language: Language): string => statuses[status][language]
