import { tableFile, type TableValue } from '@markwright/documents'
import { auditActionLabel, auditFacts, auditSubjectLabel } from '@markwright/domain/site/audit-texts'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { trimToNull } from '../../../kernel/fields.ts'
import type { Language } from '../../../kernel/language.ts'
import { type PageRequest, rowRange } from '../../../kernel/pagination.ts'
import { checkSpan, spanOf, zoneOf } from '../../../kernel/zone.ts'
import type { Actor } from '../actor.ts'
import type { AuditFilter, AuditRepository, AuditRow } from './audit.repository.ts'

/** Days are those of `zone`, both included. */
export type AuditQuery = {
  action?: string | undefined
  staff?: string | undefined
  subjectType?: string | undefined
  subjectId?: string | undefined
  keyword?: string | undefined
  from?: string | undefined
  to?: string | undefined
  zone?: string | undefined
}

const EXPORTED_MAX = 10_000
const texts = {
  cn: { sheet: '操作日志', head: ['时间', '员工', '操作', '对象类型', '对象', '对象编号', '说明', 'IP'] },
  en: { sheet: 'Audit log', head: ['Time', 'Staff', 'Act', 'Subject type', 'Subject', 'Subject ID', 'Details', 'IP'] },
} as const
const WIDTHS = [20, 16, 28, 16, 32, 38, 60, 18]

/** What staff did, searched and exported. */
export function createAuditLog({ repository }: { repository: AuditRepository }) {
  return {
    async list(query: AuditQuery, page: PageRequest) {
      const filter = filterOf(query)
      const [rows, total] = await Promise.all([repository.list(filter, rowRange(page)), repository.count(filter)])
      return { rows, total }
    },

    /** A spreadsheet of the latest 10,000 entries; that somebody made it is in the log. */
    async export(query: AuditQuery, format: 'xlsx' | 'csv', { actor, language }: { actor: Actor; language: Language }) {
      const rows = await repository.list(filterOf(query), { skip: 0, take: EXPORTED_MAX })
      const facts = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
      await repository.add(actor, { action: 'audit.export', facts: { ...facts, rows: rows.length } })
      const { sheet, head } = texts[language]
      const table = { name: sheet, titles: head, widths: WIDTHS, rows: valuesOf(rows, zoneOf(query), language) }
      return { name: `${sheet}.${format}`, body: await tableFile(table, format) }
    },
  }
}
export type AuditLog = ReturnType<typeof createAuditLog>

function filterOf({ from, to, ...question }: AuditQuery): AuditFilter {
  checkSpan(from, to)
  return {
    action: trimToNull(question.action),
    staff: trimToNull(question.staff),
    subjectType: trimToNull(question.subjectType),
    subjectId: trimToNull(question.subjectId),
    keyword: trimToNull(question.keyword),
    ...spanOf(from, to, zoneOf(question)),
  }
}

function* valuesOf(rows: readonly AuditRow[], zone: string, language: Language): Iterable<TableValue[]> {
  for (const row of rows)
    yield [
      formatInstant(row.created_at, zone),
      row.staff_name,
      auditActionLabel(row.action, language),
      row.subject_type && auditSubjectLabel(row.subject_type, language),
      row.subject_name,
      row.subject_id,
      auditFacts(row.facts as Record<string, unknown> | null, language)
        .map(({ name, text }) => (text === null ? name : `${name}: ${text}`))
        .join('; '),
      row.ip,
    ]
}
