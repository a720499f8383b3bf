import type { Handlers } from '../../kernel/contract-routes.ts'
import { presentCountry, presentDetail } from './trademarks.presenter.ts'
import type { TrademarksService } from './trademarks.service.ts'

const DAY_SECONDS = 24 * 60 * 60

export const trademarksHandlers = (
  service: Pick<TrademarksService, 'getMark' | 'getImage' | 'listCountries'>,
): Handlers<'getTrademark' | 'getTrademarkImage' | 'listCountries'> => ({
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
