import { documentTypes, tableFile } from '@markwright/documents'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { Schemas } from '@markwright/contract'
import type { ImportMapping } from '@markwright/hosting'
import type { FastifyReply } from 'fastify'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { trimToNull } from '../../kernel/fields.ts'
import type { Language } from '../../kernel/language.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { readForm } from '../../kernel/read-form.ts'
import { requireMember } from '../../kernel/session.ts'
import { cleanFileName, sendDownload } from '../files/index.ts'
import type { CalendarsService } from './calendars.service.ts'
import { importTemplate } from './import-template.ts'
import type { ImportRow, RefusedRow } from './imports.repository.ts'
import type { ImportsService } from './imports.service.ts'
import type { ExportPortfolio } from './portfolio-export.service.ts'
import type { RemindersService, ShownReminder } from './reminders.service.ts'

type Operations =
  | 'inspectPortfolioFile'
  | 'importPortfolio'
  | 'downloadImportTemplate'
  | 'listPortfolioImports'
  | 'getPortfolioImport'
  | 'listRefusedRows'
  | 'downloadRefusedRows'
  | 'exportPortfolio'
  | 'downloadHostingCalendar'
  | 'readHostingCalendarFeed'
  | 'listHostingCalendarFeeds'
  | 'createHostingCalendarFeed'
  | 'endHostingCalendarFeed'
  | 'getHostingReminder'
  | 'updateHostingReminder'
  | 'deleteHostingReminder'
  | 'listHostingReminders'

const TABLE_BYTES_MAX = 5 * 1024 * 1024
const CELL_WIDTH = 24
const words = {
  cn: { sheet: '未导入的行', reasons: '未导入原因', row: (row: number) => `第 ${row} 行`, join: '；', colon: '：' },
  en: {
    sheet: 'Refused rows',
    reasons: 'Why it was refused',
    row: (row: number) => `Row ${row}`,
    join: '; ',
    colon: ': ',
  },
}

