/** Where a published criterion was read. */
export const sources = {
  'CN-STD':
    'China, standards for the examination and review of trademarks (商标审查审理标准), similar and identical marks',
  'CN-GUIDE': 'China, guidelines for the examination and review of trademarks (商标审查审理指南), 2022',
  'CN-PRACTICE': 'practice of the Chinese office, of general knowledge',
  'US-1207': 'United States, Trademark Manual of Examining Procedure, section 1207.01',
  'EU-C4': 'EUIPO, Guidelines for Examination, part C, section 2, chapter 4, comparison of signs',
  'EU-CASE': 'decisions of the General Court of the European Union',
  'EU-CP5': 'European Union, common communication on weak elements (CP5)',
  'JP-AURAL': 'Japan, examination criteria on Article 4(1)(xi), likeness in sound',
  KR: 'Korea, Trademark Act Article 34(1)(vii) and decisions of the Supreme Court',
  PRACTICE: 'practice of several offices, of general knowledge',
  'UTS-39': 'Unicode Technical Standard 39, confusable characters',
} as const

export type Level = 'identical' | 'high' | 'middle' | 'low'

/** Two marks of which the rule decides how similar they are. */
export type Fires = {
  a: string
  b: string
  level: Level
  /** What the formulas alone gave when they were tried by hand, to within two points. */
  score?: number
  /** Where another rule of the list is named as the one that decides. */
  as?: string
}

/** Two marks that the rule must spare: they stay below the level, or, where it is null, another rule decides. */
export type Spares = { a: string; b: string; below: Level | null; why: string }

export type Rule = {
  id: string
  zh: string
  en: string
  source: keyof typeof sources
  /** ST.3 codes of the offices that it was read for, or all. */
  offices: string
  fires: readonly Fires[]
  spares: readonly Spares[]
}

/** What a rule of the published criteria needs that words do not have, or that is not built. */
export type OtherRule = { id: string; zh: string; en: string; needs: 'images' | 'recordings' | 'Cantonese readings' }
