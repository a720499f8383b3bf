import { jurisdictions } from '@markwright/domain/countries'
import { DEFAULT_STATUSES, DEFAULT_STATUSES_EUROPE } from '@markwright/domain/trademark-status'
import type { SearchAnswer, Searcher, TrademarksService, WireQuery } from '../trademarks/index.ts'

const TOP = 5

export type CrossQuery = {
  tradeMarkText: string
  countries?: string[] | undefined
  classify?: string | undefined
  degree: WireQuery['degree']
}

export type CrossAnswer = { total: number; countries: { office: string; total: number; top: SearchAnswer }[] }

/** One question to many registers: how many hits each has, and its nearest. It counts as one search. */
export function createCrossSearch({ search }: Pick<TrademarksService, 'search'>) {
  return async (query: CrossQuery, searcher: Searcher): Promise<CrossAnswer> => {
    const asked: WireQuery = {
      queryMode: 0,
      fastOrHigh: 0,
      queryWay: 'similar',
      degree: query.degree,
      country: query.countries ?? jurisdictions.map(({ code }) => code),
      status: DEFAULT_STATUSES,
      statusEurope: DEFAULT_STATUSES_EUROPE,
      tradeMarkText: query.tradeMarkText,
      ...(query.classify !== undefined && { classify: query.classify }),
      pageNum: 1,
      pageSize: 1,
      sort: 'score',
    }
    const whole = await search(asked, searcher, 'cross')
    const countries = await Promise.all(
      whole.page.facets.country.map(async ({ value, count }) => ({
        office: value,
        total: count,
        top: await search({ ...asked, pageSize: TOP, queryId: whole.queryId, filter: { country: [value] } }, searcher),
      })),
    )
    return { total: whole.page.total, countries }
  }
}
