import type { Box } from '@markwright/image-search'
import { AppError } from '../../kernel/errors.ts'
import { imageSearchErrors } from './image-search.errors.ts'

/** The part of an image that counts; null for the whole. @throws AppError where it reaches beyond the image */
export function checkCrop(crop: Box | undefined): Box | null {
  if (!crop || (crop.x === 0 && crop.y === 0 && crop.width === 1 && crop.height === 1)) return null
  // Shares that were rounded may end a hair beyond the side.
  const isWithin = crop.x + crop.width <= 1.001 && crop.y + crop.height <= 1.001
  if (!isWithin) throw new AppError(imageSearchErrors.badCrop, { field: 'crop' })
  return crop
}
