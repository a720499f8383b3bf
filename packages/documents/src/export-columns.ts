import { countryName } from '@markwright/domain/places/countries'
import type { ExportColumn } from '@markwright/domain/files/export-columns'
import type { Language } from '@markwright/domain/site/language'
import { recordAddress } from '@markwright/domain/site/site-address'
import { statusText } from '@markwright/domain/marks/trademark-status'
import type { TableValue } from './table.ts'

/** A record as an export shows it. Days are `YYYY-MM-DD`. */
export type ExportedMark = {
  publicId: string
  office: string
  applicationNumber: string
  registrationNumber: string | null
  markText: string | null
  markTextOther: string | null
  classes: number[]
  similarGroups: string[]
  viennaCodes: string[]
  status: number
  appliedOn: string | null
  publishedOn: string | null
  publishedIssue: string | null
  registeredOn: string | null
  priorityOn: string | null
  expiresOn: string | null
  applicantName: string | null
  applicantNameEn: string | null
  agentName: string | null
  demonstration: boolean
  /** 0 to 100; null where nothing was compared. */
  score: number | null
  /** Why it is similar, in the language of the export; absent where nothing was compared. */
  reasons?: string | null
  /** `09/0901: text`, one line each, in the language of the export; absent where they are not exported. */
  goodsText?: string | null
}

/** What an export says of itself. */
export type ExportHead = {
  /** The query in words, one line each; none where the records are of none. */
  query: readonly { label: string; value: string }[]
  /** `YYYY-MM-DD` */
  today: string
}

type Column = {
  title: Record<Language, string>
  /** About so many letters of Latin script. */
  width: number
  cell: (mark: ExportedMark, context: { language: Language; siteUrl: string }) => TableValue
}

const day = (value: string | null): TableValue => value && { day: value }

/** An image is no cell of a spreadsheet. */
const columns: Record<ExportColumn, Column> = {
  image: { title: { cn: '图样', en: 'Image' }, width: 14, cell: () => undefined },
  name: {
    title: { cn: '商标', en: 'Mark' },
    width: 24,
    cell: (mark, { language }) => nameOf(mark, language),
  },
  similarity: {
    title: { cn: '近似度', en: 'Similarity' },
    width: 10,
    cell: ({ score }) => score,
  },
  reasons: {
    title: { cn: '近似理由', en: 'Why it is similar' },
    width: 44,
    cell: ({ reasons }) => reasons && cut(reasons),
  },
  office: {
    title: { cn: '国家/地区', en: 'Office' },
    width: 14,
    cell: ({ office }, { language }) => countryName(office, language),
  },
  appNo: {
    title: { cn: '申请号', en: 'Application no.' },
    width: 16,
    cell: ({ applicationNumber }) => applicationNumber,
  },
  regNo: {
    title: { cn: '注册号', en: 'Registration no.' },
    width: 16,
    cell: ({ registrationNumber }) => registrationNumber,
  },
  classes: { title: { cn: '类别', en: 'Classes' }, width: 12, cell: ({ classes }) => classes.join(' ') },
  similarGroups: {
    title: { cn: '类似群', en: 'Similar groups' },
    width: 18,
    cell: ({ similarGroups }) => similarGroups.join(' '),
  },
  goods: {
    title: { cn: '商品和服务', en: 'Goods and services' },
    width: 44,
    cell: ({ goodsText }) => goodsText && cut(goodsText),
  },
  viennaCodes: {
    title: { cn: '图形要素', en: 'Vienna codes' },
    width: 14,
    cell: ({ viennaCodes }) => viennaCodes.join(' '),
  },
  status: {
    title: { cn: '状态', en: 'Status' },
    width: 18,
    cell: ({ status }, { language }) => statusText(status, language),
  },
  applicant: {
    title: { cn: '申请人', en: 'Applicant' },
    width: 32,
    cell: ({ applicantName, applicantNameEn }, { language }) =>
      language === 'en' ? (applicantNameEn ?? applicantName) : (applicantName ?? applicantNameEn),
  },
  appDate: { title: { cn: '申请日期', en: 'Applied' }, width: 12, cell: ({ appliedOn }) => day(appliedOn) },
  trialDate: {
    title: { cn: '初审公告日期', en: 'Published' },
    width: 12,
    cell: ({ publishedOn }) => day(publishedOn),
  },
  trialIssue: {
    title: { cn: '公告期号', en: 'Gazette issue' },
    width: 12,
    cell: ({ publishedIssue }) => publishedIssue,
  },
  regDate: { title: { cn: '注册日期', en: 'Registered' }, width: 12, cell: ({ registeredOn }) => day(registeredOn) },
  expiryDate: { title: { cn: '到期日期', en: 'Expires' }, width: 12, cell: ({ expiresOn }) => day(expiresOn) },
  priorityDate: { title: { cn: '优先权日期', en: 'Priority' }, width: 12, cell: ({ priorityOn }) => day(priorityOn) },
  agent: { title: { cn: '代理机构', en: 'Representative' }, width: 28, cell: ({ agentName }) => agentName },
  link: {
    title: { cn: '链接', en: 'Link' },
    width: 30,
    cell: ({ publicId }, { siteUrl }) => ({ url: recordAddress(siteUrl, publicId) }),
  },
}

/** Longer texts make a list unreadable; the record has them in full. */
const TEXT_LENGTH_MAX = 2000

const cut = (text: string) => (text.length > TEXT_LENGTH_MAX ? `${text.slice(0, TEXT_LENGTH_MAX - 1)}…` : text)

/** Marks invented records; shown where an export has some. */
export const demonstrationColumn: Column = {
  title: { cn: '数据', en: 'Data' },
  width: 12,
  cell: ({ demonstration }, { language }) => (demonstration ? { cn: '演示数据', en: 'demonstration' }[language] : null),
}

export const columnOf = (name: ExportColumn): Column => columns[name]

export function nameOf({ markText, markTextOther }: ExportedMark, language: Language): string {
  const names = [markText, markTextOther].filter(Boolean).join(' / ')
  return names || { cn: '图形商标', en: 'Figurative mark' }[language]
}
