import * as at from '../kernel/memory-map.ts'
import { letterSet } from './grams.ts'
import { orderBy } from './order-by.ts'
import { allocate, writeI32, type SegmentMemory } from './segment-memory.ts'

/**
 * Writes a list of spellings, see LETTER_LIST. `spellingOf` gives the letters of an element, none where it has none, and
 * is called a few times.
 */
export function writeSpellings(
  data: SegmentMemory,
  list: number,
  elements: number,
  spellingOf: (element: number) => ArrayLike<number>,
): void {
  const sets = new Int32Array(elements)
  const lengths = new Uint8Array(elements)
  for (let element = 0; element < elements; element++) {
    const spelling = spellingOf(element)
    sets[element] = letterSet(spelling)
    lengths[element] = spelling.length
  }
  const spelt = Uint32Array.from(sets.keys()).filter((element) => lengths[element]! > 0)
  const order = orderBySets(spelt, sets, lengths)
  const count = order.length
  // Sets are read four at a time, rows sixteen bytes.
  const written = {
    lengths: allocate(data, count + 16),
    elements: allocate(data, 4 * count),
    sets: allocate(data, 4 * count + 16),
    blocks: allocate(data, 8 * Math.ceil(count / at.SET_BLOCK)),
    rows: allocate(data, at.SPELLING_ROW * count + 16),
  }
  for (let place = 0; place < count; place++) {
    const element = order[place]!
    const set = sets[element]!
    data.u8[written.lengths + place] = lengths[element]!
    data.i32[(written.elements >>> 2) + place] = element
    data.i32[(written.sets >>> 2) + place] = set
    const block = (written.blocks >>> 2) + 2 * Math.floor(place / at.SET_BLOCK)
    data.i32[block] = place % at.SET_BLOCK === 0 ? set : data.i32[block]! & set
    data.i32[block + 1]! |= set
    if (lengths[element]! <= at.SPELLING_ROW) data.u8.set(spellingOf(element), written.rows + place * at.SPELLING_ROW)
  }
  writeI32(data, list + at.L_COUNT, count)
  writeI32(data, list + at.L_LENGTHS, written.lengths)
  writeI32(data, list + at.L_ELEMENTS, written.elements)
  writeI32(data, list + at.L_SETS, written.sets)
  writeI32(data, list + at.L_BLOCKS, written.blocks)
  writeI32(data, list + at.L_ROWS, written.rows)
}

/** Elements by length, and by the letters they have, those first of which nearest to half have each. */
function orderBySets(elements: Uint32Array, sets: Int32Array, lengths: Uint8Array): Uint32Array {
  const counts = new Uint32Array(32)
  for (const element of elements) for (let bit = 0; bit < 32; bit++) counts[bit]! += (sets[element]! >>> bit) & 1
  const half = elements.length / 2
  const bits = Array.from(counts.keys()).toSorted((a, b) => Math.abs(counts[a]! - half) - Math.abs(counts[b]! - half))
  const half16 = (from: number) => {
    const own = bits.slice(from, from + 16)
    return (element: number) => own.reduce((key, bit) => (key << 1) | ((sets[element]! >>> bit) & 1), 0)
  }
  let order = elements
  const sortBy = (keys: number, keyOf: (element: number) => number) => {
    const before = order
    order = orderBy(before.length, keys, (i) => keyOf(before[i]!)).order.map((i) => before[i]!)
  }
  sortBy(65_536, half16(16))
  sortBy(65_536, half16(0))
  sortBy(256, (element) => lengths[element]!)
  return order
}
