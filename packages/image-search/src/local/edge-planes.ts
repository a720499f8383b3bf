import type { RgbImage, Plane } from '../image.ts'
import type { PixelBox } from '../regions.ts'

/** Longer side of the figure in the planes, in pixels, and the space left around it. */
const FIGURE_SIDE = 128
const MARGIN = 8

/** An edge weaker than the first share of the strongest is noise; from the second on it counts fully. */
const WEAK_EDGE = 0.1
const FULL_EDGE = 0.35
/** Gradients of fewer grey levels are no edges, whatever the strongest of the image is. */
const LEAST_EDGE = 6

/**
 * The edges of a figure, whatever its colours: `strength` is 0 to 1; `along` and `across` are the strength times the
 * cosine and sine of twice the direction of the gradient, so that light on dark and dark on light, and both sides of a
 * line, count alike. `toImage` maps a length of the planes to pixels of the image, `left` and `top` are the origin there.
 */
export type EdgePlanes = {
  width: number
  height: number
  strength: Float32Array
  along: Float32Array
  across: Float32Array
  toImage: number
  left: number
  top: number
}

/** Describes the edges of the part of an image that holds its figure; null where there is no edge. */
export function edgePlanesOf(image: RgbImage, figure: PixelBox): EdgePlanes | null {
  const longer = Math.max(figure.right - figure.left, figure.bottom - figure.top)
  const toImage = longer / FIGURE_SIDE
  const width = Math.round((figure.right - figure.left) / toImage) + 2 * MARGIN
  const height = Math.round((figure.bottom - figure.top) / toImage) + 2 * MARGIN
  const left = figure.left - MARGIN * toImage
  const top = figure.top - MARGIN * toImage
  const size = width * height
  const xx = new Float32Array(size)
  const yy = new Float32Array(size)
  const xy = new Float32Array(size)
  for (let channel = 0; channel < 3; channel++) {
    const plane = smoothed(smoothed(sample(image, channel, { width, height, left, top, toImage })))
    addTensor(plane, { xx, yy, xy })
  }
  const strength = new Float32Array(size)
  for (let i = 0; i < size; i++) strength[i] = Math.sqrt(xx[i]! + yy[i]!)
  const strongest = topOf(strength)
  if (strongest < LEAST_EDGE) return null
  const weak = Math.max(strongest * WEAK_EDGE, LEAST_EDGE / 2)
  const full = Math.max(strongest * FULL_EDGE, LEAST_EDGE)
  const along = new Float32Array(size)
  const across = new Float32Array(size)
  for (let i = 0; i < size; i++) {
    const value = Math.min(1, Math.max(0, (strength[i]! - weak) / (full - weak)))
    strength[i] = value
    if (value === 0) continue
    const cos = xx[i]! - yy[i]!
    const sin = 2 * xy[i]!
    const length = Math.sqrt(cos * cos + sin * sin)
    if (length === 0) continue
    along[i] = (value * cos) / length
    across[i] = (value * sin) / length
  }
  return { width, height, strength, along, across, toImage, left, top }
}

type Frame = { width: number; height: number; left: number; top: number; toImage: number }

/** One channel, between four pixels; beyond the border the border goes on, so that a cut makes no edge. */
function sample({ width, height, rgb }: RgbImage, channel: number, frame: Frame): Plane {
  const values = new Float32Array(frame.width * frame.height)
  const columns = stops(frame.width, frame.left, frame.toImage, width)
  const rows = stops(frame.height, frame.top, frame.toImage, height)
  for (let row = 0, to = 0; row < frame.height; row++) {
    const above = rows.first[row]! * width
    const below = rows.second[row]! * width
    const alongY = rows.share[row]!
    for (let column = 0; column < frame.width; column++, to++) {
      const left = columns.first[column]!
      const right = columns.second[column]!
      const alongX = columns.share[column]!
      const upperLeft = rgb[3 * (above + left) + channel]!
      const lowerLeft = rgb[3 * (below + left) + channel]!
      const upper = upperLeft + (rgb[3 * (above + right) + channel]! - upperLeft) * alongX
      const lower = lowerLeft + (rgb[3 * (below + right) + channel]! - lowerLeft) * alongX
      values[to] = upper + (lower - upper) * alongY
    }
  }
  return { width: frame.width, height: frame.height, values }
}

/** For each place of a line the two pixels of the image between which it lies, and how far it is towards the second. */
function stops(count: number, start: number, step: number, length: number) {
  const [first, second, share] = [new Uint16Array(count), new Uint16Array(count), new Float32Array(count)]
  for (let i = 0; i < count; i++) {
    const at = Math.min(length - 1, Math.max(0, start + (i + 0.5) * step - 0.5))
    first[i] = Math.floor(at)
    second[i] = Math.min(length - 1, first[i]! + 1)
    share[i] = at - first[i]!
  }
  return { first, second, share }
}

/** Binomial weights over three by three pixels. */
function smoothed({ width, height, values }: Plane): Plane {
  const rows = new Float32Array(values.length)
  const both = new Float32Array(values.length)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const before = values[x > 0 ? i - 1 : i]!
      const after = values[x < width - 1 ? i + 1 : i]!
      rows[i] = (before + 2 * values[i]! + after) / 4
    }
  for (let y = 0, i = 0; y < height; y++) {
    const above = y > 0 ? -width : 0
    const below = y < height - 1 ? width : 0
    for (let x = 0; x < width; x++, i++) both[i] = (rows[i + above]! + 2 * rows[i]! + rows[i + below]!) / 4
  }
  return { width, height, values: both }
}

function addTensor({ width, height, values }: Plane, { xx, yy, xy }: Record<'xx' | 'yy' | 'xy', Float32Array>): void {
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const acrossX = (values[i + 1]! - values[i - 1]!) / 2
      const acrossY = (values[i + width]! - values[i - width]!) / 2
      xx[i]! += acrossX * acrossX
      yy[i]! += acrossY * acrossY
      xy[i]! += acrossX * acrossY
    }
}

/** What one value of 200 exceeds. */
function topOf(values: Float32Array): number {
  const counts = new Uint32Array(512)
  for (const value of values) counts[Math.min(511, Math.floor(value))]!++
  let left = values.length / 200
  for (let value = 511; value > 0; value--) {
    left -= counts[value]!
    if (left <= 0) return value
  }
  return 0
}
