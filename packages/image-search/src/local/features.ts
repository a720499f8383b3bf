import type { Box, RgbImage } from '../image.ts'
import type { PixelBox } from '../regions.ts'
import { describeFeatures, type Feature, type FeatureOptions } from './describe-features.ts'
import { FEATURE_WORDS } from './feature-code.ts'

/**
 * Features of an image. Places and scales are in longer sides of the image, angles in radians; `places` counts those
 * that differ. `sides` are the width and height of the image in longer sides.
 */
export type Features = {
  count: number
  places: number
  place: Uint8Array
  x: Float32Array
  y: Float32Array
  scale: Float32Array
  logScale: Float32Array
  angle: Float32Array
  codes: Uint32Array
  sides: { width: number; height: number }
}

/** What a register holds of a figure, and less of each of its parts, which are finer than the whole. */
const REGISTERED: FeatureOptions = { quota: [14, 14, 10, 6], angles: 0.85, anglesMax: 2, bothWays: false }
const REGISTERED_PART: FeatureOptions = { ...REGISTERED, quota: [6, 8, 6, 4] }
/** A query has more, so that what is registered is among it. */
const SEARCHED: FeatureOptions = { quota: [20, 20, 12, 8], angles: 0.7, anglesMax: 3, bothWays: true }
const SEARCHED_PART: FeatureOptions = { ...SEARCHED, quota: [14, 14, 10, 6] }

/** Numbers of places are bytes. */
const PLACES_MAX = 256
/** A part that is nearly as large as the whole is described with it. */
const PART_SIDE_MOST = 0.75

/** Features of the figure and of its parts together; `figures` has the whole first. */
export function registeredFeatures(image: RgbImage, figures: readonly PixelBox[]): Features {
  const [whole, ...parts] = figures
  const features: Feature[] = whole ? describeFeatures(image, whole, REGISTERED) : []
  for (const part of finer(whole, parts)) {
    const first = placesOf(features)
    features.push(
      ...describeFeatures(image, part, REGISTERED_PART).map((each) => ({ ...each, place: each.place + first })),
    )
  }
  return toFeatures(features, image)
}

/** Features of the figure and of each of its parts, which are searched with on their own. */
export function searchedFeatures(image: RgbImage, figures: readonly PixelBox[]): Features[] {
  const [whole, ...parts] = figures
  if (!whole) return []
  return [
    toFeatures(describeFeatures(image, whole, SEARCHED), image),
    ...finer(whole, parts).map((part) => toFeatures(describeFeatures(image, part, SEARCHED_PART), image)),
  ]
}

const sideOf = ({ left, top, right, bottom }: PixelBox) => Math.max(right - left, bottom - top)
const finer = (whole: PixelBox | undefined, parts: readonly PixelBox[]) =>
  whole ? parts.filter((part) => sideOf(part) <= PART_SIDE_MOST * sideOf(whole)) : []

const placesOf = (features: readonly Feature[]) => features.reduce((most, { place }) => Math.max(most, place + 1), 0)

function toFeatures(all: readonly Feature[], { width, height }: RgbImage): Features {
  const features = all.filter(({ place }) => place < PLACES_MAX)
  const side = Math.max(width, height)
  const codes = new Uint32Array(features.length * FEATURE_WORDS)
  for (const [i, { code }] of features.entries()) codes.set(code, i * FEATURE_WORDS)
  return {
    count: features.length,
    places: placesOf(features),
    place: Uint8Array.from(features, ({ place }) => place),
    x: Float32Array.from(features, ({ x }) => (x + 0.5) / side),
    y: Float32Array.from(features, ({ y }) => (y + 0.5) / side),
    scale: Float32Array.from(features, ({ scale }) => scale / side),
    logScale: Float32Array.from(features, ({ scale }) => Math.log(scale / side)),
    angle: Float32Array.from(features, ({ angle }) => angle),
    codes,
    sides: { width: width / side, height: height / side },
  }
}

/** Half of what an agreeing feature covers, in its scales. */
const COVERED = 3

/** What some features cover, as shares of the image. */
export function boxOf({ x, y, scale, sides }: Features, numbers: readonly number[]): Box {
  const edge = (values: Float32Array, sign: 1 | -1, side: number) =>
    Math.min(1, Math.max(0, (sign * Math.max(...numbers.map((i) => sign * values[i]! + COVERED * scale[i]!))) / side))
  const [left, top] = [edge(x, -1, sides.width), edge(y, -1, sides.height)]
  return { x: left, y: top, width: edge(x, 1, sides.width) - left, height: edge(y, 1, sides.height) - top }
}
