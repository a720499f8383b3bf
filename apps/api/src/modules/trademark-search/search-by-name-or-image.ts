import { searchProblem } from '@markwright/domain/marks/search-problem'
import type { FormFile } from '../../kernel/read-form.ts'
import type { ObtainImage } from '../image-search/index.ts'
import {
  canonicalizeQuery,
  hasImage,
  refusalOf,
  type SearchResult,
  type Searcher,
  type TrademarksService,
  type WireQuery,
} from '../trademarks/index.ts'
import type { ImageSearch } from './search-by-image.ts'

/**
 * Searches by whatever the query state of the site holds: a name, a number, a party, codes or an image. `file` is the
 * image of a form. `needsFigure`: without an image or codes there is nothing to search by (20107).
 */
export type SearchByState = (
  state: WireQuery,
  searcher: Searcher,
  options?: { file?: FormFile | null; needsFigure?: boolean },
) => Promise<SearchResult>

export function createNameOrImageSearch(deps: {
  search: TrademarksService['search']
  searchByImage: ImageSearch
  obtainImage: ObtainImage
}): SearchByState {
  return async (state, searcher, { file = null, needsFigure = false } = {}) => {
    if (!file && !hasImage(state)) {
      if (needsFigure && !state.viennaChoosedArr?.some((code) => code.trim()))
        throw refusalOf([searchProblem('noImage', 'image')])
      return deps.search(state, searcher)
    }
    const { query } = canonicalizeQuery(state)
    const image = await deps.obtainImage(query, file, searcher)
    // Conditions and similar groups are looked up in the database.
    if (!query.conditions?.length && !query.similarGroup?.trim()) return deps.searchByImage(query, image, searcher)
    const { imgLineUrl: _address, imgOriginalBase64: _bytes, ...rest } = query
    return deps.search({ ...rest, imgFile: await image.save() }, searcher)
  }
}
