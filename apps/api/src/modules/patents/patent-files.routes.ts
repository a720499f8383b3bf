import { documentTypes, tableFile } from '@markwright/documents'
import type { FastifyReply } from 'fastify'
import { type Handlers, skipEnvelope } from '../../kernel/contract-routes.ts'
import type { Language } from '../../kernel/language.ts'
import { readForm } from '../../kernel/read-form.ts'
import { requireMember } from '../../kernel/session.ts'
import { sendDownload } from '../files/index.ts'
import { getSearcher } from '../trademarks/index.ts'
import type { PatentFile } from './export-patents.ts'
import type { NumberRow, NumberType } from '@markwright/patent-register'
import { reasonText } from './patent-batches.ts'
import { numberReport } from './number-report.ts'
import { patentErrors } from './patents.errors.ts'
import type { PatentServices } from './patents.services.ts'

type FileOperations =
  | 'importPatentNumbers'
  | 'getPatentNumberImport'
  | 'listPatentNumberRows'
  | 'downloadPatentNumberReport'
  | 'downloadPatentNumberTemplate'
  | 'exportPatents'
  | 'downloadPatents'
  | 'downloadPatentPdf'

const LIST_BYTES_MAX = 5 * 1024 * 1024
const template = {
  cn: { name: '专利号导入模板', title: '公开号或申请号' },
  en: { name: 'patent-numbers', title: 'Publication or application number' },
}
const examples = ['CN112345678A', 'ZL202010123456.7', 'US10123456B2', 'EP1000000A1', 'WO2019123456A1']

const presentRow = ({ reason, ...row }: NumberRow, language: Language) => ({
  ...row,
  reason: reasonText(reason, language),
})

export function filesOfPatentsHandlers(services: PatentServices): Handlers<FileOperations> {
  return {
    importPatentNumbers: async ({ body, member, request, language }) => {
      const isForm = request.isMultipart()
      const form = isForm ? await readForm(request, { bytesMax: LIST_BYTES_MAX }) : null
      const numbers = form
        ? (await services.readListFile(form.file, patentErrors.unreadableFile)).entries
        : (body as { numbers: string[] }).numbers
      const type = (form ? form.fields.get('type') : (body as { type?: NumberType }).type) as NumberType | undefined
      const known = type === 'appNo' || type === 'pubNo' ? type : 'auto'
      const { rows, counts, quota, ...summary } = await services.batches.import(
        numbers,
        known,
        getSearcher({ member, request }),
      )
      const of = (outcome: NumberRow['outcome']) =>
        rows.filter((row) => row.outcome === outcome).map((row) => presentRow(row, language))
      return {
        ...summary,
        valid: counts.matched + counts.unmatched,
        matched: counts.matched,
        duplicates: of('duplicate'),
        invalid: of('invalid'),
        unmatched: of('unmatched'),
        quota,
      }
    },

    getPatentNumberImport: ({ path, member }) =>
      services.batches.get({ importId: path.importId, accountId: member?.id ?? null }),

    listPatentNumberRows: async ({ path, query, member, language }) => {
      const wanted = { importId: path.importId, accountId: member?.id ?? null }
      const { records, ...page } = await services.batches.listRows(wanted, query.outcome, query)
      return { ...page, records: records.map((row) => presentRow(row, language)) }
    },

    downloadPatentNumberReport: async ({ path, query, member, language, reply }) => {
      const wanted = { importId: path.importId, accountId: member?.id ?? null }
      return sendDownload(reply, await numberReport(await services.batches.readAll(wanted), query.format, language))
    },

    downloadPatentNumberTemplate: async ({ language, reply }) => {
      const { name, title } = template[language]
      const body = await tableFile(
        { name, titles: [title], widths: [36], rows: examples.map((example) => [example]) },
        'xlsx',
      )
      return sendDownload(reply, { name: `${name}.xlsx`, type: documentTypes.xlsx, body })
    },

    exportPatents: async ({ body, member, request, language, reply }) =>
      sendPatentFile(reply, await services.export(body, { language, searcher: getSearcher({ member, request }) })),

    downloadPatents: async ({ body, member, request, language }) => {
      requireMember(member)
      const made = await services.export(
        { ids: body.ids, parts: body.types, format: 'zip' },
        { language, searcher: getSearcher({ member, request }) },
      )
      return made as { jobId: string }
    },

    downloadPatentPdf: async ({ query, language, request, reply }) => {
      const { name, body } = await services.print(query.id, { language, visitor: request.ip })
      return sendDownload(reply, { name, type: documentTypes.pdf, body })
    },
  }
}

/** A file, or, as any other answer, the job that makes it. */
export function sendPatentFile(reply: FastifyReply, made: PatentFile) {
  if (!('jobId' in made)) return sendDownload(reply, made)
  skipEnvelope(reply)
  return reply.send({ code: 0, msg: null, data: made, ok: true })
}
