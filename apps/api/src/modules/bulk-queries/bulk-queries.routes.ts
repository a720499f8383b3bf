import { documentTypes } from '@markwright/documents'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { readForm } from '../../kernel/read-form.ts'
import { requireMember } from '../../kernel/session.ts'
import { cleanFileName, sendDownload } from '../files/index.ts'
import { presentBulkQuery, presentBulkQuota, presentBulkRow } from './bulk-queries.presenter.ts'
import type { BulkQueriesService } from './bulk-queries.service.ts'
import { bulkFile } from './bulk-table.ts'
import { bulkErrors } from './bulk-queries.errors.ts'

const LIST_BYTES_MAX = 5 * 1024 * 1024

export const bulkQueriesHandlers = (
  service: BulkQueriesService,
): Handlers<
  | 'startBulkQuery'
  | 'listBulkQueries'
  | 'readBulkFile'
  | 'getBulkQuery'
  | 'deleteBulkQuery'
  | 'listBulkRows'
  | 'downloadBulkQuery'
> => ({
  startBulkQuery: async ({ member, body, language, request }) =>
    presentBulkQuery(await service.start({ ...requireMember(member), ip: request.ip }, body), language),

  listBulkQueries: async ({ member, query, language }) => {
    const { rows, total, usage } = await service.list(requireMember(member).id, query)
    const records = rows.map((row) => presentBulkQuery(row, language))
    return { ...pageOf(records, total, query), quota: presentBulkQuota(usage) }
  },

  readBulkFile: async ({ request }) => {
    const { file } = await readForm(request, { bytesMax: LIST_BYTES_MAX })
    return service.readListFile(file, bulkErrors.unreadableFile)
  },

  getBulkQuery: async ({ member, path, language }) =>
    presentBulkQuery(await service.find(requireMember(member).id, path.id), language),

  deleteBulkQuery: async ({ member, path }) => {
    await service.delete(requireMember(member).id, path.id)
    return true
  },

  listBulkRows: async ({ member, path, query, language }) => {
    const { rows, total } = await service.listRows(requireMember(member).id, path.id, query.outcome ?? null, query)
    return pageOf(
      rows.map((row) => presentBulkRow(row, language)),
      total,
      query,
    )
  },

  downloadBulkQuery: async ({ member, path, query, language, reply }) => {
    const { query: found, rows } = await service.readAll(requireMember(member).id, path.id)
    const format = query.format ?? 'xlsx'
    return sendDownload(reply, {
      name: `${cleanFileName(found.title) || 'report'}.${format}`,
      type: documentTypes[format],
      body: await bulkFile(rows, format, language),
    })
  },
})
