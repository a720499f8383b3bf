import { ArticleCategory } from '@markwright/api-client/models/articleCategory'
import { paths } from '../../../shared/lib/paths.ts'
import {
  addressCodec,
  type AddressState,
  choiceParameter,
  pageParameter,
  textParameter,
} from '../../../shared/lib/address-codec.ts'

export const categories = Object.values(ArticleCategory)

const parameters = {
  category: choiceParameter(categories, { name: 'type', otherwise: null }),
  keyword: textParameter({ lengthMax: 100 }),
  page: pageParameter('current'),
}
const codec = addressCodec(parameters)

/** What the list of articles is requested; without a category all of them. */
export type NewsQuery = AddressState<typeof parameters>

/** The address of a list, without what is at its default. */
export function newsPath(query: Partial<NewsQuery>): string {
  const written = codec.write(query)
  return written.size > 0 ? `${paths.news}?${written}` : paths.news
}

export const readNewsAddress = codec.read
