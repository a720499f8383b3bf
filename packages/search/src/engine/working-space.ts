import * as at from '../kernel/memory-map.ts'
import { allocate, readI32, writeI32, type SegmentMemory } from '../segment/segment-memory.ts'

/**
 * Gives a segment the room that a search needs behind its data. Most of it is as long as the longest result could be,
 * but memory that no search has touched takes no place in the machine. So many `helpers` have workspaces in it.
 */
export function addWorkingSpace(data: SegmentMemory, helpers: number): void {
  const rows = readI32(data, at.ROW_COUNT) + 1
  const bitmap = (bits: number) => allocate(data, 4 * Math.ceil((bits + 1) / 32))
  const numbers = (count: number) => allocate(data, 4 * count)
  data.end = readI32(data, at.DATA_END)
  const counters = allocate(data, at.BLOCK)
  writeI32(data, at.COUNTERS, counters)
  writeI32(data, at.PLACES, numbers(at.BLOCK))
  writeI32(data, at.HAN_CANDIDATES, bitmap(readI32(data, at.HAN_COUNT)))
  writeI32(data, at.LATIN_CANDIDATES, bitmap(readI32(data, at.LATIN_COUNT)))
  for (const list of [at.HIT_ROWS, at.HIT_NAMES, at.HIT_SCORES, at.HIT_KEYS, at.ORDER, at.APPLICANTS])
    writeI32(data, list, numbers(rows))
  writeI32(data, at.LISTED, numbers(readI32(data, at.HAN_COUNT) + readI32(data, at.LATIN_COUNT) + 1))
  writeI32(data, at.DOUBTFUL, numbers(readI32(data, at.NAME_COUNT) + 1))
  writeI32(data, at.APPLICANT_TABLE, allocate(data, 8 * powerOfTwo(2 * rows)))
  const seen = powerOfTwo(2 * readI32(data, at.TWICE_COUNT) + 16)
  const seenRows = allocate(data, 12 * seen)
  // A segment may be opened a second time, after the thread that searched it was lost in the midst of a search.
  data.u8.fill(0, seenRows, seenRows + 12 * seen)
  data.u8.fill(0, counters, counters + at.BLOCK)
  writeI32(data, at.SEEN_ROWS, seenRows)
  writeI32(data, at.SEEN_SLOTS, seen)
  writeI32(data, at.SEEN_GENERATION, 0)
  writeI32(data, at.HELPER_WORKSPACES, allocate(data, at.HELPER_WORKSPACE_SIZE * helpers))
  writeI32(data, at.HELPER_COUNT, helpers)
  for (let helper = 0; helper < helpers; helper++) {
    const workspace = readI32(data, at.HELPER_WORKSPACES) + at.HELPER_WORKSPACE_SIZE * helper
    writeI32(data, workspace + at.W_FOUND_COUNT, 0)
    writeI32(
      data,
      workspace + at.W_FOUND,
      numbers(2 * (readI32(data, at.NAME_COUNT) + readI32(data, at.PART_COUNT)) + 2),
    )
    writeI32(data, workspace + at.W_COUNTERS, allocate(data, at.BLOCK))
    writeI32(data, workspace + at.W_PLACES, numbers(at.BLOCK))
  }
}

function powerOfTwo(least: number): number {
  let power = 64
  while (power < least) power *= 2
  return power
}
