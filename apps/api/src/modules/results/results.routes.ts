import { documentTypes } from '@markwright/documents'
import type { FastifyReply } from 'fastify'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { sendDownload } from '../files/index.ts'
import { presentDetail, presentHit, getSearcher, type TrademarksService } from '../trademarks/index.ts'
import { presentComparison, presentCrossResult } from './results.presenter.ts'
import type { ResultsService } from './results.service.ts'

type Operations =
  | 'listTrademarksByIds'
  | 'listTrademarksByNumbers'
  | 'downloadTrademarkPdf'
  | 'compareTrademarks'
  | 'exportComparison'
  | 'exportAsWorkbook'
  | 'exportAsDocument'
  | 'crossSearchTrademarks'

export function resultsHandlers(
  service: ResultsService,
  { getMark }: Pick<TrademarksService, 'getMark'>,
): Handlers<Operations> {
  return {
    listTrademarksByIds: async ({ body, language }) => {
      const { marks, missing } = await service.findMarks.byIds(body.ids)
      return { marks: marks.map((mark) => presentHit(mark, language)), missing }
    },

    listTrademarksByNumbers: async ({ body, query, language }) => {
      const page = await service.findMarks.byNumbers(body, query)
      return { ...page, records: page.records.map((mark) => presentHit(mark, language)) }
    },

    downloadTrademarkPdf: async ({ query, language, request, reply }) => {
      const record = presentDetail(await getMark(query.id), language)
      return sendFile(reply, await service.print.record(query.id, record, { language, visitor: request.ip }))
    },

    compareTrademarks: async ({ body, language, member, request }) =>
      presentComparison(await service.compare(body, getSearcher({ member, request })), language),

    exportComparison: async ({ body, language, member, request, reply }) =>
      sendFile(reply, await service.print.comparison(body, { language, searcher: getSearcher({ member, request }) })),

    exportAsWorkbook: async ({ body, language, member, request, reply }) =>
      sendExport(
        reply,
        await service.exports.order(body, { format: 'xlsx', language, searcher: getSearcher({ member, request }) }),
      ),

    exportAsDocument: async ({ body, language, member, request, reply }) =>
      sendExport(
        reply,
        await service.exports.order(body, { format: 'docx', language, searcher: getSearcher({ member, request }) }),
      ),

    crossSearchTrademarks: async ({ body, language, member, request }) =>
      presentCrossResult(await service.crossSearch(body, getSearcher({ member, request })), language),
  }
}

const sendExport = (reply: FastifyReply, made: { fileName: string; bytes: Buffer } | { jobId: string }) =>
  'bytes' in made ? sendFile(reply, made) : reply.send({ code: 0, msg: null, data: made, ok: true })

function sendFile(reply: FastifyReply, { fileName, bytes }: { fileName: string; bytes: Buffer }) {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1) as keyof typeof documentTypes
  return sendDownload(reply, { name: fileName, type: documentTypes[extension], body: bytes })
}
