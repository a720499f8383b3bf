import { CODE_WORDS, RINGS_WORDS, ringsCode, UPRIGHT_BITS, UPRIGHT_WORDS, uprightCode } from './codes.ts'
import type { QueryDescription } from './describe-picture.ts'

/** Codes of many regions in one stretch of memory, and the picture that each belongs to. */
export type CodeTable = { count: number; words: Uint32Array; pictures: Int32Array }

/** One more than the most that two codes can differ by. */
const DISTANCES = UPRIGHT_BITS + 1

/** Codes of a query: of the rings and of every position of each region. */
export type QueryCodes = { uprights: Uint32Array[]; rings: Uint32Array[] }

export const queryCodes = ({ regions }: QueryDescription): QueryCodes => ({
  uprights: regions.flatMap(({ uprights }) => uprights.map(uprightCode)),
  rings: regions.map(({ rings }) => ringsCode(rings)),
})

/** The pictures nearest to a query by their codes: at most `wanted` by their upright form, and as many by their rings. */
export function scanCodes(table: CodeTable, query: QueryCodes, wanted: number): Set<number> {
  const found = new Set<number>()
  takeNearest(table, query.uprights, 0, UPRIGHT_WORDS, wanted, found)
  takeNearest(table, query.rings, UPRIGHT_WORDS, RINGS_WORDS, wanted, found)
  return found
}

function takeNearest(
  { count, words, pictures }: CodeTable,
  codes: readonly Uint32Array[],
  offset: number,
  length: number,
  wanted: number,
  found: Set<number>,
): void {
  const distances = new Uint16Array(count).fill(DISTANCES)
  for (const code of codes) {
    for (let region = 0, at = offset; region < count; region++, at += CODE_WORDS) {
      let distance = 0
      for (let word = 0; word < length; word++) distance += bitCount(words[at + word]! ^ code[word]!)
      if (distance < distances[region]!) distances[region] = distance
    }
  }
  const counts = new Uint32Array(DISTANCES + 1)
  for (const distance of distances) counts[distance]!++
  let limit = 0
  for (let sum = counts[0]!; sum < wanted && limit < DISTANCES; sum += counts[limit]!) limit++
  for (let region = 0; region < count; region++) if (distances[region]! <= limit) found.add(pictures[region]!)
}

function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
