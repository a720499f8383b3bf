/**
 * The numbers from 0 to `count` - 1 sorted by a key from 0 to `keys` - 1, equal keys in their old order: the sorted
 * numbers, the new place of each, and where each key begins with one more start behind the last.
 */
export function orderBy(count: number, keys: number, keyOf: (i: number) => number) {
  const starts = new Uint32Array(keys + 1)
  const keyed = new Uint32Array(count)
  for (let i = 0; i < count; i++) {
    keyed[i] = keyOf(i)
    starts[keyed[i]! + 1]!++
  }
  for (let key = 0; key < keys; key++) starts[key + 1]! += starts[key]!
  const next = starts.slice()
  const order = new Uint32Array(count)
  const places = new Uint32Array(count)
  for (let i = 0; i < count; i++) {
    const place = next[keyed[i]!]!++
    order[place] = i
    places[i] = place
  }
  return { order, places, starts }
}
