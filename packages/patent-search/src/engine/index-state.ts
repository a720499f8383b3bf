import { familyHash, recordOf } from '../segment/segment-builder.ts'
import { sizeOf, textAt } from '../segment/dictionary.ts'
import { listFacets, rankedFields, type ListFacet, type RankedField, type Segment } from '../segment/segment.ts'
import type { Vectors } from '../encoder/vectors.ts'
import { clearBit, countBits, fullBits, hasBit, type Bits } from './bits.ts'
import { Ordinals } from './ordinals.ts'

/** A segment among the others of an index. */
export type OpenSegment = {
  segment: Segment
  rows: number
  /** Rows that no later segment replaces. */
  live: Bits
  /** Of each row, from 0 over the whole index. */
  families: Uint32Array
  /** Number of each name over the whole index. */
  names: Record<ListFacet, Uint32Array>
  /** Words of title, which counts twice, and abstract. */
  headLengths: Uint32Array
  vectors: Vectors | null
}

export type IndexState = {
  version: string
  segments: readonly OpenSegment[]
  documents: number
  /** Publications of each family. */
  familySizes: Uint32Array
  nameCounts: Record<ListFacet, number>
  averageLengths: Record<RankedField, number>
  averageHead: number
  /** Where a patent is: number of the segment times 2^24 plus row. */
  places: ReadonlyMap<number, number>
}

const PLACE = 16_777_216
export const placeOf = (state: IndexState, patentId: number): { part: OpenSegment; row: number } | undefined => {
  const place = state.places.get(patentId)
  if (place === undefined) return undefined
  return { part: state.segments[Math.floor(place / PLACE)]!, row: place % PLACE }
}

/**
 * Makes segments searchable together. Of a patent that several have, the last one counts.
 * @param removed patents that are in none any more
 */
export function openIndex(
  segments: readonly Segment[],
  vectors: readonly (Vectors | null)[],
  version: string,
  removed: Iterable<number> = [],
): IndexState {
  const places = new Map<number, number>()
  const live = segments.map(({ ids }) => fullBits(ids.length))
  const hide = (id: number) => {
    const place = places.get(id)
    if (place !== undefined) clearBit(live[Math.floor(place / PLACE)]!, place % PLACE)
  }
  for (const [number, { ids }] of segments.entries())
    for (let row = 0; row < ids.length; row++) {
      hide(ids[row]!)
      places.set(ids[row]!, number * PLACE + row)
    }
  for (const id of removed) {
    hide(id)
    places.delete(id)
  }
  const documents = live.reduce((sum, bits) => sum + countBits(bits), 0)
  const families = new Ordinals(documents)
  const names = recordOf(listFacets, () => new Ordinals(1024))
  const opened = segments.map((segment, number): OpenSegment => ({
    segment,
    rows: segment.ids.length,
    live: live[number]!,
    families: Uint32Array.from(segment.families, (hash) => families.of(hash)),
    names: recordOf(listFacets, (facet) => {
      const dictionary = segment.lists[facet].names
      return Uint32Array.from({ length: sizeOf(dictionary) }, (_, name) =>
        names[facet].of(familyHash(textAt(dictionary, name))),
      )
    }),
    headLengths: segment.lengths.TI.map((length, row) => 2 * length + segment.lengths.AB[row]!),
    vectors: vectors[number] ?? null,
  }))
  const familySizes = new Uint32Array(families.count)
  for (const part of opened)
    for (let row = 0; row < part.rows; row++) if (hasBit(part.live, row)) familySizes[part.families[row]!]!++
  return {
    version,
    segments: opened,
    documents,
    familySizes,
    nameCounts: recordOf(listFacets, (facet) => names[facet].count),
    averageLengths: recordOf(rankedFields, (field) => average(segments.map(({ lengths }) => lengths[field]))),
    averageHead: average(opened.map(({ headLengths }) => headLengths)),
    places,
  }
}

/** Of the lengths above 0. */
function average(columns: readonly Uint32Array[]): number {
  let words = 0
  let filled = 0
  for (const lengths of columns)
    for (const length of lengths) {
      words += length
      if (length > 0) filled++
    }
  return filled > 0 ? words / filled : 1
}
