import { facetNames, legalStatuses, patentTypes, type FacetName, type FacetValue } from '../patent-index.ts'
import { recordOf } from '../segment/segment-builder.ts'
import { textAt } from '../segment/dictionary.ts'
import { countryName, listFacets, NO_DAY, type ListFacet } from '../segment/segment.ts'
import { forEachBit, type Bits } from './bits.ts'
import type { IndexState } from './index-state.ts'

export const FACET_VALUES = 20

/** Values of the found rows by falling count, then by their text. */
export function countFacets(
  state: IndexState,
  found: readonly Bits[],
  wanted: readonly FacetName[],
  limit: number,
): Record<FacetName, FacetValue[]> {
  return recordOf(facetNames, (facet) => {
    if (!wanted.includes(facet)) return []
    const isList = listFacets.includes(facet as ListFacet)
    return isList ? countNames(state, found, facet as ListFacet, limit) : countColumn(state, found, facet, limit)
  })
}

function countColumn(state: IndexState, found: readonly Bits[], facet: FacetName, limit: number): FacetValue[] {
  const counts = new Uint32Array(65_536)
  for (const [number, { segment }] of state.segments.entries()) {
    if (facet === 'year') {
      const days = segment.days.PD
      forEachBit(found[number]!, (row) => {
        if (days[row] !== NO_DAY) counts[yearOf(days[row]!)]!++
      })
    } else {
      const column = { country: segment.countries, type: segment.types }[facet as string] ?? segment.legalStatuses
      forEachBit(found[number]!, (row) => void counts[column[row]!]!++)
    }
  }
  const nameOf = (code: number) => {
    if (facet === 'country') return countryName(code)
    if (facet === 'type') return patentTypes[code]!
    return facet === 'year' ? String(code).padStart(4, '0') : legalStatuses[code]!
  }
  return largest(counts, limit, nameOf)
}

/** Civil year of a day since 1970 (Howard Hinnant, chrono-compatible low-level date algorithms). */
function yearOf(day: number): number {
  const shifted = day + 719_468
  const era = Math.floor(shifted / 146_097)
  const ofEra = shifted - era * 146_097
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  )
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100))
  return Math.max(0, year + era * 400 + (ofYear >= 306 ? 1 : 0))
}

function countNames(state: IndexState, found: readonly Bits[], facet: ListFacet, limit: number): FacetValue[] {
  const counts = new Uint32Array(state.nameCounts[facet])
  for (const [number, { segment, names }] of state.segments.entries()) {
    const { starts, values } = segment.lists[facet]
    const numbers = names[facet]
    forEachBit(found[number]!, (row) => {
      for (let at = starts[row]!; at < starts[row + 1]!; at++) counts[numbers[values[at]!]!]!++
    })
  }
  return largest(counts, limit, (code) => nameOf(state, facet, code))
}

/** The text of a name's number. */
function nameOf(state: IndexState, facet: ListFacet, number: number): string {
  for (const { segment, names } of state.segments) {
    const local = names[facet].indexOf(number)
    if (local >= 0) return textAt(segment.lists[facet].names, local)
  }
  return ''
}

function largest(counts: Uint32Array, limit: number, textOf: (code: number) => string): FacetValue[] {
  const codes: number[] = []
  let least = 1
  for (let code = 0; code < counts.length; code++) {
    if (counts[code]! < least) continue
    codes.push(code)
    if (codes.length < limit * 4 + 1000) continue
    // Only those that can still be among the first stay.
    codes.sort((left, right) => counts[right]! - counts[left]!)
    least = counts[codes[limit - 1]!]!
    const end = codes.findIndex((each) => counts[each]! < least)
    if (end >= 0) codes.length = end
    else least++
  }
  return codes
    .toSorted((left, right) => counts[right]! - counts[left]!)
    .slice(0, limit)
    .map((code) => ({ value: textOf(code), count: counts[code]! }))
    .toSorted((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
}
