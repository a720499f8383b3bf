import { tableFile, type TableValue } from '@markwright/documents'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { trimToNull } from '../../kernel/fields.ts'
import type { Language } from '../../kernel/language.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { checkSpan, spanOf, zoneOf } from '../../kernel/zone.ts'
import type {
  TranslationLogFilter,
  TranslationLogRow,
  TranslationLogsRepository,
} from './translation-logs.repository.ts'

/** So many are exported at most. */
const EXPORT_MAX = 10_000
const WIDTHS = [20, 18, 50, 14, 18, 10, 10, 14, 20]

const texts = {
  cn: {
    sheet: '翻译记录',
    head: ['时间', '方向', '内容', '内容类型', '产品', '字数', '字符数', '发起方', '引擎'],
    text: '文本',
    products: { text: '文本翻译', document: '文档翻译' },
    initiators: { website: '网站', interface: '接口' },
  },
  en: {
    sheet: 'Translations',
    head: ['Time', 'Direction', 'Content', 'Content type', 'Product', 'Words', 'Characters', 'From', 'Engines'],
    text: 'Text',
    products: { text: 'Text translation', document: 'Document translation' },
    initiators: { website: 'Website', interface: 'API' },
  },
} as const

/** Which translations of a member; `from` and `to` are days in `zone`, both included. */
export type TranslationLogQuery = {
  keyword?: string | undefined
  direction?: string | undefined
  contentType?: string | undefined
  initiator?: string | undefined
  from?: string | undefined
  to?: string | undefined
  zone?: string | undefined
}

/** What members have translated. */
export function createTranslationLogs({
  repository,
  deleteDocument,
  days,
}: {
  repository: TranslationLogsRepository
  deleteDocument: (accountId: string, id: string) => Promise<void>
  /** After so many days contents are deleted. */
  days: number
}) {
  return {
    days,

    async list(accountId: string, wanted: TranslationLogQuery, page: PageRequest) {
      const filter = filterOf(accountId, wanted)
      const [rows, total] = await Promise.all([repository.list(filter, rowRange(page)), repository.count(filter)])
      return { rows, total }
    },

    async export(
      accountId: string,
      wanted: TranslationLogQuery,
      { format, language }: { format: 'xlsx' | 'csv'; language: Language },
    ): Promise<{ name: string; body: Buffer }> {
      const rows = await repository.list(filterOf(accountId, wanted), { skip: 0, take: EXPORT_MAX })
      const { sheet, head } = texts[language]
      const table = { name: sheet, titles: head, widths: WIDTHS, rows: cellsOf(rows, zoneOf(wanted), language) }
      return { name: `${sheet}.${format}`, body: await tableFile(table, format) }
    },

    async delete(accountId: string, id: string): Promise<void> {
      const entry = await repository.find(accountId, id)
      if (!entry) throw new AppError(commonErrors.notFound)
      if (entry.document_id) await deleteDocument(accountId, entry.document_id)
      await repository.delete(accountId, id)
    },
  }
}
export type TranslationLogs = ReturnType<typeof createTranslationLogs>

function* cellsOf(rows: readonly TranslationLogRow[], zone: string, language: Language): Iterable<TableValue[]> {
  const { text, products, initiators } = texts[language]
  for (const row of rows)
    yield [
      formatInstant(row.created_at, zone),
      row.direction,
      row.title,
      row.content === 'text' ? text : row.content.toUpperCase(),
      products[row.content === 'text' ? 'text' : 'document'],
      row.words,
      row.characters,
      initiators[row.initiator === 'interface' ? 'interface' : 'website'],
      row.engines.join(', '),
    ]
}

/** @throws 400 for a zone or an order of days that does not exist. */
function filterOf(accountId: string, wanted: TranslationLogQuery): TranslationLogFilter {
  const { from, to, direction, contentType, initiator } = wanted
  const zone = zoneOf(wanted)
  checkSpan(from, to)
  return {
    accountId,
    keyword: trimToNull(wanted.keyword),
    direction: direction ?? null,
    content: contentType ?? null,
    initiator: initiator ?? null,
    ...spanOf(from, to, zone),
  }
}
