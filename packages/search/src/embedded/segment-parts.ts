import type { SharedWasmMemory } from '@markwright/runtime/web-assembly.ts'
import * as at from '../kernel/memory-map.ts'
import type { Words } from '../source/read-words.ts'
import { readI32, viewSegmentMemory } from '../segment/segment-memory.ts'
import type { Segment } from '../segment/write-segment.ts'

/** A segment as threads hand it to each other: the memory is shared, not copied. */
export type SharedSegment = { memory: SharedWasmMemory; offices: readonly string[] }

/** How many threads help to search a base of so many marks or more. */
export type SearchHelp = { helpers: number; leastMarks: number }

/** What the index consists of at one moment: it is exchanged as a whole. */
export type IndexParts = {
  /** Tells one base from another. */
  baseId: string
  /** Threads that help to search it. */
  helpers: number
  base: readonly SharedSegment[]
  /** Marks that imports after the base have written, as they are now. */
  delta: SharedSegment | null
  /** Ids of those marks: what the base knows of them is out of date. */
  replaced: Int32Array
  /** Number of the last import in it. */
  version: number
  /** What is known about the words of the marks in it. */
  words: Words
}

export const shareSegment = ({ data, offices }: Segment): SharedSegment => ({ memory: data.memory, offices })

export function segmentOf({ memory, offices }: SharedSegment): Segment {
  const data = viewSegmentMemory(memory, 0)
  data.end = readI32(data, at.DATA_END)
  return { data, offices }
}
