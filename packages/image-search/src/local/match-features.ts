import type { Features } from './features.ts'
import { type FeaturePair, pairFeatures } from './pair-features.ts'

/**
 * Features of both images that agree in what they show and in how they lie to each other; `weight` is the sum of how much
 * each pair agrees.
 */
export type FeatureMatch = { pairs: FeaturePair[]; weight: number }

const PAIRS_MAX = 120
const SEEDS_MAX = 16
/** How far a place may lie from where the others put it, in longer sides, at first and once that is known well. */
const LOOSE = 0.1
const TIGHT = 0.05
const ANGLE_MOST = (30 * Math.PI) / 180
const SCALE_MOST = Math.log(1.7)

/** From a place of the query to one of the other: a, b turn and resize, x, y shift. */
type Pose = { a: number; b: number; x: number; y: number }

/** Some features of any two figures agree by chance: of few, that must count for less. */
const CHANCE = 6
/** How much the figure with fewer features counts, and the other, of which a part may have been cut off. */
const [FEWER, MORE] = [0.85, 0.15]

/** The share of the features of the smaller figure that agree, 0 to 1. */
export const shareOf = (
  { weight }: Pick<FeatureMatch, 'weight'>,
  { places: a }: Features,
  { places: b }: Features,
): number => weight / (FEWER * Math.min(a, b) + MORE * Math.max(a, b) + CHANCE)

/** Finds the turn, size and shift under which most features of a query agree with those of another image. */
export function matchFeatures(query: Features, found: Features): FeatureMatch {
  const pairs = pairFeatures(query.codes, found.codes, PAIRS_MAX)
  let best: FeatureMatch = { pairs: [], weight: 0 }
  if (pairs.length < 2 || shareOf({ weight: mostWeight(pairs, query) }, query, found) < LEAST_SHARE) return best
  const tried: { pose: Pose; agreed: FeatureMatch }[] = []
  // A pair that agrees with several others would find the same as they did.
  const seen = new Set<FeaturePair>()
  for (const seed of pairs) {
    if (tried.length === SEEDS_MAX) break
    if (seen.has(seed)) continue
    const pose = poseOf(seed, query, found)
    const agreed = agreeing(pairs, pose, LOOSE, query, found)
    if (agreed.pairs.length > 2) agreed.pairs.forEach((pair) => seen.add(pair))
    tried.push({ pose, agreed })
  }
  tried.sort((a, b) => b.agreed.weight - a.agreed.weight)
  for (const { pose, agreed } of tried.slice(0, 3)) {
    let last = { pose, agreed }
    for (let round = 0; round < 2 && last.agreed.pairs.length >= 2; round++) {
      const fitted = fit(last.agreed.pairs, query, found)
      last = { pose: fitted, agreed: agreeing(pairs, fitted, round === 0 ? LOOSE * 0.75 : TIGHT, query, found) }
    }
    if (last.agreed.weight > best.weight) best = last.agreed
  }
  return best
}

function poseOf(pair: FeaturePair, query: Features, found: Features): Pose {
  const turn = found.angle[pair.found]! - query.angle[pair.query]!
  const size = found.scale[pair.found]! / query.scale[pair.query]!
  const [a, b] = [size * Math.cos(turn), size * Math.sin(turn)]
  const [x, y] = [query.x[pair.query]!, query.y[pair.query]!]
  return { a, b, x: found.x[pair.found]! - (a * x - b * y), y: found.y[pair.found]! - (b * x + a * y) }
}

/** A lesser share is worth no score that is shown. */
const LEAST_SHARE = 0.15

/** What all pairs would weigh if they agreed in how they lie. */
function mostWeight(pairs: readonly FeaturePair[], query: Features): number {
  usedQuery.fill(0)
  let most = 0
  for (const { query: i, weight } of pairs) {
    if (usedQuery[query.place[i]!]) continue
    usedQuery[query.place[i]!] = 1
    most += weight
  }
  return most
}

const usedQuery = new Uint8Array(256)
const usedFound = new Uint8Array(256)

/** The pairs that a pose explains, each place of either once. */
function agreeing(
  pairs: readonly FeaturePair[],
  pose: Pose,
  slack: number,
  query: Features,
  found: Features,
): FeatureMatch {
  const turn = Math.atan2(pose.b, pose.a)
  const size = Math.log(pose.a * pose.a + pose.b * pose.b) / 2
  const agreed: FeaturePair[] = []
  usedQuery.fill(0)
  usedFound.fill(0)
  let weight = 0
  for (let number = 0; number < pairs.length; number++) {
    const pair = pairs[number]!
    const { query: i, found: j } = pair
    if (usedQuery[query.place[i]!] || usedFound[found.place[j]!]) continue
    if (Math.abs(found.logScale[j]! - query.logScale[i]! - size) > SCALE_MOST) continue
    if (Math.abs(angleBetween(found.angle[j]! - query.angle[i]!, turn)) > ANGLE_MOST) continue
    const x = pose.a * query.x[i]! - pose.b * query.y[i]! + pose.x - found.x[j]!
    const y = pose.b * query.x[i]! + pose.a * query.y[i]! + pose.y - found.y[j]!
    const most = slack + found.scale[j]!
    if (x * x + y * y > most * most) continue
    usedQuery[query.place[i]!] = 1
    usedFound[found.place[j]!] = 1
    agreed.push(pair)
    weight += pair.weight
  }
  return { pairs: agreed, weight }
}

const angleBetween = (a: number, b: number) => {
  const turn = (a - b) / (2 * Math.PI)
  return (turn - Math.round(turn)) * 2 * Math.PI
}

/** The pose with the least squares of distances over all pairs, by their weights. */
function fit(pairs: readonly FeaturePair[], query: Features, found: Features): Pose {
  let [total, qx, qy, fx, fy] = [0, 0, 0, 0, 0]
  for (const { query: i, found: j, weight } of pairs) {
    total += weight
    qx += weight * query.x[i]!
    qy += weight * query.y[i]!
    fx += weight * found.x[j]!
    fy += weight * found.y[j]!
  }
  ;[qx, qy, fx, fy] = [qx / total, qy / total, fx / total, fy / total]
  let [dot, cross, squares] = [0, 0, 0]
  for (const { query: i, found: j, weight } of pairs) {
    const [x, y] = [query.x[i]! - qx, query.y[i]! - qy]
    const [u, v] = [found.x[j]! - fx, found.y[j]! - fy]
    dot += weight * (x * u + y * v)
    cross += weight * (x * v - y * u)
    squares += weight * (x * x + y * y)
  }
  const [a, b] = squares > 1e-9 ? [dot / squares, cross / squares] : [1, 0]
  return { a, b, x: fx - (a * qx - b * qy), y: fy - (b * qx + a * qy) }
}
