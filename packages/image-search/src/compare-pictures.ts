import type { QueryDescription } from './describe-picture.ts'
import { type PackedRegion, toBytes } from './pack-description.ts'
import type { Box } from './picture.ts'

/** A region of the query and one of a mark that are alike, 0 to 100. */
export type RegionMatch = { queryBox: Box; hitBox: Box; score: number }
export type PictureMatch = { score: number; regions: RegionMatch[] }

/** A query made ready to be compared with many pictures. */
export type ReadyQuery = { box: Box; uprights: Direction[]; rings: Direction }[]

/** A vector with its length, which the comparison divides by. */
type Direction = { vector: Int8Array; length: number }

const directionOf = (vector: Float32Array): Direction => {
  const bytes = toBytes(vector)
  return { vector: bytes, length: lengthOf(bytes) }
}

export const readyQuery = ({ regions }: QueryDescription): ReadyQuery =>
  regions.map(({ box, uprights, rings }) => ({ box, uprights: uprights.map(directionOf), rings: directionOf(rings) }))

/** How much the description that turning does not change counts beside the one that stands upright. */
const RINGS_SHARE = 0.35
/** A part that agrees says less than the whole. */
const PART_WEIGHTS = [1, 0.97, 0.9] as const

/** Compares a query with a picture of the register: the best pair of regions decides, further pairs explain it. */
export function comparePictures(query: ReadyQuery, regions: readonly PackedRegion[]): PictureMatch {
  const pairs = query.flatMap((asked, i) =>
    regions.map((found, j) => ({
      i,
      j,
      queryBox: asked.box,
      hitBox: found.box,
      score: scoreOf(likeness(asked, found) * PART_WEIGHTS[(i > 0 ? 1 : 0) + (j > 0 ? 1 : 0)]!),
    })),
  )
  pairs.sort((a, b) => b.score - a.score)
  const [best] = pairs
  if (!best) return { score: 0, regions: [] }
  const told = pairs.filter(
    (pair) =>
      pair === best || (pair.i > 0 && pair.j > 0 && pair.i !== best.i && pair.j !== best.j && pair.score >= LEAST_TOLD),
  )
  return {
    score: best.score,
    regions: told.slice(0, 2).map(({ queryBox, hitBox, score }) => ({ queryBox, hitBox, score })),
  }
}
const LEAST_TOLD = 60

/** Likeness of two regions, 0 to 1, in the best position of the query. */
function likeness(asked: ReadyQuery[number], found: PackedRegion): number {
  const foundLength = lengthOf(found.upright)
  let upright = 0
  for (const position of asked.uprights) upright = Math.max(upright, cosine(position, found.upright, foundLength))
  const rings = cosine(asked.rings, found.rings, lengthOf(found.rings))
  return upright * (1 - RINGS_SHARE) + ringsLikeness(rings) * RINGS_SHARE
}

/** Rings of any two figures are much alike: only what goes beyond that counts. */
const RINGS_COMMON = 0.8
const ringsLikeness = (cosine: number) => Math.max(0, (cosine - RINGS_COMMON) / (1 - RINGS_COMMON))

function cosine({ vector, length }: Direction, other: Int8Array, otherLength: number): number {
  let product = 0
  for (let i = 0; i < vector.length; i++) product += vector[i]! * other[i]!
  return length === 0 || otherLength === 0 ? 0 : product / (length * otherLength)
}

function lengthOf(vector: Int8Array): number {
  let squares = 0
  for (const value of vector) squares += value * value
  return Math.sqrt(squares)
}

/** Likeness and the score that it is worth, measured on distorted logos (docs/benchmarks.md). */
const SCORES = [
  [0, 0],
  [0.7, 40],
  [0.78, 60],
  [0.86, 80],
  [0.95, 92],
  [1, 100],
] as const

function scoreOf(likeness: number): number {
  for (let i = 1; i < SCORES.length; i++) {
    const [from, low] = SCORES[i - 1]!
    const [to, high] = SCORES[i]!
    if (likeness <= to) return Math.round((low + ((likeness - from) * (high - low)) / (to - from)) * 10) / 10
  }
  return 100
}
