import { halved, valueAt } from '../patch.ts'
import type { RgbImage, Plane } from '../image.ts'
import type { PixelBox } from '../regions.ts'
import { normalise } from '../upright.ts'
import { type EdgePlanes, edgePlanesOf } from './edge-planes.ts'
import { CELLS, DIRECTIONS, FEATURE_LENGTH, featureCode, upsideDown } from './feature-code.ts'
import { findKeypoints, type Keypoint } from './find-keypoints.ts'

/**
 * A place of a figure and what the edges round it look like. `x`, `y` and `scale` are in pixels of the image, `angle` is
 * in radians. `place` is the same number for features of one place in several directions.
 */
export type Feature = { place: number; x: number; y: number; scale: number; angle: number; code: Uint32Array }

/** Side of the described window, in scales of its keypoint. */
const WINDOW = 10
/** Samples along a side of a window. */
const SAMPLES = 16

/** How many features are described of each octave; what one lacks goes to the next. */
export type Quota = readonly number[]

/**
 * `angles`: directions of a place beside its strongest that reach this share of it are described as well, up to
 * `anglesMax`. `bothWays`: each upside down as well, as edges do not say which way is up.
 */
export type FeatureOptions = { quota: Quota; angles: number; anglesMax: number; bothWays: boolean }

/** Describes the places of the figure within a box of an image, those of the finest octave first. */
export function describeFeatures(image: RgbImage, figure: PixelBox, options: FeatureOptions): Feature[] {
  const planes = edgePlanesOf(image, figure)
  if (!planes) return []
  const pyramid = pyramidOf(planes)
  const features: Feature[] = []
  for (const [place, keypoint] of choose(findKeypoints(pyramid[0]!.strength), options.quota).entries()) {
    const at = {
      place,
      x: planes.left + (keypoint.x + 0.5) * planes.toImage - 0.5,
      y: planes.top + (keypoint.y + 0.5) * planes.toImage - 0.5,
      scale: keypoint.scale * planes.toImage,
    }
    for (const angle of anglesOf(pyramid, keypoint, options)) {
      const vector = describe(pyramid, keypoint, angle)
      features.push({ ...at, angle, code: featureCode(vector) })
      if (options.bothWays) features.push({ ...at, angle: angle + Math.PI, code: featureCode(upsideDown(vector)) })
    }
  }
  return features
}

function choose(octaves: readonly Keypoint[][], quota: Quota): Keypoint[] {
  const chosen: Keypoint[] = []
  let room = 0
  // From the coarsest on, of which there are few: their room goes to finer ones.
  for (let octave = octaves.length - 1; octave >= 0; octave--) {
    room += quota[octave] ?? 0
    const some = octaves[octave]!.slice(0, room)
    room -= some.length
    chosen.push(...some)
  }
  return chosen
}

type Level = { strength: Plane; along: Plane; across: Plane }

function pyramidOf({ width, height, ...planes }: EdgePlanes): Level[] {
  const plane = (values: Float32Array) => ({ width, height, values })
  const levels = [{ strength: plane(planes.strength), along: plane(planes.along), across: plane(planes.across) }]
  for (let level = levels[0]!; Math.min(level.strength.width, level.strength.height) >= 8;) {
    level = { strength: halved(level.strength), along: halved(level.along), across: halved(level.across) }
    levels.push(level)
  }
  return levels
}

/** Where the samples of a window lie, from -1 to 1, and how much each counts. */
const samples = Array.from({ length: SAMPLES * SAMPLES }, (_, i) => {
  const x = ((i % SAMPLES) + 0.5) / (SAMPLES / 2) - 1
  const y = (Math.floor(i / SAMPLES) + 0.5) / (SAMPLES / 2) - 1
  return { x, y, weight: Math.exp(-(x * x + y * y) / 0.8) }
})

/** Calls back with the edges at each sample of a window that is turned by an angle. */
function visit(
  pyramid: readonly Level[],
  { x, y, scale }: Keypoint,
  angle: number,
  take: (i: number, strength: number, along: number, across: number) => void,
): void {
  const half = (scale * WINDOW) / 2
  const step = (2 * half) / SAMPLES
  const octave = Math.min(pyramid.length - 1, Math.max(0, Math.round(Math.log2(step / 1.2))))
  const { strength, along, across } = pyramid[octave]!
  const unit = 2 ** octave
  const [cos, sin] = [Math.cos(angle) * half, Math.sin(angle) * half]
  for (let i = 0; i < samples.length; i++) {
    const sample = samples[i]!
    const atX = (x + cos * sample.x - sin * sample.y + 0.5) / unit - 0.5
    const atY = (y + sin * sample.x + cos * sample.y + 0.5) / unit - 0.5
    const value = valueAt(strength, atX, atY)
    if (value > 0) take(i, value, valueAt(along, atX, atY), valueAt(across, atX, atY))
  }
}

