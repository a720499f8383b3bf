import * as at from '../kernel/memory-map.ts'
import { facetNames, yearFacets, type FacetName, type FacetValue } from '../mark-query.ts'
import { yearFromNumber } from '../segment/day-number.ts'
import { readI32 } from '../segment/segment-memory.ts'
import { officeNumber } from '../segment/segment-rows.ts'
import { divisionFromNumber } from '../segment/vienna-division.ts'
import type { OpenSegment } from './search-segment.ts'

const APPLICANTS_SHOWN = 20

const years: ReadonlySet<FacetName> = new Set(yearFacets)

/** Where the kernel counts the values of a list, and how many there may be. */
const counters: Readonly<Partial<Record<FacetName, readonly [table: number, size: number]>>> = {
  niceList: [at.C_CLASSES, 46],
  imageFactory: [at.C_VIENNA, 1024],
  ...Object.fromEntries(yearFacets.map((name, i) => [name, [at.C_YEARS + 1024 * i, 256] as const])),
  isvalid: [at.C_VALID, 2],
  tmstatuscode: [at.C_STATUSES, 16],
}
/** All of them lie in one stretch. */
const FIRST = at.C_CLASSES >>> 2
const END = at.C_END >>> 2

/**
 * Counts of values by their numbers, as the kernel has them from FIRST on; offices by their place in a list that grows;
 * of applicants the table of each segment, which is there until the next search: ids, 0 where a place is free, and counts.
 */
export type FacetCounts = {
  offices: string[]
  country: number[]
  counted: Int32Array
  applicants: Int32Array[]
}

export const noCounts = (): FacetCounts => ({
  offices: [],
  country: [],
  counted: new Int32Array(END - FIRST),
  applicants: [],
})

/** Adds what the last search of a segment has counted. */
export function addCounts(counts: FacetCounts, { data, offices, kernel }: OpenSegment): void {
  for (const [i, office] of offices.entries()) {
    const number = officeNumber(counts, office)
    counts.country[number] = (counts.country[number] ?? 0) + readI32(data, at.C_OFFICES + 4 * i)
  }
  const { counted } = counts
  for (let i = 0; i < counted.length; i++) counted[i]! += data.i32[FIRST + i]!
  kernel.countApplicants()
  const table = readI32(data, at.APPLICANT_TABLE) >>> 2
  counts.applicants.push(data.i32.subarray(table, table + 2 * readI32(data, at.TABLE_SLOTS)))
}

/** The lists of a result: fullest first, years latest first. */
export function readFacets({ offices, country, counted, applicants }: FacetCounts): Record<FacetName, FacetValue[]> {
  const list = (name: FacetName): FacetValue[] => {
    if (name === 'applicant') return fullestFirst(fullest(applicants, APPLICANTS_SHOWN), String)
    // Segments number offices as they come upon them, so it is their codes that say which of two comes first.
    if (name === 'country')
      return present(country)
        .map(([number, count]) => ({ value: offices[number]!, count }))
        .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    const [table, size] = counters[name]!
    const from = (table >>> 2) - FIRST
    const values = present(counted.subarray(from, from + size))
    if (years.has(name))
      return values.toReversed().map(([number, count]) => ({ value: String(yearFromNumber(number)), count }))
    return fullestFirst(values, name === 'imageFactory' ? divisionFromNumber : String)
  }
  return Object.fromEntries(facetNames.map((name) => [name, list(name)])) as Record<FacetName, FacetValue[]>
}

type Counted = [number: number, count: number]

function present(counts: ArrayLike<number>): Counted[] {
  const found: Counted[] = []
  for (let i = 0; i < counts.length; i++) if (counts[i]! > 0) found.push([i, counts[i]!])
  return found
}

/** Of many values those that are counted most, without sorting the others. */
function fullest(tables: readonly Int32Array[], most: number): Counted[] {
  const found: Counted[] = []
  eachOf(tables, (number, count) => {
    const last = found[most - 1]
    if (last && (count < last[1] || (count === last[1] && number > last[0]))) return
    const value: Counted = [number, count]
    let at = found.length
    while (at > 0 && byFullness(value, found[at - 1]!) < 0) at--
    found.splice(at, 0, value)
    if (found.length > most) found.pop()
  })
  return found
}

function eachOf(tables: readonly Int32Array[], take: (number: number, count: number) => void): void {
  const [only] = tables
  if (only && tables.length === 1) return eachIn(only, take)
  const sums = new Map<number, number>()
  for (const table of tables) eachIn(table, (number, count) => sums.set(number, (sums.get(number) ?? 0) + count))
  sums.forEach((count, number) => take(number, count))
}

function eachIn(table: Int32Array, take: (number: number, count: number) => void): void {
  for (let at = 0; at < table.length; at += 2) if (table[at] !== 0) take(table[at]!, table[at + 1]!)
}

const byFullness = (a: Counted, b: Counted) => b[1] - a[1] || a[0] - b[0]

function fullestFirst(values: Counted[], valueOf: (number: number) => string): FacetValue[] {
  return values.toSorted(byFullness).map(([number, count]) => ({ value: valueOf(number), count }))
}
