import type { PartnerReply, PartnerSchemas } from '@markwright/contract/partner'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { type BulkQueriesService, type BulkQueryRow, presentBulkQuery, presentBulkRow } from '../bulk-queries/index.ts'
import { type ClassificationService, presentClass, presentElement } from '../classification/index.ts'
import type { SearchByState } from '../trademark-search/index.ts'
import { presentComparison, type ResultsService } from '../results/index.ts'
import { presentDetail, presentHits, type SearchResult, type TrademarksService } from '../trademarks/index.ts'
import { PARTNER_CLIENT, partnerSearcher, timestamp } from './callers.ts'
import type { Cursors } from './cursors.ts'
import { demonstrationOffices } from './demonstration.ts'
import { byNumber, listPage } from './list-page.ts'
import type { PartnerCall, PartnerHandlers } from './partner.routes.ts'
import { preferApplications } from './prefer-applications.ts'
import { classList, imageQueryOf, queryOf, type UnplacedQuery } from './trademark-query.ts'

type Operations =
  | 'searchTrademarks'
  | 'searchTrademarksByImage'
  | 'getTrademark'
  | 'compareTrademarks'
  | 'startTrademarkBatch'
  | 'getTrademarkBatch'
  | 'listTrademarkBatchRows'
  | 'listNiceClasses'
  | 'listViennaElements'

type SearchCall = PartnerCall<'searchTrademarks'> | PartnerCall<'searchTrademarksByImage'>

/** An application and a registration of one number, each with a record for every class. */
const RECORDS_MAX = 90

export function trademarkOperations(deps: {
  trademarks: Pick<TrademarksService, 'getMark' | 'listCountries'>
  trademarkSearch: { searchByNameOrImage: SearchByState }
  results: Pick<ResultsService, 'findMarks' | 'compare'>
  bulkQueries: Pick<BulkQueriesService, 'find' | 'listRows' | 'start'>
  classification: Pick<ClassificationService, 'listClasses' | 'listViennaElements'>
  cursors: Cursors
}): PartnerHandlers<Operations> {
  const { trademarks, results, bulkQueries, cursors } = deps

  const officesFor = async ({ partner }: SearchCall, wanted: readonly string[] = ['CN']): Promise<string[]> => {
    if (!partner.isTest) return [...wanted]
    const loaded = (await trademarks.listCountries()).map(({ jurisdiction, loaded: office }) => ({
      code: jurisdiction.code,
      records: office?.marks ?? 0,
      demonstration: office?.demonstrationMarks ?? 0,
    }))
    return demonstrationOffices(loaded, wanted)
  }

  /** Going on through the hits of a call counts with it. */
  const search = async (call: SearchCall, query: UnplacedQuery) => {
    const { cursor, limit, countries, ...question } = call.body
    const list = `${call.partner.accountId}\n${JSON.stringify([question, countries])}`
    const place = cursors.readPage(list, cursor, limit)
    const reference = place.reference ?? call.reference
    const requested = {
      ...query,
      country: await officesFor(call, countries),
      pageNum: place.page,
      pageSize: place.size,
    }
    const found = await deps.trademarkSearch.searchByNameOrImage(requested, partnerSearcher(call, reference))
    call.note({ used: [{ service: 'search', ...found.quota }] })
    return presentPage(call, found, cursors.nextPage(list, { ...place, reference }, found.page.total))
  }

  const isVisible = ({ partner }: Pick<SearchCall, 'partner'>, demonstration: boolean) =>
    !partner.isTest || demonstration

  return {
    searchTrademarks: (call) => search(call, queryOf(call.body)),

    searchTrademarksByImage: (call) => search(call, imageQueryOf(call.body)),

    getTrademark: async (call) => {
      const { country, appNo } = call.path
      const page = await results.findMarks.byNumbers({ appnos: [appNo], country }, { current: 1, size: RECORDS_MAX })
      const visible = page.records.filter((mark) => isVisible(call, mark.demonstration))
      if (visible.length === 0) throw new AppError(commonErrors.notFound)
      const chosen = preferApplications(visible, appNo)
      const found = await Promise.all(chosen.map(({ publicId }) => trademarks.getMark(publicId)))
      return { data: found.map((mark) => presentDetail(mark, call.language)) }
    },

    compareTrademarks: async (call) => {
      const compared = await results.compare({ ids: call.body.ids }, partnerSearcher(call, call.reference))
      if (!compared.marks.every(({ listed }) => isVisible(call, listed.demonstration)))
        throw new AppError(commonErrors.notFound)
      return presentComparison(compared, call.language)
    },

    startTrademarkBatch: async ({ partner, body, reference, ip, language }) => {
      const { entries, title, kind = 'auto', degree = 'middle', countries = ['CN'], classes = [] } = body
      const started = await bulkQueries.start(
        { id: partner.accountId, client: PARTNER_CLIENT, ip },
        { requestId: reference, title, entries, kind, degree, country: countries, classify: classList(classes) },
      )
      return presentBatch(started, language)
    },

    getTrademarkBatch: async ({ partner, path, language }) =>
      presentBatch(await bulkQueries.find(partner.accountId, path.id), language),

    listTrademarkBatchRows: async (call) => {
      const { partner, path, query, language } = call
      const { rows, ...page } = await listPage(cursors, call, byNumber('ordinal'), (requested) =>
        bulkQueries.listRows(partner.accountId, path.id, query.outcome ?? null, requested),
      )
      return { data: rows.map((row) => presentBulkRow(row, language)), ...page }
    },

    listNiceClasses: async ({ query: { class: classNo, keyword, kind } }) => ({
      data: (await deps.classification.listClasses({ classNo, keyword, type: kind })).map(presentClass),
    }),

    listViennaElements: async ({ query: { parent, keyword } }) => ({
      data: (await deps.classification.listViennaElements({ parent, keyword })).map(presentElement),
    }),
  }
}

function presentPage(
  { partner, language }: SearchCall,
  { page, ...found }: SearchResult,
  nextCursor: string | null,
): PartnerReply<'searchTrademarks'> {
  const hits = presentHits(found, language)
  return {
    data: partner.isTest ? hits.filter(({ demonstration }) => demonstration) : hits,
    total: page.total,
    totalCapped: page.capped,
    nextCursor,
    dataVersion: page.dataVersion,
    engineVersion: page.engineVersion,
  }
}

const presentBatch = (row: BulkQueryRow, language: 'cn' | 'en'): PartnerSchemas['TrademarkBatch'] => {
  const { id, jobId, title, state, error, rowCount, done, counts } = presentBulkQuery(row, language)
  return { id, jobId, title, state, error, rowCount, done, counts, createdAt: timestamp(row.createdAt) }
}
