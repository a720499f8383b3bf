import { CODE_WORDS, RINGS_WORDS, ringsCode, UPRIGHT_BITS, UPRIGHT_WORDS, uprightCode } from './codes.ts'
import type { QueryDescription } from './describe-picture.ts'

/** Codes of many regions in one stretch of memory, and the picture that each belongs to. */
export type CodeTable = { count: number; words: Uint32Array; pictures: Int32Array }

/** Pictures that a search compares. */
const CANDIDATES = 1200

/** More than the most that a region can differ by, in both codes together. */
const DISTANCES = 3 * (UPRIGHT_BITS + 1)

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
  const upright = distancesTo(table, query.uprights, 0, UPRIGHT_WORDS)
  const rings = distancesTo(table, query.rings, UPRIGHT_WORDS, RINGS_WORDS)
  const together = upright.map((distance, region) => distance + RINGS_WEIGHT * rings[region]!)
  const found = new Set<number>()
  takeNearest(table, together, wanted / 2, found)
  takeNearest(table, upright, wanted / 4, found)
  takeNearest(table, rings, wanted / 4, found)
  return found
}
/** The rings have half as many bits. */
const RINGS_WEIGHT = 2

/** For each region, in how many bits it differs from the nearest of some codes. */
function distancesTo(
  { count, words }: CodeTable,
  codes: readonly Uint32Array[],
  offset: number,
  length: number,
): Uint16Array {
  const distances = new Uint16Array(count).fill(DISTANCES / 3)
  for (const code of codes)
    for (let region = 0, at = offset; region < count; region++, at += CODE_WORDS) {
      let distance = 0
      for (let word = 0; word < length; word++) distance += bitCount(words[at + word]! ^ code[word]!)
      if (distance < distances[region]!) distances[region] = distance
    }
  return distances
}

function takeNearest({ count, pictures }: CodeTable, distances: Uint16Array, wanted: number, found: Set<number>): void {
  const counts = new Uint32Array(DISTANCES)
  for (const distance of distances) counts[distance]!++
  let limit = 0
  // What differs by the same number of bits is taken or left together.
  for (let sum = counts[0]!; sum < wanted && limit < DISTANCES - 1; sum += counts[limit]!) limit++
  for (let region = 0; region < count; region++) if (distances[region]! <= limit) found.add(pictures[region]!)
}

function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
