import type { Plane } from './image.ts'
import type { PixelBox } from './regions.ts'

/** Side of the square in which a region is described. */
export const PATCH_SIDE = 48

/** A region stretched over a square, keeping its proportions, in the middle of it. */
export function patchOf(ink: Plane, { left, top, right, bottom }: PixelBox): Float32Array {
  const side = Math.max(right - left, bottom - top)
  const originX = (left + right - side) / 2
  const originY = (top + bottom - side) / 2
  const step = side / PATCH_SIDE
  const patch = new Float32Array(PATCH_SIDE * PATCH_SIDE)
  for (let y = 0; y < PATCH_SIDE; y++)
    for (let x = 0; x < PATCH_SIDE; x++)
      patch[y * PATCH_SIDE + x] = areaMean(ink, originX + x * step, originY + y * step, step)
  return patch
}

/** Mean of a small square, so that thin lines of large images do not fall between the samples. */
function areaMean(ink: Plane, x: number, y: number, step: number): number {
  const samples = Math.max(1, Math.ceil(step))
  let sum = 0
  for (let row = 0; row < samples; row++)
    for (let column = 0; column < samples; column++)
      sum += valueAt(ink, x + ((column + 0.5) * step) / samples - 0.5, y + ((row + 0.5) * step) / samples - 0.5)
  return sum / (samples * samples)
}

/** Between four pixels; nothing lies outside the image. */
export function valueAt({ width, height, values }: Plane, x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return edgeValue(width, height, values, left, top)
  const alongX = x - left
  const i = top * width + left
  const above = values[i]! + (values[i + 1]! - values[i]!) * alongX
  const below = values[i + width]! + (values[i + width + 1]! - values[i + width]!) * alongX
  return above + (below - above) * (y - top)
}

/** The last row and column are worth their own pixel. */
const edgeValue = (width: number, height: number, values: Float32Array, left: number, top: number) =>
  left < 0 || top < 0 || left >= width || top >= height ? 0 : values[top * width + left]!

/** Half as wide and half as high: turning is done often and needs no finer image. */
export function halved({ width, height, values }: Plane): Plane {
  const half = { width: Math.max(1, width >> 1), height: Math.max(1, height >> 1) }
  const means = new Float32Array(half.width * half.height)
  for (let y = 0; y < half.height; y++)
    for (let x = 0; x < half.width; x++) {
      const [right, below] = [Math.min(width - 1, 2 * x + 1), Math.min(height - 1, 2 * y + 1)]
      const [left, above] = [Math.min(width - 1, 2 * x), Math.min(height - 1, 2 * y)]
      means[y * half.width + x] =
        (values[above * width + left]! +
          values[above * width + right]! +
          values[below * width + left]! +
          values[below * width + right]!) /
        4
    }
  return { ...half, values: means }
}

/** The ink of a region, turned by an angle in degrees; the square that it comes in holds every turn of it. */
export function turned(ink: Plane, { left, top, right, bottom }: PixelBox, degrees: number): Plane {
  const [centreX, centreY] = [(left + right) / 2, (top + bottom) / 2]
  const [width, height] = [right - left, bottom - top]
  const side = Math.ceil(Math.hypot(width, height)) + 2
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const values = new Float32Array(side * side)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [fromX, fromY] = [x - side / 2, y - side / 2]
      const atX = cos * fromX + sin * fromY
      const atY = cos * fromY - sin * fromX
      if (Math.abs(atX) <= width / 2 && Math.abs(atY) <= height / 2)
        values[y * side + x] = valueAt(ink, centreX + atX, centreY + atY)
    }
  return { width: side, height: side, values }
}
