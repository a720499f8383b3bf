import type { FieldIndex } from '../segment/segment.ts'
import { hasBit, type Bits } from './bits.ts'

/** Adds the rows that have one of the terms. */
export function addRows(index: FieldIndex, terms: readonly number[], into: Bits): void {
  const { postings, postStarts } = index
  for (const term of terms) {
    const end = postStarts[term + 1]!
    let row = 0
    for (let at = postStarts[term]!; at < end;) {
      let byte = postings[at++]!
      let value = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = postings[at++]!
        value |= (byte & 127) << shift
      }
      row += value >>> 1
      if (value & 1) while (postings[at++]! > 127);
      into[row >>> 5]! |= 1 << (row & 31)
    }
  }
}

/** Adds to each row how often it has the terms, weighed by the field and the length of its text. */
export function addFrequencies(
  index: FieldIndex,
  terms: readonly number[],
  into: Float32Array,
  touched: { rows: Uint32Array; count: number },
  lengths: Uint32Array,
  { weight, base, perWord }: { weight: number; base: number; perWord: number },
): void {
  const { postings, postStarts } = index
  for (const term of terms) {
    const end = postStarts[term + 1]!
    let row = 0
    for (let at = postStarts[term]!; at < end;) {
      let byte = postings[at++]!
      let value = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = postings[at++]!
        value |= (byte & 127) << shift
      }
      row += value >>> 1
      let frequency = 1
      if (value & 1) {
        byte = postings[at++]!
        frequency = byte & 127
        for (let shift = 7; byte > 127; shift += 7) {
          byte = postings[at++]!
          frequency |= (byte & 127) << shift
        }
      }
      if (into[row] === 0) touched.rows[touched.count++] = row
      into[row]! += (weight * frequency) / (base + perWord * lengths[row]!)
    }
  }
}

/** Occurrences, ascending: row times 2^22 plus position, and beside it the position behind. */
export type Spans = { keys: Float64Array; ends: Int32Array }
export const ROW = 4_194_304

/** Where the rows of a set have one of the terms. */
export function readSpans(index: FieldIndex, terms: readonly number[], rows: Bits): Spans {
  const keys: number[] = []
  const { postings, postStarts, places, placeStarts } = index
  const read = { at: 0 }
  const number = (bytes: Uint8Array) => {
    let byte = bytes[read.at++]!
    let value = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[read.at++]!
      value |= (byte & 127) << shift
    }
    return value
  }
  for (const term of terms) {
    let placeAt = placeStarts[term]!
    let row = 0
    for (let at = postStarts[term]!; at < postStarts[term + 1]!;) {
      read.at = at
      const value = number(postings)
      row += value >>> 1
      const frequency = value & 1 ? number(postings) : 1
      at = read.at
      read.at = placeAt
      if (hasBit(rows, row)) {
        let place = 0
        for (let index = 0; index < frequency; index++) {
          place += number(places)
          keys.push(row * ROW + place)
        }
      } else for (let index = 0; index < frequency; index++) while (places[read.at++]! > 127);
      placeAt = read.at
    }
  }
  const sorted = Float64Array.from(keys)
  if (terms.length > 1) sorted.sort()
  return { keys: sorted, ends: Int32Array.from(sorted, (key) => (key % ROW) + 1) }
}