const lengthOf = (x: number, y: number) => Math.sqrt(x * x + y * y)

const TURNS = 18

/** The directions that the edges round a place have most, the strongest first. */
function anglesOf(pyramid: readonly Level[], keypoint: Keypoint, { angles, anglesMax }: FeatureOptions): number[] {
  const counts = new Float32Array(TURNS)
  visit(pyramid, keypoint, 0, (i, _, along, across) => {
    const sample = samples[i]!
    if (sample.x * sample.x + sample.y * sample.y > 1) return
    const turn = ((Math.atan2(across, along) / (2 * Math.PI) + 1) % 1) * TURNS
    const first = Math.floor(turn) % TURNS
    const weight = lengthOf(along, across) * sample.weight
    counts[first]! += weight * (1 - (turn - Math.floor(turn)))
    counts[(first + 1) % TURNS]! += weight * (turn - Math.floor(turn))
  })
  const smooth = counts.map((count, i) => (counts[(i + TURNS - 1) % TURNS]! + 2 * count + counts[(i + 1) % TURNS]!) / 4)
  const most = Math.max(...smooth)
  const peaks = Array.from(smooth, (count, i) => ({ count, i })).filter(
    ({ count, i }) =>
      count > 0 &&
      count >= most * angles &&
      count >= smooth[(i + TURNS - 1) % TURNS]! &&
      count > smooth[(i + 1) % TURNS]!,
  )
  if (peaks.length === 0) return [0]
  return peaks
    .toSorted((a, b) => b.count - a.count)
    .slice(0, anglesMax)
    .map(({ count, i }) => {
      const [before, after] = [smooth[(i + TURNS - 1) % TURNS]!, smooth[(i + 1) % TURNS]!]
      const curve = before + after - 2 * count
      const offset = curve < 0 ? (before - after) / (2 * curve) : 0
      return (((((i + offset) / TURNS) * Math.PI) % Math.PI) + Math.PI) % Math.PI
    })
}

/** How strong the edges of each direction are in each cell of a window; of length 1. */
function describe(pyramid: readonly Level[], keypoint: Keypoint, angle: number): Float32Array {
  const vector = new Float32Array(FEATURE_LENGTH)
  visit(pyramid, keypoint, angle, (i, strength, along, across) => {
    const { x, y, weight } = samples[i]!
    const oriented = Math.min(strength, lengthOf(along, across))
    const turn = (((Math.atan2(across, along) / 2 - angle) / Math.PI + 2) % 1) * DIRECTIONS
    const first = Math.floor(turn) % DIRECTIONS
    const share = turn - Math.floor(turn)
    const cellX = ((x + 1) * CELLS) / 2 - 0.5
    const cellY = ((y + 1) * CELLS) / 2 - 0.5
    const [left, top] = [Math.floor(cellX), Math.floor(cellY)]
    for (let row = Math.max(0, top); row <= Math.min(CELLS - 1, top + 1); row++)
      for (let column = Math.max(0, left); column <= Math.min(CELLS - 1, left + 1); column++) {
        const part = weight * (1 - Math.abs(cellX - column)) * (1 - Math.abs(cellY - row))
        const cell = (row * CELLS + column) * DIRECTIONS
        vector[cell + first]! += part * oriented * (1 - share)
        vector[cell + ((first + 1) % DIRECTIONS)]! += part * oriented * share
        // What has edges in all directions, as corners and textures have, counts for each of them.
        const rest = (part * (strength - oriented)) / DIRECTIONS
        if (rest > 0) for (let direction = 0; direction < DIRECTIONS; direction++) vector[cell + direction]! += rest
      }
  })
  normalise(vector)
  // Few strong edges must not hide the others.
  for (let i = 0; i < vector.length; i++) vector[i] = Math.sqrt(vector[i]!)
  normalise(vector)
  return vector
}
