import { ringsCode, uprightCode } from './codes.ts'
import type { QueryDescription } from './describe-picture.ts'
import { FAR } from './kernel/code-layout.ts'

/** Codes of many regions, and the picture that each belongs to. */
export type CodeTable = {
  count: number
  pictures: Int32Array
  /**
   * For each region, in how many bits it differs from the nearest code of a query; to be read before anything else is
   * measured or put into the table.
   */
  measure: (query: QueryCodes) => { upright: Uint16Array; rings: Uint16Array }
}

/** Pictures that a search compares. */
const CANDIDATES = 1200

/** More than the most that a region can differ by, in both codes together. */
const DISTANCES = 3 * FAR + 1

/** Codes of a query: of the rings and of every position of each region. */
export type QueryCodes = { uprights: Uint32Array[]; rings: Uint32Array[] }

export const queryCodes = ({ regions }: QueryDescription): QueryCodes => ({
  uprights: regions.flatMap(({ uprights }) => uprights.map(uprightCode)),
  rings: regions.map(({ rings }) => ringsCode(rings)),
})

/**
 * The pictures nearest to a query by their codes: at most about `wanted`, most of them by both codes together, and some
 * by each alone, because a turned figure is near by its rings only and a cut one by its upright form only.
 */
export function scanCodes(table: CodeTable, query: QueryCodes, wanted = CANDIDATES): Set<number> {
  if (query.rings.length === 0) return new Set()
  const { upright, rings } = table.measure(query)
  const together = upright.map((distance, region) => distance + RINGS_WEIGHT * rings[region]!)
  const found = new Set<number>()
  takeNearest(table, together, wanted / 2, found)
  takeNearest(table, upright, wanted / 4, found)
  takeNearest(table, rings, wanted / 4, found)
  return found
}
/** The rings have half as many bits. */
const RINGS_WEIGHT = 2

function takeNearest({ count, pictures }: CodeTable, distances: Uint16Array, wanted: number, found: Set<number>): void {
  const counts = new Uint32Array(DISTANCES)
  for (const distance of distances) counts[distance]!++
  let limit = 0
  // What differs by the same number of bits is taken or left together.
  for (let sum = counts[0]!; sum < wanted && limit < DISTANCES - 1; sum += counts[limit]!) limit++
  for (let region = 0; region < count; region++) if (distances[region]! <= limit) found.add(pictures[region]!)
}
