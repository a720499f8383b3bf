import { type ExportedMark, marksDocument, marksWorkbook } from '@markwright/documents'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { defaultExportColumns, type ExportColumn } from '@markwright/domain/files/export-columns'
import { marksExport } from '@markwright/exports'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { Language } from '../../kernel/language.ts'
import type { ExportsService } from '../exports/index.ts'
import type { SearchByState } from '../trademark-search/index.ts'
import { presentSimilarity, scoreOf, type Searcher, type WireQuery } from '../trademarks/index.ts'
import { exportedQuery } from './exported-query.ts'
import type { createFindMarks } from './find-marks.ts'
import type { ReadImage } from './read-image.ts'
import { resultsErrors } from './results.errors.ts'
import type { ResultsRepository } from './results.repository.ts'

export type ExportFormat = 'xlsx' | 'docx'
export type ExportOrder = {
  ids?: string[] | undefined
  query?: WireQuery | undefined
  columns?: ExportColumn[] | undefined
}
export type Export = { fileName: string; bytes: Buffer } | { jobId: string }

/** Records whose file is made while one waits. */
const ROWS_AT_ONCE: Record<ExportFormat, number> = { xlsx: 2000, docx: 500 }
const ROWS_MAX: Record<ExportFormat, number> = { xlsx: 10_000, docx: 2000 }
/** Hits of a query among which marks of an export are looked for. */
const HITS_READ_MAX = 10_000
const tooMany = { xlsx: resultsErrors.tooManyRows, docx: resultsErrors.tooManyDocumentRows }

type Listed = {
  marks: (ExportedMark & { reasons: string | null; id: number })[]
  total: number
  /** Of those by whom a query is filtered, by their ids. */
  applicantNames: ReadonlyMap<number, string>
}

type Rows = { language: Language; pageSize: number }

const noHits: { found: ReadonlyMap<number, Listed['marks'][number]> } & Pick<Listed, 'applicantNames'> = {
  found: new Map(),
  applicantNames: new Map(),
}

/** Why a hit is similar, sentence by sentence; null where nothing was compared. */
const reasonsIn = (similarity: ReturnType<typeof presentSimilarity>, language: Language): string | null =>
  similarity?.reasons.map(({ zh, en }) => (language === 'en' ? en : zh)).join(' ') ?? null

export function createExportMarks(deps: {
  searchByNameOrImage: SearchByState
  findMarks: ReturnType<typeof createFindMarks>
  readImage: ReadImage
  repository: ResultsRepository
  exports: Pick<ExportsService, 'count' | 'fileName' | 'order'>
  siteUrl: string
  now: () => Date
}) {
  const { repository, siteUrl } = deps

  /** Records of a query from `offset` on, with the score by which each was found. */
  const searchRows = async (
    query: WireQuery,
    searcher: Searcher,
    { language, pageNum, pageSize }: { language: Language; pageNum: number; pageSize: number },
  ): Promise<Listed> => {
    const result = await deps.searchByNameOrImage({ ...query, pageNum, pageSize }, searcher)
    return {
      marks: result.marks.map((mark) => ({
        ...mark,
        score: scoreOf(result, mark.id),
        reasons: reasonsIn(presentSimilarity(result, mark.id), language),
      })),
      total: result.page.total,
      applicantNames: result.applicantNames,
    }
  }
  const listRows = async ({ ids, query }: ExportOrder, searcher: Searcher, rows: Rows): Promise<Listed> => {
    if (!ids) return searchRows(query!, searcher, { ...rows, pageNum: 1 })
    const { marks } = await deps.findMarks.byIds(ids)
    const wanted = new Set(marks.map(({ id }) => id))
    const { found, applicantNames } = query ? await findHits(wanted, query, searcher, rows) : noHits
    return {
      marks: marks.map((mark) => found.get(mark.id) ?? { ...mark, score: null, reasons: null }),
      total: marks.length,
      applicantNames,
    }
  }
  /** The hits of a query that are wanted, by their ids. */
  const findHits = async (wanted: ReadonlySet<number>, query: WireQuery, searcher: Searcher, rows: Rows) => {
    const found = new Map<number, Listed['marks'][number]>()
    let { applicantNames } = noHits
    for (let pageNum = 1; found.size < wanted.size; pageNum++) {
      const result = await searchRows(query, searcher, { ...rows, pageNum })
      applicantNames = result.applicantNames
      for (const mark of result.marks) if (wanted.has(mark.id)) found.set(mark.id, mark)
      if (result.marks.length === 0 || pageNum * rows.pageSize >= Math.min(result.total, HITS_READ_MAX)) break
    }
    return { found, applicantNames }
  }
  /** `listed` with the rows of its query that follow, as many as it has at a time. */
  const allRows = async ({ marks, total }: Listed, { ids, query }: ExportOrder, searcher: Searcher, rows: Rows) => {
    const all = [...marks]
    if (ids || !query) return all
    for (let pageNum = 2; all.length < total; pageNum++) {
      const next = await searchRows(query, searcher, { ...rows, pageNum })
      if (next.marks.length === 0) break
      all.push(...next.marks)
    }
    return all
  }

  return {
    /**
     * The file of an export, or, where it is long, the job that makes it.
     * @throws 400 where there are neither ids nor a query, 20152 beyond 10,000 records of a spreadsheet, 20154 beyond 2,000
     * of a document, 20153 for none, 401 for a long one of a visitor, 429 beyond 60 in an hour, and what a search throws.
     */
    async order(
      order: ExportOrder,
      { format, language, searcher }: { format: ExportFormat; language: Language; searcher: Searcher },
    ): Promise<Export> {
      if (!order.ids && !order.query) throw new AppError(commonErrors.invalid)
      await deps.exports.count(searcher)
      const atOnce = ROWS_AT_ONCE[format]
      const rows = { language, pageSize: atOnce }
      const listed = await listRows(order, searcher, rows)
      if (listed.total === 0) throw new AppError(resultsErrors.nothingToExport)
      if (listed.total > ROWS_MAX[format])
        throw new AppError(tooMany[format], { total: listed.total, max: ROWS_MAX[format] })
      const columns = order.columns ?? [...defaultExportColumns]
      const fileName = deps.exports.fileName({ cn: '商标', en: 'trademarks' }[language], format)
      const query = order.query
        ? exportedQuery(order.query, language, { siteUrl, applicantNames: listed.applicantNames })
        : []
      if (listed.total <= atOnce) {
        const options = {
          columns,
          language,
          siteUrl,
          query,
          today: todayIn(HOME_ZONE, deps.now()),
          readImage: (publicId: string) => deps.readImage(publicId, 'thumb'),
        }
        const render = format === 'xlsx' ? marksWorkbook : marksDocument
        const goods = columns.includes('goods')
          ? await repository.listGoodsTexts(
              listed.marks.map(({ id }) => id),
              language,
            )
          : null
        const marks = listed.marks.map((mark) => ({ ...mark, goodsText: goods?.get(mark.id) ?? null }))
        return { fileName, bytes: await render(marks, options) }
      }
      const marks = await allRows(listed, order, searcher, rows)
      const request = {
        columns,
        siteUrl,
        markIds: marks.map(({ id }) => id),
        scores: marks.map(({ score }) => score),
        reasons: marks.map(({ reasons }) => reasons),
        query,
      }
      const { accountId } = searcher
      const draft = { accountId, language, fileName, format, records: marks.length }
      return { jobId: await deps.exports.order(marksExport, request, draft) }
    },
  }
}
