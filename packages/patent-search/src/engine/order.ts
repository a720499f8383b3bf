/** Found rows with what they are ordered by: higher keys first, then lower ids. */
export type Found = { count: number; keys: Float64Array; ids: Uint32Array; parts: Uint16Array; rows: Uint32Array }

export const createFound = (most: number): Found => ({
  count: 0,
  keys: new Float64Array(most),
  ids: new Uint32Array(most),
  parts: new Uint16Array(most),
  rows: new Uint32Array(most),
})

export function addFound(found: Found, key: number, id: number, part: number, row: number): void {
  const at = found.count++
  found.keys[at] = key
  found.ids[at] = id
  found.parts[at] = part
  found.rows[at] = row
}

/** From so many wanted on, everything is sorted. */
const HEAP_MAX = 20_000

/** The places of the first so many, in order. */
export function firstOf(found: Found, wanted: number): number[] | Uint32Array {
  const { keys, ids, count } = found
  const compare = (left: number, right: number) => keys[right]! - keys[left]! || ids[left]! - ids[right]!
  if (wanted > HEAP_MAX || wanted * 2 > count)
    return Uint32Array.from({ length: count }, (_, at) => at)
      .toSorted(compare)
      .subarray(0, wanted)
  if (wanted === 0) return []
  // A heap with the worst of the best on top.
  const heap: number[] = []
  const sink = (from: number) => {
    let at = from
    const value = heap[at]!
    for (;;) {
      let child = 2 * at + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && compare(heap[child]!, heap[child + 1]!) < 0) child++
      if (compare(value, heap[child]!) >= 0) break
      heap[at] = heap[child]!
      at = child
    }
    heap[at] = value
  }
  for (let at = 0; at < count; at++) {
    if (heap.length < wanted) {
      heap.push(at)
      if (heap.length === wanted) for (let node = (wanted >> 1) - 1; node >= 0; node--) sink(node)
    } else if (compare(at, heap[0]!) < 0) {
      heap[0] = at
      sink(0)
    }
  }
  return heap.toSorted(compare)
}
