import * as at from '../kernel/memory-map.ts'
import { readI32, type SegmentMemory } from './segment-memory.ts'

/** The text of a name. */
export function nameText(data: SegmentMemory, name: number): string {
  const starts = (readI32(data, at.TEXT_STARTS) >>> 2) + name
  const [start, end] = [data.i32[starts]!, data.i32[starts + 1]!]
  return data.bytes.toString('utf8', start, end)
}

/** Where the elements of a name lie, as the kernel reads them; 0 where it has none. */
export function elementsOfName(data: SegmentMemory, name: number): { han: number; latin: number } {
  const ofLatins = readI32(data, at.LATIN_NAMES)
  if (name < data.i32[ofLatins >>> 2]!) {
    const han = lastAtMost(data, readI32(data, at.HAN_NAMES), readI32(data, at.HAN_COUNT), name)
    return {
      han: elementAt(data, at.HAN_ELEMENTS, han),
      latin: data.i32[(readI32(data, at.NAME_LATINS) >>> 2) + name]!,
    }
  }
  const latin = lastAtMost(data, ofLatins, readI32(data, at.LATIN_COUNT), name)
  return { han: 0, latin: latin < readI32(data, at.LATIN_COUNT) ? elementAt(data, at.LATIN_ELEMENTS, latin) : 0 }
}

const elementAt = (data: SegmentMemory, elements: number, place: number) =>
  data.i32[(readI32(data, elements) >>> 2) + place]!

/** The last of the places 0 to `end` of an ascending list whose number is at most `number`. */
export function lastAtMost(data: SegmentMemory, list: number, end: number, number: number): number {
  const start = list >>> 2
  let low = 0
  let high = end
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if (data.i32[start + middle]! <= number) low = middle
    else high = middle - 1
  }
  return low
}

/** The second name of a row; -1 where it has none. */
export function otherNameOfRow(data: SegmentMemory, row: number): number {
  const bits = readI32(data, at.OTHER_BITS) >>> 2
  if (!((data.i32[bits + (row >>> 5)]! >>> (row & 31)) & 1)) return -1
  const pairs = readI32(data, at.OTHER_PAIRS) >>> 2
  let pair = data.i32[(readI32(data, at.OTHER_STARTS) >>> 2) + (row >>> 5)]!
  while (data.i32[pairs + 2 * pair]! < row) pair++
  return data.i32[pairs + 2 * pair + 1]!
}
