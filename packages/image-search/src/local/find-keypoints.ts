import { halved } from '../patch.ts'
import type { Plane } from '../image.ts'

/** A place of a figure that is found again when the figure is turned, resized or cut; in pixels of its plane. */
export type Keypoint = { x: number; y: number; scale: number; response: number }

/** The finest scale, in pixels, and the steps by which it doubles. */
const FIRST_SCALE = 2
const STEPS = 3
const OCTAVES = 4
const RATIO = 2 ** (1 / STEPS)
/** Differences of smoothed planes below this are noise. */
const LEAST_RESPONSE = 0.012
/** Of the curvatures along and across a line the quotient is large: such a place slides along it. */
const MOST_QUOTIENT = 10

/** The extremes of differences of Gaussians over place and scale, the strongest of each octave first. */
export function findKeypoints(plane: Plane): Keypoint[][] {
  const octaves: Keypoint[][] = []
  let base = blurred(plane, FIRST_SCALE)
  for (let octave = 0, unit = 1; octave < OCTAVES && Math.min(base.width, base.height) >= 8; octave++, unit *= 2) {
    const levels = [base]
    for (let step = 1; step < STEPS + 3; step++) {
      const [from, to] = [FIRST_SCALE * RATIO ** (step - 1), FIRST_SCALE * RATIO ** step]
      levels.push(blurred(levels[step - 1]!, Math.sqrt(to * to - from * from)))
    }
    const differences = levels.slice(1).map((level, i) => difference(level, levels[i]!))
    const found: Keypoint[] = []
    for (let step = 1; step <= STEPS; step++) {
      const { width, height } = base
      for (let y = 1; y < height - 1; y++)
        for (let x = 1; x < width - 1; x++) {
          const value = differences[step]!.values[y * width + x]!
          if (Math.abs(value) < LEAST_RESPONSE || !isExtreme(differences, step, x, y, value)) continue
          const at = refine(differences[step]!, x, y)
          if (!at) continue
          found.push({
            x: (x + at.x + 0.5) * unit - 0.5,
            y: (y + at.y + 0.5) * unit - 0.5,
            scale: FIRST_SCALE * RATIO ** step * unit,
            response: Math.abs(value),
          })
        }
    }
    octaves.push(found.toSorted((a, b) => b.response - a.response))
    base = halved(levels[STEPS]!)
  }
  return octaves
}

function isExtreme(differences: readonly Plane[], step: number, x: number, y: number, value: number): boolean {
  const sign = value > 0 ? 1 : -1
  const least = value * sign
  for (let level = step - 1; level <= step + 1; level++) {
    const { width, values } = differences[level]!
    for (let row = y - 1; row <= y + 1; row++) {
      const i = row * width + x
      if (values[i - 1]! * sign > least || values[i]! * sign > least || values[i + 1]! * sign > least) return false
    }
  }
  return true
}

/** Where between the pixels the extreme lies; null on a line, along which it has no place of its own. */
function refine({ width, values }: Plane, x: number, y: number): { x: number; y: number } | null {
  const i = y * width + x
  const [left, right, above, below] = [values[i - 1]!, values[i + 1]!, values[i - width]!, values[i + width]!]
  const xx = left + right - 2 * values[i]!
  const yy = above + below - 2 * values[i]!
  const xy = (values[i + width + 1]! - values[i + width - 1]! - values[i - width + 1]! + values[i - width - 1]!) / 4
  const product = xx * yy - xy * xy
  if (product <= 0 || (xx + yy) ** 2 / product >= (MOST_QUOTIENT + 1) ** 2 / MOST_QUOTIENT) return null
  const offset = (before: number, after: number, curve: number) =>
    Math.min(0.5, Math.max(-0.5, (before - after) / (2 * curve)))
  return { x: offset(left, right, xx), y: offset(above, below, yy) }
}

function difference(a: Plane, b: Plane): Plane {
  const values = new Float32Array(a.values.length)
  for (let i = 0; i < values.length; i++) values[i] = a.values[i]! - b.values[i]!
  return { width: a.width, height: a.height, values }
}

// Filled anew by every smoothing: planes that live this shortly would have memory collected all the time.
let scratchRows = new Float32Array(0)
let scratchPadded = new Float32Array(0)

/** Smoothed by a Gaussian of so many pixels; nothing lies beyond the border. */
function blurred({ width, height, values }: Plane, sigma: number): Plane {
  const weights = weightsOf(sigma)
  const reach = weights.length - 1
  if (scratchRows.length < values.length) scratchRows = new Float32Array(values.length)
  if (scratchPadded.length < width + 2 * reach) scratchPadded = new Float32Array(width + 2 * reach)
  const [rows, padded] = [scratchRows, scratchPadded]
  padded.fill(0, reach + width, width + 2 * reach).fill(0, 0, reach)
  for (let y = 0; y < height; y++) {
    const start = y * width
    padded.set(values.subarray(start, start + width), reach)
    for (let x = 0; x < width; x++) {
      const at = x + reach
      let sum = padded[at]! * weights[0]!
      for (let i = 1; i <= reach; i++) sum += (padded[at - i]! + padded[at + i]!) * weights[i]!
      rows[start + x] = sum
    }
  }
  const both = new Float32Array(values.length)
  for (let y = 0; y < height; y++)
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
      const weight = weights[Math.abs(row - y)]!
      const [to, from] = [y * width, row * width]
      for (let x = 0; x < width; x++) both[to + x]! += rows[from + x]! * weight
    }
  return { width, height, values: both }
}

/** Of the middle and the pixels to one side of it. */
function weightsOf(sigma: number): Float32Array {
  const reach = Math.ceil(sigma * 2.5)
  const weights = Float32Array.from({ length: reach + 1 }, (_, i) => Math.exp((-i * i) / (2 * sigma * sigma)))
  const sum = 2 * weights.reduce((total, weight) => total + weight, 0) - weights[0]!
  return weights.map((weight) => weight / sum)
}
