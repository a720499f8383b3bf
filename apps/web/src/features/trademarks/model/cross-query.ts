import type { Crop } from '@markwright/api-client/models/crop'
import type { CrossQuery } from '@markwright/api-client/models/crossQuery'
import type { TrademarkQuery } from '@markwright/api-client/models/trademarkQuery'
import { type NormalizedText, normalizeQuery } from '@markwright/domain/marks/normalize-query'
import type { SearchProblem } from '@markwright/domain/marks/search-problem'
import { searchProblem } from '@markwright/domain/marks/search-problem'
import { paths } from '../../../shared/lib/paths.ts'
import { readCrop, writeCrop } from '../../../shared/lib/crop.ts'
import { type ImageQuery, imageSearchPath, toImageQuery } from './image-query.ts'
import { allCountries, comparesNames, defaultQuery, problemsOf, type Query, toWireQuery } from './query.ts'
import { parseQuery, searchPath } from './search-address.ts'

/** A name, or an uploaded image of which a part may be meant; the other is empty. */
export type CrossSource = { text: string; imgFile: string; crop: Crop | null }
/** One query to many offices; of `conditions` the degree, the classes and the offices count. */
export type CrossFormQuery = { source: CrossSource; conditions: Query }

const conditionsOf = ({ degree, countries, classes }: Query): Query => ({
  ...defaultQuery,
  degree,
  countries,
  classes,
})
const isEverywhere = ({ countries }: Query) => countries.length === allCountries.length

/** The address of the query, without what is at its default: every office is requested. */
export function crossSearchPath({ source, conditions }: CrossFormQuery): string {
  const [, query = ''] = searchPath({ query: { ...conditionsOf(conditions), text: source.text } }).split('?')
  const [name = '', ...rest] = query.split('&')
  const shared = rest.filter((entry) => !isEverywhere(conditions) || !entry.startsWith('country='))
  const requested = source.imgFile
    ? [`imgFile=${source.imgFile}`, ...(source.crop ? [`crop=${writeCrop(source.crop)}`] : [])]
    : [name]
  // The mainland alone, which elsewhere is the default, is named here.
  const isHome = conditions.countries.join() === defaultQuery.countries.join()
  return `${paths.crossSearch}?${[...requested, ...shared, ...(isHome ? ['country=CN'] : [])].join('&')}`
}

/** The query of an address; one without a name and an image is a form to be filled in. */
export function readCross(parameters: URLSearchParams): CrossFormQuery {
  const conditions = conditionsOf(parseQuery(parameters))
  const imgFile = parameters.get('imgFile')?.trim() ?? ''
  const text = imgFile ? '' : parseQuery(parameters, 'tradeMarkText').text
  const crop = imgFile ? readCrop(parameters.get('crop') ?? '') : null
  const countries = parameters.has('country') ? conditions.countries : allCountries
  return { source: { text, imgFile, crop }, conditions: { ...conditions, countries } }
}

/** The query without the special characters of its name, and what was changed. */
export function normalizeCross(query: CrossFormQuery): { query: CrossFormQuery; changes: NormalizedText[] } {
  const { query: normalized, changes } = normalizeQuery({ tradeMarkText: query.source.text })
  return { query: { ...query, source: { ...query.source, text: normalized.tradeMarkText } }, changes }
}

export const isRequested = ({ source }: CrossFormQuery) => source.text !== '' || source.imgFile !== ''

/** What is wrong with the query; `by` says whether it has a name or an image. */
export function crossProblems({ source, conditions }: CrossFormQuery, by: 'name' | 'image'): SearchProblem[] {
  const text = by === 'name' ? source.text : 'x'
  const problems = problemsOf({ ...conditionsOf(conditions), text })
  return by === 'image' && !source.imgFile ? [searchProblem('noImage', 'image'), ...problems] : problems
}

/** The query as the contract words it. */
export function toCrossQuery({ source, conditions }: CrossFormQuery): CrossQuery {
  const { degree, classify } = toWireQuery({ ...conditionsOf(conditions), text: source.text })
  return {
    ...(source.imgFile
      ? { imgFile: source.imgFile, ...(source.crop && { crop: source.crop }) }
      : { tradeMarkText: source.text.trim() }),
    ...(degree && { degree }),
    ...(classify && { classify }),
    ...(!isEverywhere(conditions) && { countries: [...conditions.countries] }),
  }
}

/** The same query to one office, with its whole list. */
export function officePath(query: CrossFormQuery, country: string): string {
  const list = listOf(query, [country])
  return 'source' in list ? imageSearchPath({ query: list }) : searchPath({ query: list })
}

/** The same query to its offices with one list of them all, as the contract words it. */
export function toListQuery(query: CrossFormQuery): TrademarkQuery {
  const list = listOf(query, query.conditions.countries)
  return 'source' in list ? toImageQuery(list) : toWireQuery(list)
}

function listOf({ source, conditions }: CrossFormQuery, countries: readonly string[]): Query | ImageQuery {
  const query = { ...conditionsOf(conditions), text: source.text, countries }
  return source.imgFile ? { source: { imgFile: source.imgFile }, crop: source.crop, conditions: query } : query
}

/** The query of a list to every office; null where it cannot be requested so: groups, statuses and days are of one list. */
export function everywherePath(query: Query): string | null {
  const { text, conditions, groups, degree, classes } = query
  if (!comparesNames(query) || conditions.length > 0 || groups.trim()) return null
  return crossSearchPath({
    source: { text, imgFile: '', crop: null },
    conditions: { ...defaultQuery, degree, classes, countries: allCountries },
  })
}
