import type { QueryDescription } from './describe-image.ts'
import { boxOf, type Features } from './local/features.ts'
import { matchFeatures, shareOf } from './local/match-features.ts'
import { type PackedImage, type PackedRegion, toBytes } from './pack-description.ts'
import type { Box } from './image.ts'
import type { NearPositions } from './scan-codes.ts'

/** A region of the query and one of a mark that are alike, 0 to 100. */
export type RegionMatch = { queryBox: Box; hitBox: Box; score: number }
/** `isPart`: what agrees is a part of one of the figures, not both as a whole. */
export type ImageComparison = { score: number; regions: RegionMatch[]; isPart: boolean }

/** A query made ready to be compared with many images. */
export type ReadyQuery = { regions: ReadyRegion[]; features: Features[] }
type ReadyRegion = { box: Box; uprights: Direction[]; rings: Direction }

/** A vector with its length, which the comparison divides by. */
type Direction = { vector: Int8Array; length: number }

const directionOf = (vector: Int8Array): Direction => ({ vector, length: lengthOf(vector) })

export const readyQuery = ({ regions, features }: QueryDescription): ReadyQuery => ({
  features,
  regions: regions.map(({ box, uprights, rings }) => ({
    box,
    uprights: uprights.map((upright) => directionOf(toBytes(upright))),
    rings: directionOf(toBytes(rings)),
  })),
})

type Measured = { box: Box; upright: Direction; rings: Direction }

const measure = ({ box, upright, rings }: PackedRegion): Measured => ({
  box,
  upright: directionOf(upright),
  rings: directionOf(rings),
})

/** How much the description that turning does not change counts beside the one that stands upright. */
const RINGS_SHARE = 0.35
/** A part that agrees says less than the whole. */
const PART_WEIGHTS = [1, 0.97, 0.9] as const

/** Compares a query with an image of the register by their regions and by their features, whichever agree better. */
export function compareImages(query: ReadyQuery, image: PackedImage): ImageComparison {
  return better(compareRegions(query, image), compareFeatures(query, image), canConfirm(query, image))
}

/** The best pair of regions decides, further pairs explain it. */
function compareRegions(query: ReadyQuery, image: PackedImage): ImageComparison {
  const measured = image.regions.map(measure)
  const pairs = query.regions.flatMap((requested, i) =>
    measured.map((found, j) => ({
      i,
      j,
      queryBox: requested.box,
      hitBox: found.box,
      score: pairScore(requested, found, i > 0, j > 0),
    })),
  )
  pairs.sort((a, b) => b.score - a.score)
  const [best] = pairs
  if (!best) return NOTHING
  const relevant = pairs.filter(
    (pair) =>
      pair === best ||
      (pair.i > 0 && pair.j > 0 && pair.i !== best.i && pair.j !== best.j && pair.score >= LEAST_REPORTED),
  )
  return {
    score: best.score,
    isPart: best.i > 0 || best.j > 0,
    regions: relevant.slice(0, 2).map(({ queryBox, hitBox, score }) => ({ queryBox, hitBox, score })),
  }
}
const LEAST_REPORTED = 60
const NOTHING: ImageComparison = { score: 0, regions: [], isPart: false }

/** The features that agree in the most similar part of the query, and what they cover. */
function compareFeatures(query: ReadyQuery, { regions, features: found }: PackedImage): ImageComparison {
  let best = NOTHING
  for (const searched of query.features) {
    const match = matchFeatures(searched, found)
    const score = interpolate(SHARES, shareOf(match, searched, found))
    if (score <= Math.max(best.score, LEAST_FEATURES)) continue
    const queryBox = boxOf(
      searched,
      match.pairs.map((pair) => pair.query),
    )
    const hitBox = boxOf(
      found,
      match.pairs.map((pair) => pair.found),
    )
    const isPart = isPartOf(queryBox, query.regions[0]?.box) || isPartOf(hitBox, regions[0]?.box)
    best = { score, regions: [{ queryBox, hitBox, score }], isPart }
  }
  return best
}

/** Features that are worth less are not looked at any further. */
const LEAST_FEATURES = 20

/** What covers less of a figure than this share is a part of it. */
const WHOLE_LEAST = 0.6
const isPartOf = (box: Box, figure: Box | undefined) =>
  figure !== undefined && box.width * box.height < WHOLE_LEAST * figure.width * figure.height

/**
 * Whichever agree better decide: two weak hints are not a strong one. Regions that look alike from afar, as any two words
 * do, count for less where hardly any features agree; a figure of few features does not say so.
 */
