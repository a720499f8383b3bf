import type { Language } from '../site/language.ts'

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

const relations = {
  division: {
    parent: { cn: '分案申请的原申请', en: 'divided from' },
    child: { cn: '分案申请', en: 'divisional application' },
  },
  continuation: {
    parent: { cn: '继续申请的在先申请', en: 'continuation of' },
    child: { cn: '继续申请', en: 'continuation' },
  },
  'continuation-in-part': {
    parent: { cn: '部分继续申请的在先申请', en: 'continuation-in-part of' },
    child: { cn: '部分继续申请', en: 'continuation-in-part' },
  },
  addition: {
    parent: { cn: '增补专利的主专利', en: 'addition to' },
    child: { cn: '增补专利', en: 'patent of addition' },
  },
  reissue: { parent: { cn: '再颁专利的原专利', en: 'reissue of' }, child: { cn: '再颁专利', en: 'reissue' } },
  substitution: {
    parent: { cn: '被本申请替代的申请', en: 'substitute for' },
    child: { cn: '替代申请', en: 'substitute application' },
  },
  provisional: {
    parent: { cn: '临时申请', en: 'provisional application' },
    child: { cn: '以本申请为临时申请的申请', en: 'application that claims this provisional one' },
  },
}

export type PatentRelation = keyof typeof relations

/** What another application is to one that names it: a division of it, or the one that it was divided from. */
export const patentRelationName = (relation: PatentRelation, role: 'parent' | 'child', language: Language): string =>
  relations[relation][role][language]

export const patentTypeName = (type: PatentType, language: Language): string => types[type][language]
export const patentStatusName = (status: PatentStatus, language: Language): string => statuses[status][language]
