import { tableFile, type TableValue } from '@markwright/documents'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { pageAddress } from '@markwright/domain/site/site-address'
import type { Language } from '../../kernel/language.ts'
import type { SearchLogRow, SearchProduct } from './search-logs.repository.ts'

const texts = {
  cn: {
    head: ['时间', '查询内容', '产品', '命中数', '发起方', '地址'],
    kinds: {
      text: '商标查询',
      combined: '组合查询',
      image: '图形查询',
      cross: '跨国查询',
      bulk: '批量查询',
      successRate: '注册成功率',
      report: '检索报告预览',
      semantic: '语义检索',
      simple: '简单检索',
      advanced: '高级检索',
      batch: '批量检索',
    },
    noContent: '仅按筛选条件检索',
    initiators: { website: '网站', interface: '接口' },
    sheets: { trademark: '商标查询记录', patent: '专利检索记录' },
  },
  en: {
    head: ['Time', 'Search', 'Product', 'Hits', 'From', 'Address'],
    kinds: {
      text: 'Trademark search',
      combined: 'Combined query',
      image: 'Image search',
      cross: 'Cross search',
      bulk: 'Bulk query',
      successRate: 'Success rate',
      report: 'Preview of a report',
      semantic: 'Semantic search',
      simple: 'Simple search',
      advanced: 'Advanced search',
      batch: 'Batch search',
    },
    noContent: 'By filters only',
    initiators: { website: 'Website', interface: 'API' },
    sheets: { trademark: 'Trademark searches', patent: 'Patent searches' },
  },
} as const

const WIDTHS = [20, 50, 20, 10, 10, 60]

export type LogFileFormat = 'xlsx' | 'csv'

/** Searches as a spreadsheet, named; `zone` is that of their times, `siteUrl` where their addresses lead. */
export async function searchLogFile(
  logs: readonly SearchLogRow[],
  {
    product,
    format,
    language,
    zone,
    siteUrl,
  }: { product: SearchProduct; format: LogFileFormat; language: Language; zone: string; siteUrl: string },
): Promise<{ name: string; body: Buffer }> {
  const { head, kinds, noContent, initiators, sheets } = texts[language]
  const sheet = sheets[product]
  const body = await tableFile({ name: sheet, titles: head, widths: WIDTHS, rows: rows() }, format)
  return { name: `${sheet}.${format}`, body }

  function* rows(): Iterable<TableValue[]> {
    for (const { createdAt, content, searchType, total, initiator, address } of logs)
      yield [
        formatInstant(createdAt, zone),
        // A patent search by filters alone may have no words.
        content || noContent,
        kinds[(searchType ?? 'text') as keyof typeof kinds] ?? searchType,
        total,
        initiators[initiator === 'interface' ? 'interface' : 'website'],
        address && { url: pageAddress(siteUrl, address) },
      ]
  }
}
