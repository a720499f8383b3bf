import { hashOf, stemOf } from '../text/analyse.ts'
import { compareTexts, writeDictionary } from './dictionary.ts'
import { Bytes, Numbers, shared } from './grow.ts'
import type { FieldIndex } from './segment.ts'

type FieldOptions = { hasPlaces: boolean; hasStems: boolean }

/** Collects the terms of a field in the order of documents and positions. */
export function createFieldWriter({ hasPlaces, hasStems }: FieldOptions) {
  const ids = new Map<string, number>()
  const terms = new Numbers()
  const rows = new Numbers()
  const places = new Numbers()

  return {
    words: () => terms.length,
    add(term: string, row: number, position: number): void {
      let id = ids.get(term)
      if (id === undefined) {
        id = ids.size
        ids.set(term, id)
      }
      terms.push(id)
      rows.push(row)
      if (hasPlaces) places.push(position)
    },
    finish(): FieldIndex {
      const texts = [...ids.keys()].toSorted(compareTexts)
      const order = Uint32Array.from(texts, (text) => ids.get(text)!)
      return {
        terms: writeDictionary(texts),
        ...writeLists(order, byTerm(terms, ids.size), rows, hasPlaces ? places : null),
        ...writeStems(hasStems ? texts : []),
      }
    },
  }
}

/** The occurrences of each term, in the order in which they came: those of term `t` from `starts[t]`. */
function byTerm(terms: Numbers, count: number) {
  const starts = new Uint32Array(count + 1)
  for (let index = 0; index < terms.length; index++) starts[terms.values[index]! + 1]!++
  for (let term = 0; term < count; term++) starts[term + 1]! += starts[term]!
  const next = starts.slice()
  const occurrences = new Uint32Array(terms.length)
  for (let index = 0; index < terms.length; index++) occurrences[next[terms.values[index]!]!++] = index
  return { starts, occurrences }
}

function writeLists(
  order: Uint32Array,
  { starts, occurrences }: ReturnType<typeof byTerm>,
  rows: Numbers,
  places: Numbers | null,
) {
  const counts = new Uint32Array(order.length)
  const postStarts = new Uint32Array(order.length + 1)
  const placeStarts = new Uint32Array(places ? order.length + 1 : 0)
  const postings = new Bytes(occurrences.length * 2)
  const placed = new Bytes(places ? occurrences.length * 2 : 0)
  for (const [rank, term] of order.entries()) {
    postStarts[rank] = postings.length
    if (places) placeStarts[rank] = placed.length
    let previousRow = 0
    for (let at = starts[term]!; at < starts[term + 1]!;) {
      const row = rows.values[occurrences[at]!]!
      let end = at + 1
      while (end < starts[term + 1]! && rows.values[occurrences[end]!] === row) end++
      postings.number(((row - previousRow) << 1) | (end - at > 1 ? 1 : 0))
      if (end - at > 1) postings.number(end - at)
      previousRow = row
      counts[rank]!++
      let previousPlace = 0
      for (; at < end; at++) {
        if (!places) continue
        const place = places.values[occurrences[at]!]!
        placed.number(place - previousPlace)
        previousPlace = place
      }
    }
  }
  postStarts[order.length] = postings.length
  if (places) placeStarts[order.length] = placed.length
  return {
    counts: shared(counts),
    postings: shared(postings.values, postings.length),
    postStarts: shared(postStarts),
    places: shared(placed.values, placed.length),
    placeStarts: shared(placeStarts),
  }
}

function writeStems(texts: readonly string[]) {
  const hashes = Uint32Array.from(texts, (text) => hashOf(stemOf(text)))
  const order = Uint32Array.from(texts.keys()).toSorted((left, right) => hashes[left]! - hashes[right]!)
  return { stemHashes: shared(order.map((term) => hashes[term]!)), stemTerms: shared(order) }
}
