import { searchProblem } from '@markwright/domain/search-problem'
import { type CheckedTrademarkQuery, checkTrademarkQuery } from '@markwright/domain/search-query'
import type { Box } from '@markwright/image-search'
import { AppError } from '../../kernel/errors.ts'
import { questionIdOf, refusalOf } from '../trademarks/index.ts'
import { imageSearchErrors } from './image-search.errors.ts'
import type { ImageQuery } from './obtain-picture.ts'

export type ReadImageQuery = CheckedTrademarkQuery & { queryId: string; crop: Box | null }

/** Checks everything beside the picture. @throws AppError that names the first problem and lists all of them. */
export function readImageQuery(query: ImageQuery, pictureHash: string): ReadImageQuery {
  const { crop } = query
  const checked = checkTrademarkQuery({ ...query, tradeMarkText: '', image: true })
  if (!checked.ok) throw refusalOf(checked.problems)
  const isWhole = !crop || (crop.x === 0 && crop.y === 0 && crop.width === 1 && crop.height === 1)
  // Shares that were rounded may end a hair beyond the side.
  const isWithin = !crop || (crop.x + crop.width <= 1.001 && crop.y + crop.height <= 1.001)
  if (!isWithin) throw new AppError(imageSearchErrors.badCrop, { field: 'crop' })
  const part = isWhole ? null : crop
  const queryId = questionIdOf(['image', pictureHash, part, query.degree, checked.value])
  const filtered = Object.values(query.filter ?? {}).some((values) => values.length > 0)
  if (filtered && query.queryId !== queryId) throw refusalOf([searchProblem('noResultToFilter', 'filter')])
  return { ...checked.value, queryId, crop: part }
}
