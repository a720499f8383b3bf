import { searchProblem } from '@markwright/domain/marks/search-problem'
import { type CheckedTrademarkQuery, checkTrademarkQuery } from '@markwright/domain/marks/search-query'
import type { Box } from '@markwright/image-search'
import { checkCrop } from '../image-search/index.ts'
import { queryIdOf, refusalOf, type WireQuery } from '../trademarks/index.ts'

export type ReadImageQuery = CheckedTrademarkQuery & { queryId: string; crop: Box | null }

/** Checks everything beside the image. @throws AppError that names the first problem and lists all of them. */
export function readImageQuery(query: WireQuery, imageHash: string): ReadImageQuery {
  const checked = checkTrademarkQuery({ ...query, tradeMarkText: '', image: true })
  if (!checked.ok) throw refusalOf(checked.problems)
  const part = checkCrop(query.crop)
  const queryId = queryIdOf(['image', imageHash, part, query.degree, checked.value])
  const filtered = Object.values(query.filter ?? {}).some((values) => values.length > 0)
  if (filtered && query.queryId !== queryId) throw refusalOf([searchProblem('noResultToFilter', 'filter')])
  return { ...checked.value, queryId, crop: part }
}
