import {
  PATENT_FILES_AT_ONCE,
  type PatentExportFormat,
  patentExportLimits,
} from '@markwright/domain/patents/patent-exports'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import type { PatentFilePart } from '@markwright/domain/patents/patent-exports'
import { patentsExport } from '@markwright/exports'
import type { PatentExportOrder } from '@markwright/patent-register'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { Language } from '../../kernel/language.ts'
import type { ExportsService } from '../exports/index.ts'
import type { Searcher } from '../trademarks/index.ts'
import { patentErrors } from './patents.errors.ts'
import type { PatentsRepository } from './patents.repository.ts'
import type { WirePatentQuery } from './parse-query.ts'
import type { PatentSearch } from './search-patents.ts'

export type PatentFileOrder = {
  ids?: readonly string[] | undefined
  query?: WirePatentQuery | undefined
  format: PatentExportFormat
  parts?: readonly PatentFilePart[] | undefined
}
export type PatentFile = { name: string; type: string; body: Buffer } | { jobId: string }

/** Publications as a file, in the language of the current user: made at once, or in the background. */
export function createPatentExport(deps: {
  repository: Pick<PatentsRepository, 'listIds'>
  listFound: PatentSearch['listIds']
  exports: Pick<ExportsService, 'count' | 'fileName' | 'order'>
  makeFile: (order: PatentExportOrder) => Promise<{ bytes: Buffer; mime: string }>
  siteUrl: string
  now: () => Date
}) {
  const listIds = async ({ ids, query, format }: PatentFileOrder, searcher: Searcher): Promise<readonly number[]> => {
    const max = patentExportLimits[format]
    const refuseMore = (total: number) => {
      if (total > max) throw new AppError(patentErrors.tooManyToExport, { total, max })
    }
    if (query) {
      const found = await deps.listFound(query, searcher, max)
      refuseMore(found.total)
      return found.ids
    }
    const known = await deps.repository.listIds([...new Set(ids)])
    refuseMore(known.length)
    return known
  }

  /**
   * @throws 400 unless there are either ids or a query, 30301 for nothing, 30302 for more than the format holds, 401 for
   * a visitor whose file is made in the background, 429 beyond 60 exports in an hour, and what a search throws
   */
  return async (
    order: PatentFileOrder,
    { language, searcher }: { language: Language; searcher: Searcher },
  ): Promise<PatentFile> => {
    if (Boolean(order.ids) === Boolean(order.query)) throw new AppError(commonErrors.invalid)
    await deps.exports.count(searcher)
    const { format, parts = ['pdf'] } = order
    const patentIds = await listIds(order, searcher)
    if (patentIds.length === 0) throw new AppError(patentErrors.nothingToExport)
    const name = deps.exports.fileName({ cn: '专利', en: 'patents' }[language], format)
    const request = { format, parts: [...parts], patentIds: [...patentIds], siteUrl: deps.siteUrl }
    const isQuick = format !== 'pdf' && format !== 'zip' && patentIds.length <= PATENT_FILES_AT_ONCE
    if (isQuick) {
      const { bytes, mime } = await deps.makeFile({ ...request, language, today: todayIn(HOME_ZONE, deps.now()) })
      return { name, type: mime, body: bytes }
    }
    const { accountId } = searcher
    const draft = { accountId, language, fileName: name, format, records: patentIds.length }
    return { jobId: await deps.exports.order(patentsExport, request, draft) }
  }
}