function better(regions: ImageComparison, features: ImageComparison, canConfirm: boolean): ImageComparison {
  if (features.score >= regions.score) return features
  if (features.score >= CONFIRMED || !(regions.isPart || canConfirm)) return regions
  const share = regions.isPart ? (canConfirm ? UNCONFIRMED.part : UNCONFIRMED.simplePart) : UNCONFIRMED.whole
  const lowered = (score: number) => Math.max(features.score, Math.round(score * share * 10) / 10)
  return {
    ...regions,
    score: lowered(regions.score),
    regions: regions.regions.map((each) => ({ ...each, score: lowered(each.score) })),
  }
}
/** The score of features from which on they confirm regions, and what those are worth that they do not confirm. */
const CONFIRMED = 30
const UNCONFIRMED = { part: 0.6, simplePart: 0.72, whole: 0.75 }
const PLACES_LEAST = 10
const canConfirm = (query: ReadyQuery, { features }: PackedImage) =>
  Math.min(query.features[0]?.places ?? 0, features.places) >= PLACES_LEAST

/** Candidates that are compared in every position. */
const COMPARED_FULLY = 150

type Candidate = PackedImage & { positions: NearPositions }

/**
 * Compares what a scan of codes has found: each in the few positions that its codes call nearest, and those that seem to
 * be the best in every position, as `compareImages` does. The score of the others is their least.
 */
export function compareCandidates<Found extends Candidate>(
  query: ReadyQuery,
  candidates: readonly Found[],
): { candidate: Found; match: ImageComparison }[] {
  const positions = query.regions.flatMap(({ box, uprights, rings }, i) =>
    uprights.map((upright) => ({ queryBox: box, uprights: [upright], rings, isPart: i > 0 })),
  )
  return candidates
    .map((candidate) => ({
      candidate,
      regions: glance(positions, candidate),
      features: compareFeatures(query, candidate),
    }))
    .map((each) => ({ ...each, match: better(each.regions, each.features, canConfirm(query, each.candidate)) }))
    .toSorted((a, b) => b.match.score - a.match.score)
    .map(({ candidate, features, match }, place) => ({
      candidate,
      match:
        place < COMPARED_FULLY
          ? better(compareRegions(query, candidate), features, canConfirm(query, candidate))
          : match,
    }))
}

type Position = QueryRegion & { queryBox: Box; isPart: boolean }

/** The best pair of regions in the positions in which their codes are similar. */
function glance(positions: readonly Position[], { regions, positions: near }: Candidate): ImageComparison {
  let best: RegionMatch | null = null
  let isPart = false
  for (const [j, region] of regions.entries()) {
    const found = measure(region)
    // An image may have been described anew, with more regions, since its codes were read.
    for (const number of near[j] ?? []) {
      const position = positions[number]!
      const score = pairScore(position, found, position.isPart, j > 0)
      if (best && score <= best.score) continue
      best = { queryBox: position.queryBox, hitBox: found.box, score }
      isPart = position.isPart || j > 0
    }
  }
  return best ? { score: best.score, regions: [best], isPart } : NOTHING
}

const pairScore = (requested: QueryRegion, found: Measured, isPartRequested: boolean, isPartFound: boolean) =>
  scoreOf(likeness(requested, found) * PART_WEIGHTS[(isPartRequested ? 1 : 0) + (isPartFound ? 1 : 0)]!)

type QueryRegion = Pick<ReadyRegion, 'uprights' | 'rings'>

/** Likeness of two regions, 0 to 1, in the best of some positions of the query. */
function likeness({ uprights, rings }: QueryRegion, found: Measured): number {
  let upright = 0
  for (const position of uprights) upright = Math.max(upright, cosine(position, found.upright))
  const turned = cosine(rings, found.rings)
  return upright * (1 - RINGS_SHARE) + ringsLikeness(turned) * RINGS_SHARE
}

/** Rings of any two figures are much alike: only what goes beyond that counts. */
const RINGS_COMMON = 0.8
const ringsLikeness = (cosine: number) => Math.max(0, (cosine - RINGS_COMMON) / (1 - RINGS_COMMON))

function cosine({ vector, length }: Direction, { vector: other, length: otherLength }: Direction): number {
  let product = 0
  for (let i = 0; i < vector.length; i++) product += vector[i]! * other[i]!
  return length === 0 || otherLength === 0 ? 0 : product / (length * otherLength)
}

function lengthOf(vector: Int8Array): number {
  let squares = 0
  for (let i = 0; i < vector.length; i++) squares += vector[i]! * vector[i]!
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

/** The share of features that agree, and its score: of 10,000 pairs of unrelated figures one has .3. */
const SHARES = [
  [0, 0],
  [0.12, 20],
  [0.21, 40],
  [0.3, 60],
  [0.45, 80],
  [0.62, 92],
  [0.82, 97],
] as const

const scoreOf = (likeness: number) => interpolate(SCORES, likeness)

function interpolate(points: readonly (readonly [number, number])[], likeness: number): number {
  for (let i = 1; i < points.length; i++) {
    const [from, low] = points[i - 1]!
    const [to, high] = points[i]!
    if (likeness <= to) return Math.round((low + ((likeness - from) * (high - low)) / (to - from)) * 10) / 10
  }
  return points.at(-1)![1]
}
