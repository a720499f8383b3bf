import { ringsCode, uprightCode } from './codes.ts'
import type { QueryDescription } from './describe-image.ts'
import { FAR } from './kernel/code-layout.ts'

/** The image of a region that is no more. */
export const NONE = -1

/** Codes of many regions, and the image that each belongs to; those of an image lie together. */
export type CodeTable = {
  count: number
  images: Int32Array
  /** To be read before anything else is measured or put into the table. */
  measure: (query: QueryCodes) => CodeDistances
}

/** In how many bits each region differs from the nearest code of a query. */
export type CodeDistances = {
  upright: Uint16Array
  rings: Uint16Array
  /** In how many bits one region differs from each upright code of the query; the next call writes over it. */
  positionsOf: (region: number) => Uint16Array
}

/** Images whose vectors a search reads. */
const CANDIDATES = 1000

/** More than a region can differ by in both codes together. */
const NEVER = 2 * FAR

/** Positions in which a region of a candidate is compared at first. */
const POSITIONS = 3

/** Codes of a query: of the rings and of every position of each region. */
export type QueryCodes = { uprights: Uint32Array[]; rings: Uint32Array[] }

/** For each region of an image, the numbers of the positions in `QueryCodes.uprights` that are nearest to it. */
export type NearPositions = number[][]

export const queryCodes = ({ regions }: QueryDescription): QueryCodes => ({
  uprights: regions.flatMap(({ uprights }) => uprights.map(uprightCode)),
  rings: regions.map(({ rings }) => ringsCode(rings)),
})

/** The images nearest to a query by both codes together: about `wanted`, and in which positions of it they are similar. */
export function scanCodes(table: CodeTable, query: QueryCodes, wanted = CANDIDATES): Map<number, NearPositions> {
  const found = new Map<number, NearPositions>()
  if (query.rings.length === 0) return found
  const { count, images } = table
  const measured = table.measure(query)
  const distances = distancesOf(table, measured)
  const limit = limitOf(distances, wanted)
  for (let first = 0; first < count; first++) {
    if (distances[first]! > limit) continue
    const positions: NearPositions = []
    for (let region = first; region < count && images[region] === images[first]; region++)
      positions.push(nearestPositions(measured.positionsOf(region)))
    found.set(images[first]!, positions)
  }
  return found
}

/** For each image, at its first region, in how many bits the nearest of its regions differs; elsewhere `NEVER`. */
function distancesOf({ count, images }: CodeTable, { upright, rings }: CodeDistances): Uint16Array {
  const distances = new Uint16Array(count).fill(NEVER)
  for (let region = 0, first = 0; region < count; region++) {
    if (images[region] !== images[first]) first = region
    if (images[first] !== NONE) distances[first] = Math.min(distances[first]!, upright[region]! + rings[region]!)
  }
  return distances
}

/** How far the nearest `wanted` are: what differs by the same number of bits is taken or left together. */
function limitOf(distances: Uint16Array, wanted: number): number {
  const counts = new Uint32Array(NEVER + 1)
  for (const distance of distances) counts[distance]!++
  let limit = 0
  for (let sum = counts[0]!; sum < wanted && limit < NEVER - 1; sum += counts[limit]!) limit++
  return limit
}

/** The nearest first. */
function nearestPositions(distances: Uint16Array): number[] {
  const nearest: number[] = []
  for (let position = 0; position < distances.length; position++) {
    let place = nearest.length
    while (place > 0 && distances[position]! < distances[nearest[place - 1]!]!) place--
    if (place < POSITIONS) nearest.splice(place, 0, position)
  }
  return nearest.slice(0, POSITIONS)
}
