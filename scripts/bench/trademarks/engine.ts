import pg from 'pg'
import { join } from 'node:path'
import { statSync } from 'node:fs'
import { readSnapshot, writeSnapshot } from '../../../packages/search/src/embedded/snapshot.ts'
import type { Plan } from '../../../packages/search/src/engine/plan.ts'
import { search, type IndexState } from '../../../packages/search/src/engine/search.ts'
import { openSegment, searchSegment, type OpenSegment } from '../../../packages/search/src/engine/search-segment.ts'
import { createScriptKernel } from '../../../packages/search/src/kernel/kernel.ts'
import { loadWasmKernel } from '../../../packages/search/src/kernel/load-kernel.ts'
import * as at from '../../../packages/search/src/kernel/memory-map.ts'
import type { LeastScore, MarkFilters, MarkHit, MarkPage } from '../../../packages/search/src/mark-query.ts'
import { dayNumber } from '../../../packages/search/src/segment/day-number.ts'
import { trigramsOf } from '../../../packages/search/src/segment/grams.ts'
import { createSegmentBuilder } from '../../../packages/search/src/segment/segment-builder.ts'
import { readI32, writeI32 } from '../../../packages/search/src/segment/segment-memory.ts'
import type { Segment } from '../../../packages/search/src/segment/write-segment.ts'
import { readRegister, type RegisterVersion } from '../../../packages/search/src/source/read-register.ts'
import { analyzeMark } from '../../../packages/similarity/src/index.ts'
import { WORD_START } from '../../../packages/similarity/src/kernel/memory-map.ts'
import { countBits } from '../../../packages/similarity/src/kernel/platform.ts'
import { timed } from '../measure.ts'
import { REGISTER_DAY, type SampledMark } from './load-register.ts'

export type BuiltEngine = {
  segment: Segment
  version: RegisterVersion
  /** From Postgres, in milliseconds: reading with analysis, then putting in order. */
  readMs: number
  finishMs: number
  bytes: number
  names: number
}

/** Builds the embedded index from the database in one segment, in this thread. */
export async function buildEngine(url: string): Promise<BuiltEngine> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const builder = createSegmentBuilder()
    const read = await timed(() => readRegister(client, builder.add, () => {}))
    const finish = await timed(builder.finish)
    const { data } = finish.result
    return {
      segment: finish.result,
      version: read.result,
      readMs: read.ms,
      finishMs: finish.ms,
      bytes: data.end,
      names: readI32(data, at.NAME_COUNT),
    }
  } finally {
    await client.end()
  }
}

/** Writes a snapshot and reads it back, as the next start does. */
export async function measureSnapshot(folder: string, { segment, version }: BuiltEngine) {
  const write = await timed(() => writeSnapshot(folder, { ...version, segments: [segment] }))
  const read = await timed(() => readSnapshot(folder))
  const open = await timed(() => openSegment(read.result!.segments[0]!, loadWasmKernel))
  return { writeMs: write.ms, readMs: read.ms, openMs: open.ms, bytes: statSync(join(folder, 'marks.index')).size }
}

export const openEngine = (segment: Segment): OpenSegment => openSegment(segment, loadWasmKernel)
/** The same segment searched by the TypeScript twin of the kernel. */
export const withScript = (segment: OpenSegment): OpenSegment => ({
  ...segment,
  kernel: createScriptKernel(segment.data.memory),
})

/** The full query: every key, scores, explanation, facets, total and a page of 56. */
export function searchFully(
  segment: OpenSegment,
  text: string,
  {
    leastScore = 60,
    filters = {},
    limit = 56,
    fills = false,
  }: { leastScore?: LeastScore; filters?: MarkFilters; limit?: number; fills?: boolean } = {},
): MarkPage {
  const state: IndexState = { segments: [segment], dataVersion: 1 }
  const criterion = { kind: 'similar', text, leastScore } as const
  return search(state, { criterion, filters, second: {}, sort: 'score', offset: 0, limit, fills }, REGISTER_DAY)
}

/** Ids and scores of all marks that reach a score, in no page. */
export function searchAll(segment: OpenSegment, text: string, leastScore: LeastScore): MarkHit[] {
  const state: IndexState = { segments: [segment], dataVersion: 1 }
  const criterion = { kind: 'similar', text, leastScore } as const
  const limit = readI32(segment.data, at.ROW_COUNT)
  const query = { criterion, filters: {}, second: {}, sort: 'score', offset: 0, limit, isBare: true } as const
  return search(state, query, REGISTER_DAY).hits
}

/** What pg_trgm does: letters with a trigram similarity of at least 0.3 and nothing else; null without letters. */
export function trigramPlan(text: string): Plan | null {
  const query = analyzeMark(text)
  const { latin } = query
  if (!latin || latin.kind === 'symbols') return null
  const starts = new Set(latin.words.map(({ start }) => start))
  const trigrams = trigramsOf(latin.units.map((unit, i) => (starts.has(i) ? unit | WORD_START : unit)))
  const probe = { letters: [], sounds: [], trigrams, edits: -1, soundEdits: -1, rendered: false, keys: [] }
  const collected = { probes: [probe], trigramShare: 30, hanKeys: [], latinKeys: [], onlyCollected: true }
  return { kind: 'similar', query, part: null, reading: null, least: 0, han: null, ...collected }
}

/** Candidates by trigrams, filters, exact total, facets, and the order of the first `limit`, by score. */
export function searchByTrigrams(segment: OpenSegment, plan: Plan, { office }: SampledMark, limit: number) {
  const query = { filters: { offices: [office] }, second: {}, sort: 'score', today: TODAY } as const
  searchSegment(segment, plan, query)
  const { data, kernel } = segment
  const total = readI32(data, at.HIT_COUNT)
  kernel.sortHits(Math.min(limit, total))
  return total
}
const TODAY = dayNumber(REGISTER_DAY)

/** The marks that the last search of a segment has found, in no order. */
export function foundMarks({ data }: OpenSegment): number[] {
  const [hitRows, rows] = [readI32(data, at.HIT_ROWS) >>> 2, readI32(data, at.ROWS) >>> 2]
  return Array.from({ length: readI32(data, at.HIT_COUNT) }, (_, i) => data.i32[rows + data.i32[hitRows + i]! * 8]!)
}

/** How many elements of letters the last search of a segment has collected. */
export function collectedElements({ data }: OpenSegment): number {
  const first = readI32(data, at.LATIN_CANDIDATES) >>> 2
  let count = 0
  for (const word of data.i32.subarray(first, first + Math.ceil(readI32(data, at.LATIN_COUNT) / 32)))
    count += countBits(word)
  return count
}

/** The loop over postings alone, on the trigrams that the last search has put in place. */
export function collectAgain({ data, kernel }: OpenSegment): void {
  writeI32(data, at.CLAIMED_COUNT, 0)
  kernel.doJobs()
}
