import { jurisdictions } from '@markwright/domain/places/countries'
import { DEFAULT_STATUSES, DEFAULT_STATUSES_EUROPE } from '@markwright/domain/marks/trademark-status'
import type { ObtainImage } from '../image-search/index.ts'
import type { ImageSearch } from '../trademark-search/index.ts'
import type { SearchResult, Searcher, TrademarksService, WireQuery } from '../trademarks/index.ts'

const TOP = 5

/** Either a name or the id of an uploaded image, of which a part may be meant. */
export type CrossQuery = {
  tradeMarkText?: string | undefined
  imgFile?: string | undefined
  crop?: WireQuery['crop']
  countries?: string[] | undefined
  classify?: string | undefined
  degree: WireQuery['degree']
}

export type CrossResult = {
  total: number
  totalCapped: boolean
  engineVersion: string
  countries: { office: string; total: number; top: SearchResult }[]
  image: SearchResult['image']
}

/** How much of an answer is requested, and of which office. */
type Part = Pick<WireQuery, 'pageSize' | 'filter' | 'queryId'>

/** One query to many registers: how many hits each has, and its nearest. It counts as one search. */
export function createCrossSearch({
  search,
  searchByImage,
  obtainImage,
}: Pick<TrademarksService, 'search'> & { searchByImage: ImageSearch; obtainImage: ObtainImage }) {
  return async (query: CrossQuery, searcher: Searcher): Promise<CrossResult> => {
    const common = {
      degree: query.degree,
      country: query.countries ?? jurisdictions.map(({ code }) => code),
      status: DEFAULT_STATUSES,
      statusEurope: DEFAULT_STATUSES_EUROPE,
      ...(query.classify !== undefined && { classify: query.classify }),
      pageNum: 1,
      sort: 'score' as const,
      queryWay: 'similar' as const,
      fastOrHigh: 1 as const,
      normalize: false,
    }
    const { imgFile, crop } = query
    const tradeMarkText = query.tradeMarkText?.trim() ?? ''
    // Read once: as many answers as there are offices would each hold it at the same time.
    const image = imgFile ? await obtainImage({ imgFile, tradeMarkText }, null, searcher) : null
    const ask = (part: Part, asking: Searcher): Promise<SearchResult> =>
      image
        ? searchByImage({ ...common, ...(crop && { crop }), ...part }, image, asking, 'cross')
        : search({ ...common, tradeMarkText, ...part }, asking, 'cross')

    const whole = await ask({ pageSize: 1 }, searcher)
    const counted = { ...searcher, counted: whole.quota }
    const countries = await Promise.all(
      whole.page.facets.country.map(async ({ value, count }) => ({
        office: value,
        total: count,
        top: await ask({ pageSize: TOP, queryId: whole.queryId, filter: { country: [value] } }, counted),
      })),
    )
    const { total, capped, engineVersion } = whole.page
    return { total, totalCapped: capped, engineVersion, countries, image: whole.image }
  }
}
