import type { TableValue } from '@markwright/documents'
import { countryName } from '@markwright/domain/places/countries'
import type { Language } from '@markwright/domain/site/language'
import { patentStatusName, patentTypeName } from '@markwright/domain/patents/patent-labels'
import type { StoredPatent } from './stored-patents.ts'
import { textFor } from './text-language.ts'

type Column = {
  cn: string
  en: string
  /** In letters of Latin script. */
  width: number
  value: (patent: StoredPatent, language: Language, url: string) => TableValue
}

const day = (value: string | null): TableValue => (value ? { day: value } : null)
const names = (parties: readonly { name: string }[]) => parties.map(({ name }) => name).join('; ')
const firstClaim = ({ record }: StoredPatent, language: Language) =>
  textFor(record.claims, record.language, language)?.[0]?.text ?? null

const columns: readonly Column[] = [
  { cn: '公开号', en: 'Publication', width: 20, value: ({ publicId }) => publicId },
  { cn: '申请号', en: 'Application', width: 20, value: ({ record }) => record.applicationNumber },
  {
    cn: '标题',
    en: 'Title',
    width: 50,
    value: ({ record }, language) => textFor(record.titles, record.language, language),
  },
  {
    cn: '摘要',
    en: 'Abstract',
    width: 80,
    value: ({ record }, language) => textFor(record.abstracts, record.language, language),
  },
  { cn: '首项权利要求', en: 'First claim', width: 60, value: firstClaim },
  { cn: '申请人', en: 'Applicants', width: 36, value: ({ record }) => names(record.applicants) },
  { cn: '专利权人', en: 'Assignees', width: 36, value: ({ record }) => names(record.assignees) },
  { cn: '发明人', en: 'Inventors', width: 36, value: ({ record }) => names(record.inventors) },
  { cn: '代理机构', en: 'Agents', width: 28, value: ({ record }) => names(record.agents) },
  { cn: '申请日', en: 'Filed', width: 12, value: ({ record }) => day(record.filedOn) },
  { cn: '公开日', en: 'Published', width: 12, value: ({ record }) => day(record.publishedOn) },
  { cn: '授权日', en: 'Granted', width: 12, value: ({ grantedOn }) => day(grantedOn) },
  {
    cn: '优先权',
    en: 'Priorities',
    width: 30,
    value: ({ record }) =>
      record.priorities
        .map(({ country, number, date }) => [country, number, date].filter(Boolean).join(' '))
        .join('; '),
  },
  {
    cn: '国家/地区',
    en: 'Office',
    width: 16,
    value: ({ record }, language) => countryName(record.country, language),
  },
  { cn: '文献种类', en: 'Kind', width: 8, value: ({ record }) => record.kind },
  { cn: '专利类型', en: 'Type', width: 16, value: ({ record }, language) => patentTypeName(record.type, language) },
  {
    cn: '法律状态',
    en: 'Legal status',
    width: 16,
    value: ({ legalStatus }, language) => patentStatusName(legalStatus, language),
  },
  { cn: '状态日期', en: 'Status as of', width: 12, value: ({ legalStatusOn }) => day(legalStatusOn) },
  {
    cn: '状态依据',
    en: 'Basis of the status',
    width: 30,
    value: ({ legalStatusText }, language) => legalStatusText?.[language],
  },
  { cn: 'IPC', en: 'IPC', width: 36, value: ({ record }) => record.ipcs.join('; ') },
  { cn: 'CPC', en: 'CPC', width: 36, value: ({ record }) => record.cpcs.join('; ') },
  { cn: '同族号', en: 'Family', width: 16, value: ({ record }) => record.familyId },
  {
    cn: '数据性质',
    en: 'Data',
    width: 14,
    value: ({ demonstration }, language) =>
      demonstration ? { cn: '示例数据', en: 'Demonstration data' }[language] : null,
  },
  { cn: '链接', en: 'Link', width: 50, value: (_patent, _language, url) => ({ url }) },
]

/** The head of a table of publications, and how a row is made; `urlOf` gives the page of each. */
export const patentTable = (language: Language, urlOf: (publicId: string) => string) => ({
  name: { cn: '专利', en: 'Patents' }[language],
  titles: columns.map((column) => column[language]),
  widths: columns.map(({ width }) => width),
  rowOf: (patent: StoredPatent): TableValue[] =>
    columns.map(({ value }) => value(patent, language, urlOf(patent.publicId))),
})
