import type { Schemas } from '@markwright/contract'
import { tableFile, type TableValue } from '@markwright/documents'
import { countryName } from '@markwright/domain/places/countries'
import {
  monitorEventLabels,
  monitorVerdictLabels,
  similarityLevelLabels,
} from '@markwright/domain/marks/monitor-labels'
import { recordAddress } from '@markwright/domain/site/site-address'
import type { Language } from '../../kernel/language.ts'

type Hit = Schemas['MonitorHit']
type Column = {
  cn: string
  en: string
  width: number
  /** Times are in a zone, which the head of their column names. */
  of?: 'time'
  value: (hit: Hit, language: Language) => string | number | null
}

const LINK_WIDTH = 30

const columns: Column[] = [
  { cn: '发现时间', en: 'Found', width: 30, of: 'time', value: ({ foundTime }) => foundTime },
  { cn: '监测', en: 'Monitor', width: 20, value: ({ monitorName }) => monitorName },
  { cn: '事项', en: 'Event', width: 16, value: ({ kind }, language) => monitorEventLabels[kind][language] },
  {
    cn: '商标',
    en: 'Mark',
    width: 24,
    value: ({ mark }) => [mark.name, mark.nameOther].filter(Boolean).join(' / '),
  },
  { cn: '国家/地区', en: 'Office', width: 14, value: ({ mark }, language) => countryName(mark.country, language) },
  { cn: '申请号', en: 'Application no.', width: 16, value: ({ mark }) => mark.appNo },
  { cn: '类别', en: 'Classes', width: 10, value: ({ mark }) => mark.classes.join(' ') },
  { cn: '状态', en: 'Status', width: 18, value: ({ mark }) => mark.statusText },
  {
    cn: '申请人',
    en: 'Applicant',
    width: 30,
    value: ({ mark }, language) =>
      language === 'en' ? (mark.applicantEn ?? mark.applicantCn) : (mark.applicantCn ?? mark.applicantEn),
  },
  { cn: '近似度', en: 'Similarity', width: 10, value: ({ mark }) => mark.similarity?.score ?? null },
  {
    cn: '近似程度',
    en: 'Level',
    width: 10,
    value: ({ mark }, language) => (mark.similarity ? similarityLevelLabels[mark.similarity.level][language] : null),
  },
  { cn: '变化前', en: 'Before', width: 20, value: ({ change }) => change?.before ?? null },
  { cn: '变化后', en: 'After', width: 20, value: ({ change }) => change?.after ?? null },
  { cn: '截止日期', en: 'Deadline', width: 12, value: ({ deadline }) => deadline?.date ?? null },
  {
    cn: '处理',
    en: 'Decision',
    width: 10,
    value: ({ verdict }, language) => verdict && monitorVerdictLabels[verdict][language],
  },
  { cn: '备注', en: 'Note', width: 30, value: ({ note }) => note },
  { cn: '处理人', en: 'Decided by', width: 16, value: ({ verdictBy }) => verdictBy },
  { cn: '处理时间', en: 'Decided at', width: 30, of: 'time', value: ({ verdictTime }) => verdictTime },
]

/**
 * Hits as a file: one row each, with a link to the record; `zone` is that of their times. They are requested one after the
 * other.
 */
export function hitFile(
  hits: Iterable<Hit>,
  { format, language, zone, siteUrl }: { format: 'xlsx' | 'csv'; language: Language; zone: string; siteUrl: string },
): Promise<Buffer> {
  const name = { cn: '监测结果', en: 'Monitoring' }[language]
  const titles = [...columns.map((column) => titleOf(column, language, zone)), { cn: '链接', en: 'Link' }[language]]
  const widths = [...columns.map(({ width }) => width), LINK_WIDTH]
  return tableFile({ name, titles, widths, rows: rows() }, format)

  function* rows(): Iterable<TableValue[]> {
    for (const hit of hits)
      yield [...columns.map(({ value }) => value(hit, language)), { url: recordAddress(siteUrl, hit.mark.id) }]
  }
}

const titleOf = ({ of, ...title }: Column, language: Language, zone: string) =>
  of === 'time' ? `${title[language]} (${zone})` : title[language]
