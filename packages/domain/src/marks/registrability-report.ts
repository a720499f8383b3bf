import type { Language } from '../site/language.ts'

/** The same statement in both languages. */
export type Statement = { zh: string; en: string }

export const reportGrades = ['A', 'B', 'C', 'D'] as const
export type ReportGrade = (typeof reportGrades)[number]
export type ReportLevel = 'identical' | 'high' | 'middle' | 'low'
export type ReportSeverity = 'block' | 'likely' | 'possible'

/** Goods or services that the mark is to be registered for; `group` is their similar group, where it is known. */
export type ReportGoods = { classNo: number; group: string | null; name: string }

/** What a report assesses. */
export type ReportQuery = {
  tradeMarkText: string
  /** Ascending, every class of the goods among them. */
  classes: number[]
  /** A class without goods is judged as a whole. */
  goods: ReportGoods[]
  applicant: string | null
}

/** An earlier mark as the register had it when the report was made. Days are `YYYY-MM-DD`. */
export type ReportMark = {
  id: string
  country: string
  appNo: string
  regNo: string | null
  name: string | null
  nameOther: string | null
  status: number
  applicant: string | null
  appDate: string | null
  regDate: string | null
  expiresOn: string | null
  classes: number[]
  /** Of its image in the object store. */
  imageKey: string | null
  demonstration: boolean
  /** Why it is similar. */
  score: number
  level: ReportLevel
  reasons: Statement[]
}

/** Of an image, as shares of its sides. */
export type ReportArea = { x: number; y: number; width: number; height: number }

/** An earlier mark whose image is similar, with the parts of both that agree. */
export type ReportImageMark = ReportMark & {
  regions: { queryBox: ReportArea; hitBox: ReportArea; score: number }[]
}

/** What the image of the mark is similar to; it does not count in the chances. */
export type ReportImage = {
  /** A small copy of the image, as a data URL. */
  preview: string
  /** The nearest first. */
  marks: ReportImageMark[]
}

/** An earlier mark that stands against the registration in one class. */
export type ReportCitation = {
  id: string
  /** How much of the chance it takes, 0 to 1. */
  share: number
  /** How its goods are related to those of the request. */
  goods: Statement
  /** What its status in the register counts as. */
  standing: Statement
  /** The grade if it fell away, and all marks of its owner with the same core. */
  gradeWithout: ReportGrade
}

export type ReportGround = Statement & { rule: string; entry: string; severity: ReportSeverity }

export type ReportClass = {
  classNo: number
  /** Percent: a value of the model, not a promise. */
  chance: number
  /** Within which it lies, percent. */
  band: [least: number, most: number]
  grade: ReportGrade
  counts: Record<ReportLevel, number>
  citations: ReportCitation[]
  grounds: ReportGround[]
  /** Goods without which the grade would be better by one, where leaving them out helps. */
  withoutGoods: { goods: string[]; grade: ReportGrade } | null
}

/** What a report found: frozen when it was made. */
export type ReportContent = {
  basis: {
    queryDate: string
    dataDate: string | null
    dataVersion: number
    engineVersion: string
    parameterVersion: string
    offices: string[]
    marksSearched: number
  }
  classes: ReportClass[]
  marks: ReportMark[]
  /** Absent where no image was given, or none that can be read. */
  image?: ReportImage
  /** Well-known names that the mark is similar to: they may bar it in any class. */
  wellKnown: string[]
  limits: Statement[]
}

export const statementIn = ({ zh, en }: Statement, language: Language): string => (language === 'cn' ? zh : en)

/** What a grade advises (rule section 5.1). */
export const gradeAdvice: Readonly<Record<ReportGrade, Record<Language, string>>> = {
  A: { cn: '建议申请', en: 'Filing is advised' },
  B: { cn: '可以尝试', en: 'Filing may be tried' },
  C: { cn: '风险较高', en: 'The risk is high' },
  D: { cn: '不建议申请', en: 'Filing is not advised' },
}

export const levelNames: Readonly<Record<ReportLevel, Record<Language, string>>> = {
  identical: { cn: '相同', en: 'identical' },
  high: { cn: '高度近似', en: 'high' },
  middle: { cn: '中度近似', en: 'medium' },
  low: { cn: '低度近似', en: 'low' },
}

export const severityNames: Readonly<Record<ReportSeverity, Record<Language, string>>> = {
  block: { cn: '会被驳回', en: 'bars registration' },
  likely: { cn: '很可能被驳回', en: 'likely to bar it' },
  possible: { cn: '可能被驳回', en: 'may bar it' },
}

/** `R202611220007`: R, the day on which it was requested, and a number within the day. */
export const reportNumber = (day: string, ordinal: number): string =>
  `R${day.replaceAll('-', '')}${String(ordinal).padStart(4, '0')}`
