import * as at from '../kernel/memory-map.ts'
import { readI32, type SegmentMemory } from '../segment/segment-memory.ts'

/** The text of a name. */
export function nameText(data: SegmentMemory, name: number): string {
  const starts = (readI32(data, at.TEXT_STARTS) >>> 2) + name
  const [start, end] = [data.i32[starts]!, data.i32[starts + 1]!]
  return data.bytes.toString('utf8', start, end)
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
