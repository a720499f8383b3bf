import { guessMapping, type ImportField, type ImportMapping, type PortfolioKind } from '@markwright/hosting'
import { storableText } from '@markwright/domain/texts/storable-text'
import { type DispatchJob, importPortfolio } from '@markwright/jobs'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { FormFile } from '../../kernel/read-form.ts'
import type { ReadTableFile } from '../../kernel/read-list-file.ts'
import { hostingErrors } from './hosting.errors.ts'
import { checkOffice } from './to-edit.ts'
import type { ImportsRepository } from './imports.repository.ts'
import type { PortfolioRepository } from './portfolio.repository.ts'

export type MappedColumn = { column: number; field: ImportField }

const ROWS_SHOWN = 5
const FILE_NAME_MAX = 200

/** Tables of rights that members import. */
export function createImportsService(deps: {
  repository: ImportsRepository
  portfolio: Pick<PortfolioRepository, 'findParties'>
  readTableFile: ReadTableFile
  dispatchJob: DispatchJob
}) {
  const { repository } = deps
  /** @throws 404 for one of somebody else */
  const find = async (accountId: string, id: string) => {
    const row = await repository.find(accountId, id)
    if (!row) throw new AppError(commonErrors.notFound)
    return row
  }

  return {
    find,

    /** @throws 61030 for a file that cannot be read or has no row */
    async inspect(accountId: string, file: FormFile | null) {
      const table = await deps.readTableFile(file, hostingErrors.unreadableTable)
      const [head, ...cells] = table.rows.map((row) => row.map(storableText))
      if (!head || cells.length === 0) throw new AppError(hostingErrors.unreadableTable)
      const fileName = (file?.original ?? '').slice(0, FILE_NAME_MAX)
      const id = await repository.store(accountId, { fileName, columns: head, cells })
      return {
        id,
        fileName,
        columns: head,
        rows: cells.slice(0, ROWS_SHOWN),
        rowCount: cells.length,
        mapping: columnsOfMapping(guessMapping(head)),
      }
    },

    /** @throws 61031 for a mapping that names no number, or a field twice, 61014 for a client of somebody else */
    async order(
      accountId: string,
      id: string,
      order: { mapping: MappedColumn[]; kind: PortfolioKind | null; office: string | null; clientId: string | null },
    ) {
      const table = await repository.findTable(accountId, id)
      if (!table) throw new AppError(commonErrors.notFound)
      if (table.job_id === null) {
        const mapping: ImportMapping = Object.fromEntries(order.mapping.map(({ column, field }) => [field, column]))
        const isUnclear =
          mapping.number === undefined ||
          Object.keys(mapping).length < order.mapping.length ||
          order.mapping.some(({ column }) => column >= table.columns.length)
        if (isUnclear) throw new AppError(hostingErrors.unclearMapping)
        const office = order.office?.toUpperCase() ?? null
        if (office !== null) checkOffice('office', office)
        const { hasClient } = await deps.portfolio.findParties(accountId, {
          clientId: order.clientId,
          applicantId: null,
          agentId: null,
        })
        if (!hasClient) throw new AppError(hostingErrors.otherClient)
        const jobId = await repository.order(accountId, id, { ...order, mapping, office })
        if (jobId !== null) await deps.dispatchJob(importPortfolio, jobId)
      }
      return find(accountId, id)
    },

    list: (accountId: string, page: PageRequest) => repository.list(accountId, rowRange(page)),

    async listRefused(accountId: string, id: string, page: PageRequest | null) {
      const table = await find(accountId, id)
      const range = page === null ? { skip: 0, take: null } : rowRange(page)
      return { table, ...(await repository.listRefused(id, range)) }
    },
  }
}
export type ImportsService = ReturnType<typeof createImportsService>

const columnsOfMapping = (mapping: ImportMapping): MappedColumn[] =>
  Object.entries(mapping)
    .map(([field, column]) => ({ column, field: field as ImportField }))
    .toSorted((a, b) => a.column - b.column)
