import type { Crop } from '@markwright/api-client/models/crop'

const SHARE_DIGITS = 4

/** A part of an image as an address names it. */
export const writeCrop = ({ x, y, width, height }: Crop): string =>
  [x, y, width, height].map((share) => Number(share.toFixed(SHARE_DIGITS))).join(',')

/** Null for the whole image and for what is no part of one. */
export function readCrop(text: string): Crop | null {
  const shares = text.split(',').map(Number)
  const [x = NaN, y = NaN, width = NaN, height = NaN] = shares
  const isPart =
    shares.length === 4 &&
    x >= 0 &&
    y >= 0 &&
    width >= 0.01 &&
    height >= 0.01 &&
    x + width <= 1.001 &&
    y + height <= 1.001
  return isPart && (width < 1 || height < 1) ? { x, y, width, height } : null
}
