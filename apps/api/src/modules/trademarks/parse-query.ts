import type { NormalizedText } from '@markwright/domain/marks/normalize-query'
import { checkCombinedQuery, type CheckedCondition } from '@markwright/domain/marks/search-conditions'
import { searchProblem } from '@markwright/domain/marks/search-problem'
import { checkTrademarkQuery, type Criterion, type SearchFilters } from '@markwright/domain/marks/search-query'
import { canonicalizeQuery, hasImage, imageWays, type WireQuery } from './canonicalize-query.ts'
import { queryIdOf } from './query-id.ts'
import { refusalOf } from './refusal-of.ts'

/** A query that can be run, and the id under which it can be paged, sorted and filtered further. */
export type ReadQuery = SearchFilters & {
  queryId: string
  /** As it is requested (`canonicalizeQuery`). */
  query: WireQuery
  normalized: NormalizedText[]
} & ({ criterion: Criterion; conditions?: undefined } | { criterion?: undefined; conditions: CheckedCondition[] })

/** @throws AppError that names the first problem and lists all of them. */
export function parseQuery(state: WireQuery): ReadQuery {
  const { query, normalized } = canonicalizeQuery(state)
  const checked = query.conditions?.length ? checkCombinedQuery(query) : checkTrademarkQuery(fieldsOf(query))
  const ofImage = query.conditions?.length ? checkImageBeside(query) : []
  if (!checked.ok || ofImage.length > 0) throw refusalOf([...ofImage, ...(checked.ok ? [] : checked.problems)])
  const requested = withImage(query, checked.value)
  const byText = query.fastOrHigh === 0
  const queryId = queryIdOf([query.queryWay, query.degree, requested, ...(byText ? ['text'] : [])])
  const filtered = Object.values(query.filter ?? {}).some((values) => values.length > 0)
  if (filtered && query.queryId !== queryId) throw refusalOf([searchProblem('noResultToFilter', 'filter')])
  return { ...requested, queryId, query, normalized }
}

/** The id under which the answers to a query stand. @throws AppError where it cannot be run. */
export const idOfQuery = (query: WireQuery): string => parseQuery({ ...query, filter: {} }).queryId

const fieldsOf = (query: WireQuery) => ({ ...query, image: hasImage(query) })

/** Criteria of any number may be beside conditions, but a name and an image never do. */
const checkImageBeside = (query: WireQuery) =>
  hasImage(query) && query.tradeMarkText?.trim()
    ? [searchProblem('textAndImage', 'tradeMarkText'), searchProblem('textAndImage', 'image')]
    : []

type RequestedQuery = SearchFilters &
  ({ criterion: Criterion; conditions?: undefined } | { criterion?: undefined; conditions: CheckedCondition[] })

/** With the image as the first condition, by which it is looked up like any other. */
function withImage({ imgFile, crop, ...query }: WireQuery, requested: RequestedQuery): RequestedQuery {
  if (!hasImage({ ...query, imgFile })) return requested
  const fileId = imgFile?.trim().toLowerCase()
  // Anyone who gives the image otherwise has it stored before it is looked up.
  if (!fileId) throw refusalOf([searchProblem('noImage', imageWays.find((way) => query[way as never]) ?? 'image')])
  const { criterion: _criterion, conditions = [], ...surroundings } = requested
  const image: CheckedCondition = { op: 'AND', test: { kind: 'image', fileId, ...(crop && { crop }) } }
  return { ...surroundings, conditions: [image, ...conditions] }
}
