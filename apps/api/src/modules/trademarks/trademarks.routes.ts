import { writeAsItIs, type Handlers } from '../../kernel/contract-routes.ts'
import type { SearchAnswer } from './answer-found.ts'
import type { WireQuery } from './complete-query.ts'
import type { Searcher } from './searcher.ts'
import { searcherOf } from './searcher.ts'
import { presentCountry, presentDetail } from './trademarks.presenter.ts'
import { presentResult } from './search-result.presenter.ts'
import type { TrademarksService } from './trademarks.service.ts'

const DAY_SECONDS = 24 * 60 * 60

export const trademarksHandlers = (
  service: TrademarksService,
  /** By a name or an image, whichever the query holds. */
  searchByState: (query: WireQuery, searcher: Searcher) => Promise<SearchAnswer>,
): Handlers<'searchTrademarks' | 'getTrademark' | 'getTrademarkImage' | 'listCountries'> => ({
  searchTrademarks: async ({ body, member, request, language, reply }) => {
    const answer = presentResult(await searchByState(body, searcherOf({ member, request })), language)
    writeAsItIs(reply)
    return answer
  },

  getTrademark: async ({ query, language }) => presentDetail(await service.getMark(query.id), language),

  getTrademarkImage: async ({ path, query, reply }) => {
    const { stream, sizeBytes, contentType } = await service.getImage(path.id, query.size ?? 'full')
    return (
      reply
        .header('content-type', contentType)
        .header('content-length', sizeBytes)
        .header('cache-control', `public, max-age=${DAY_SECONDS}`)
        // An image opened on its own must not run what it may contain.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(stream)
    )
  },

  listCountries: async () => (await service.listCountries()).map(presentCountry),
})