/** Rights that come from files and go into files, calendars and reminders. */
export const exchangeHandlers = ({
  imports,
  calendars,
  reminders,
  exportPortfolio,
}: {
  imports: ImportsService
  calendars: CalendarsService
  reminders: RemindersService
  exportPortfolio: ExportPortfolio
}): Handlers<Operations> => ({
  inspectPortfolioFile: async ({ member, request }) => {
    const { id } = requireMember(member)
    const { file } = await readForm(request, { bytesMax: TABLE_BYTES_MAX })
    return imports.inspect(id, file)
  },

  importPortfolio: async ({ member, body }) => {
    const order = {
      mapping: body.mapping,
      kind: body.kind ?? null,
      office: body.office ?? null,
      clientId: body.clientId ?? null,
    }
    return presentImport(await imports.order(requireMember(member).id, body.id, order))
  },

  downloadImportTemplate: async ({ member, language, reply }) => {
    requireMember(member)
    const { name, body } = await importTemplate(language)
    return sendDownload(reply, { name, type: documentTypes.xlsx, body })
  },

  listPortfolioImports: async ({ member, query }) => {
    const { rows, total } = await imports.list(requireMember(member).id, query)
    return pageOf(rows.map(presentImport), total, query)
  },

  getPortfolioImport: async ({ member, path }) => presentImport(await imports.find(requireMember(member).id, path.id)),

  listRefusedRows: async ({ member, path, query, language }) => {
    const { table, rows, total } = await imports.listRefused(requireMember(member).id, path.id, query)
    return pageOf(
      rows.map((row) => presentRefused(row, table.mapping ?? {}, language)),
      total,
      query,
    )
  },

  downloadRefusedRows: async ({ member, path, language, reply }) => {
    const { table, rows } = await imports.listRefused(requireMember(member).id, path.id, null)
    const word = words[language]
    const body = await tableFile(
      {
        name: word.sheet,
        titles: [...table.columns, word.reasons],
        widths: [...table.columns.map(() => CELL_WIDTH), 2 * CELL_WIDTH],
        rows: rows.map((row) => [...row.cells, reasonsText(row, language)]),
      },
      'xlsx',
    )
    return sendDownload(reply.header('cache-control', 'private, no-store'), {
      name: `${cleanFileName(table.file_name.replace(/\.\w+$/, '')) || 'import'} - ${word.sheet}.xlsx`,
      type: documentTypes.xlsx,
      body,
    })
  },

  exportPortfolio: ({ member, body, language, request }) => {
    const { format, sort, ...filter } = body
    return exportPortfolio(
      { accountId: requireMember(member).id, ip: request.ip },
      {
        kind: filter.kind ?? null,
        clientId: filter.clientId ?? null,
        applicantId: filter.applicantId ?? null,
        agentId: filter.agentId ?? null,
        office: filter.office ?? null,
        state: filter.state ?? null,
        keyword: trimToNull(filter.keyword),
        only: filter.only ?? null,
        ids: filter.ids ?? null,
      },
      { format, sort, language },
    )
  },

  downloadHostingCalendar: async ({ member, query, language, reply }) =>
    sendCalendar(reply, await calendars.download(requireMember(member).id, query.clientId ?? null, language)),

  readHostingCalendarFeed: async ({ query, reply }) => sendCalendar(reply, await calendars.readFeed(query.token)),

  listHostingCalendarFeeds: async ({ member }) =>
    (await calendars.list(requireMember(member).id)).map(({ id, client_id, client_name, created_at }) => ({
      id,
      clientId: client_id,
      clientName: client_name,
      createTime: formatInstant(created_at),
    })),

  createHostingCalendarFeed: ({ member, body, language }) =>
    calendars.create(requireMember(member).id, body.clientId ?? null, language),

  endHostingCalendarFeed: async ({ member, path }) => {
    await calendars.end(requireMember(member).id, path.id)
    return true
  },

  getHostingReminder: async ({ member, query }) =>
    presentReminder(await reminders.find(requireMember(member).id, query.clientId ?? null)),

  updateHostingReminder: async ({ member, query, body }) =>
    presentReminder(
      await reminders.update(requireMember(member).id, query.clientId ?? null, {
        ...body,
        weekday: body.weekday ?? null,
        monthDay: body.monthDay ?? null,
      }),
    ),

  deleteHostingReminder: async ({ member, query }) =>
    presentReminder(await reminders.remove(requireMember(member).id, query.clientId ?? null, query.version)),

  listHostingReminders: async ({ member }) => (await reminders.list(requireMember(member).id)).map(presentReminder),
})

const sendCalendar = (reply: FastifyReply, body: Buffer) =>
  sendDownload(reply.header('cache-control', 'private, no-store'), {
    name: 'hosted-deadlines.ics',
    type: 'text/calendar; charset=utf-8',
    body,
  })

const presentImport = (row: ImportRow): Schemas['PortfolioImport'] => ({
  id: row.id,
  fileName: row.file_name,
  rowCount: row.row_count,
  state: row.state,
  jobId: row.job_id,
  progress: row.progress,
  added: row.added,
  changed: row.changed,
  unchanged: row.unchanged,
  refused: row.refused,
  createTime: formatInstant(row.created_at),
  finishTime: row.finished_at && formatInstant(row.finished_at),
})

const presentRefused = (
  { row, problems, cells }: RefusedRow,
  mapping: ImportMapping,
  language: Language,
): Schemas['RefusedRow'] => ({
  row,
  problems: problems.map(({ column, field, reason }) => {
    const at = field === null ? undefined : mapping[field]
    return { column, field, value: at === undefined ? null : (cells[at] ?? ''), reason: reason[language] }
  }),
})

const reasonsText = ({ row, problems }: RefusedRow, language: Language) => {
  const word = words[language]
  const reasons = problems.map(({ column, reason }) => [column, reason[language]].filter(Boolean).join(word.colon))
  return `${word.row(row)}${word.colon}${reasons.join(word.join)}`
}

const presentReminder = ({ ...plan }: ShownReminder): Schemas['HostingReminder'] => plan
