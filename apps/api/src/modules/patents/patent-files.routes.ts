import { documentTypes, tableFile } from '@markwright/documents'
import type { Handlers } from '../../kernel/contract-routes.ts'
import type { Language } from '../../kernel/language.ts'
import { readForm } from '../../kernel/read-form.ts'
import { readListFile } from '../../kernel/read-list-file.ts'
import { sendDownload } from '../files/index.ts'
import { searcherOf } from '../trademarks/index.ts'
import { type NumberType, reasonText } from './patent-batches.ts'
import type { NumberOutcome, NumberRow } from './patent-batches.repository.ts'
import { patentErrors } from './patents.errors.ts'
import type { PatentServices } from './patents.services.ts'

type FileOperations =
  | 'importPatentNumbers'
  | 'getPatentNumberImport'
  | 'downloadPatentNumberTemplate'
  | 'exportPatents'
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
        ? (await readListFile(form.file, patentErrors.unreadableFile)).entries
        : (body as { numbers: string[] }).numbers
      const type = (form ? form.fields.get('type') : (body as { type?: NumberType }).type) as NumberType | undefined
      const known = type === 'appNo' || type === 'pubNo' ? type : 'auto'
      const { importId, rows, matched, publications, quota } = await services.batches.import(
        numbers,
        known,
        searcherOf({ member, request }),
      )
      const of = (outcome: NumberOutcome) =>
        rows.filter((row) => row.outcome === outcome).map((row) => presentRow(row, language))
      const unmatched = of('unmatched')
      return {
        importId,
        total: rows.length,
        valid: matched + unmatched.length,
        matched,
        publications,
        duplicates: of('duplicate'),
        invalid: of('invalid'),
        unmatched,
        quota,
      }
    },

    getPatentNumberImport: async ({ path, query, language }) => {
      const { records, ...page } = await services.batches.get(path.importId, query.outcome, query)
      return { ...page, records: records.map((row) => presentRow(row, language)) }
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
      sendDownload(reply, await services.export(body, language, searcherOf({ member, request }))),

    downloadPatentPdf: async ({ query, language, reply }) => {
      const { name, body } = await services.print(query.id, language)
      return sendDownload(reply, { name, type: documentTypes.pdf, body })
    },
  }
}
