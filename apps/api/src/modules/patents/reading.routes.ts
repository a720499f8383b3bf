import { basename } from 'node:path'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { hasTag } from '../../kernel/entity-tags.ts'
import { trimToNull } from '../../kernel/fields.ts'
import { pageOf, rowRange } from '../../kernel/pagination.ts'
import { presentCitations, presentMember, presentPatent } from './detail.presenter.ts'
import { drawingUrl } from './drawing-url.ts'
import { presentHit } from './patents.presenter.ts'
import type { PatentServices } from './patents.services.ts'

type ReadingOperations =
  | 'getPatentCoverage'
  | 'getPatent'
  | 'listPatentClaims'
  | 'listPatentParagraphs'
  | 'listPatentDrawings'
  | 'getPatentDrawing'
  | 'listPatentEvents'
  | 'listPatentFamily'
  | 'listPatentCitations'
  | 'listSimilarPatents'
  | 'listPatentMatches'
  | 'searchPatentIpcs'

/** Of a list of symbols that is not requested page by page. */
const SYMBOLS_MAX = 1000

export function readingHandlers(services: PatentServices): Handlers<ReadingOperations> {
  const { reader, search } = services
  return {
    getPatentCoverage: ({ language }) => services.listCoverage(language),

    getPatent: async ({ query, language }) => presentPatent(await reader.getAll(query.id, language), language),

    listPatentClaims: ({ query }) => reader.listClaims(query.id),

    listPatentParagraphs: ({ query }) => reader.listDescriptions(query.id),

    listPatentDrawings: async ({ query }) => {
      const { publicId, drawings } = await reader.listDrawings(query.id)
      return drawings.map(({ number, position, image_key, width, height }) => ({
        no: number,
        url: image_key === null ? null : drawingUrl(publicId, position, 'full'),
        thumb: image_key === null ? null : drawingUrl(publicId, position, 'thumb'),
        width,
        height,
      }))
    },

    getPatentDrawing: async ({ path, query, request, reply }) => {
      const key = await reader.getDrawingKey(path.id, path.position, query.size ?? 'full')
      // An import may put another image at this position; its key is made from its content.
      const etag = `"${basename(key)}"`
      const caching = { 'cache-control': 'public, no-cache', etag }
      if (hasTag(request.headers['if-none-match'], etag)) return reply.headers(caching).code(304).send()
      const { stream, sizeBytes, contentType } = await reader.openDrawing(key)
      return (
        reply
          .headers(caching)
          .header('content-type', contentType)
          .header('content-length', sizeBytes)
          // An image opened on its own must not run what it may contain.
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
          .send(stream)
      )
    },

    listPatentEvents: async ({ query }) =>
      (await reader.listEvents(query.id)).map(({ country, code, on, text, effect }) => ({
        country,
        code,
        on,
        text,
        effect,
      })),

    listPatentFamily: async ({ query, language }) => {
      const { patent, members } = await reader.listFamily(query.id)
      return members.map((member) => presentMember(member, patent.public_id, language))
    },

    listPatentCitations: async ({ query, language }) =>
      presentCitations(await reader.listCitations(query.id), language),

    listSimilarPatents: async ({ query, language }) => {
      const found = await search.listSimilar(await reader.get(query.id), query.top ?? 10)
      return found.map((each) => presentHit(each, language, { isScored: true }))
    },

    listPatentMatches: async ({ query }) => {
      const matches = await search.ready(() => reader.listMatches(query.id, query.expr))
      return matches.map(({ field, language, at, start, end }) => ({ field, language, at: at ?? null, start, end }))
    },

    searchPatentIpcs: async ({ query }) => {
      const { scheme = 'ipc', current } = query
      const rows = current === undefined ? { skip: 0, take: SYMBOLS_MAX } : rowRange(query)
      const { rows: found, total } = await services.listSymbols(
        { scheme, parent: trimToNull(query.parent), keyword: trimToNull(query.keyword) },
        rows,
      )
      const symbols = found.map((row) => ({
        code: row.symbol,
        nameCn: row.name_zh,
        nameEn: row.name_en,
        level: row.level,
        hasChildren: Boolean(row.has_children),
        version: row.version,
      }))
      return current === undefined ? symbols : pageOf(symbols, total, query)
    },
  }
}
