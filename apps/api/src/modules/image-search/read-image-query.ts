import { searchProblem } from '@markwright/domain/search-problem'
import { type CheckedTrademarkQuery, checkTrademarkQuery } from '@markwright/domain/search-query'
import type { Box } from '@markwright/image-search'
import { AppError } from '../../kernel/errors.ts'
import { questionIdOf, refusalOf, type WireQuery } from '../trademarks/index.ts'
import { imageSearchErrors } from './image-search.errors.ts'

export type ReadImageQuery = CheckedTrademarkQuery & { queryId: string; crop: Box | null }

/** The part of an image that counts; null for the whole. @throws AppError where it reaches beyond the image */
export function checkCrop(crop: Box | undefined): Box | null {
  if (!crop || (crop.x === 0 && crop.y === 0 && crop.width === 1 && crop.height === 1)) return null
  // Shares that were rounded may end a hair beyond the side.
  const isWithin = crop.x + crop.width <= 1.001 && crop.y + crop.height <= 1.001
  if (!isWithin) throw new AppError(imageSearchErrors.badCrop, { field: 'crop' })
  return crop
}

/** Checks everything beside the image. @throws AppError that names the first problem and lists all of them. */
export function readImageQuery(query: WireQuery, imageHash: string): ReadImageQuery {
  const checked = checkTrademarkQuery({ ...query, tradeMarkText: '', image: true })
  if (!checked.ok) throw refusalOf(checked.problems)
  const part = checkCrop(query.crop)
  const queryId = questionIdOf(['image', imageHash, part, query.degree, checked.value])
  const filtered = Object.values(query.filter ?? {}).some((values) => values.length > 0)
  if (filtered && query.queryId !== queryId) throw refusalOf([searchProblem('noResultToFilter', 'filter')])
  return { ...checked.value, queryId, crop: part }
}
