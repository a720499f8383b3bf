import { analyzeMark, parameters } from '@markwright/similarity'
import { writeWords } from '@markwright/similarity/engine'
import * as layout from '@markwright/similarity/kernel/memory-map.ts'
import * as at from '../kernel/memory-map.ts'
import type { SearchKernel } from '../kernel/kernel.ts'
import type { MarkQuery } from '../mark-query.ts'
import { readI32, writeI32, type SegmentMemory } from '../segment/segment-memory.ts'
import type { Segment } from '../segment/write-segment.ts'
import { bigramSet } from '../segment/grams.ts'
import { leastOfBestChannel } from './han-bounds.ts'
import { SCORED_MAX, type Plan } from './plan.ts'
import { lastAtMost, nameText } from '../segment/segment-names.ts'
import { addWorkingSpace } from './working-space.ts'
import { collectKeys, writeCharacterJob, writeJobs } from './write-jobs.ts'
import { sortNumber, writeFilters } from './write-filters.ts'
import type { SharedWork, OpenSegment } from './open-segment.ts'

export type { SharedWork, OpenSegment } from './open-segment.ts'

type CreateKernel = (memory: SegmentMemory['memory']) => SearchKernel

/** With more names a search would take too long if it compared all of them. */
const NAMES_COMPARED_MAX = 262_144

/** Opens a segment for this thread and so many helpers. */
export function openSegment(segment: Segment, createKernel: CreateKernel, helpers = 0): OpenSegment {
  addWorkingSpace(segment.data, helpers)
  const comparesAll = readI32(segment.data, at.NAME_COUNT) - readI32(segment.data, at.PART_NAMES) <= NAMES_COMPARED_MAX
  return { ...segment, kernel: createKernel(segment.data.memory), comparesAll }
}

export type Query = Pick<MarkQuery, 'filters' | 'second' | 'sort'> & { today: number }

/** Runs a query on a segment; hits and counters are then in its memory. */
export function searchSegment(segment: OpenSegment, plan: Plan, query: Query): void {
  const { data, kernel } = segment
  begin(segment, query)
  writeQuery(segment, plan)
  if (plan.kind === 'contains') return searchContaining(segment, plan)
  if (plan.kind === 'similar' && segment.comparesAll && !plan.onlyCollected) selectAllElements(data)
  else for (const each of [plan, plan.part, plan.reading]) if (each) collect(segment, each)
  kernel.listCandidates()
  together(segment, 'scoreCandidates')
  kernel.addFoundNames()
}

/** Marks what a plan collects; the jobs of the one before are done. */
function collect(segment: OpenSegment, plan: Plan): void {
  writeI32(segment.data, at.Q_JOB_COUNT, 0)
  writeI32(segment.data, at.CLAIMED_COUNT, 0)
  collectKeys(segment, plan)
  writeJobs(segment, plan)
  together(segment, 'doJobs')
}

function together({ kernel, help }: OpenSegment, work: SharedWork): void {
  if (help) help(work, () => kernel[work]())
  else kernel[work]()
}

/** Adds marks by their ids, with the score that each was found with. */
export function addMarks(
  segment: OpenSegment,
  { ids, scores }: { ids: ArrayLike<number>; scores?: readonly number[] },
  query: Query,
): void {
  const { data, kernel } = segment
  begin(segment, query)
  const rows = readI32(data, at.ROWS_BY_ID) >>> 2
  for (const [id, score] of new Map(Array.from(ids, (each, i) => [each, scores?.[i] ?? 0]))) {
    const row = findRow(data, rows, id)
    if (row >= 0 && kernel.passes(row)) kernel.addRow(row, nameOfRow(data, row), Math.round(score * 10))
  }
}

/** The row of a mark; -1 where the segment does not have it. */
export function findRow(data: SegmentMemory, rows: number, id: number): number {
  let low = 0
  let high = readI32(data, at.ROW_COUNT)
  const idOf = (place: number) => data.i32[(readI32(data, at.ROWS) >>> 2) + data.i32[rows + place]! * 8]!
  while (low < high) {
    const middle = (low + high) >>> 1
    if (idOf(middle) < id) low = middle + 1
    else high = middle
  }
  return low < readI32(data, at.ROW_COUNT) && idOf(low) === id ? data.i32[rows + low]! : -1
}

/** The first name of a row; the number of names where it has none. */
export const nameOfRow = (data: SegmentMemory, row: number): number =>
  lastAtMost(data, readI32(data, at.NAME_ROWS), readI32(data, at.NAME_COUNT), row)

/** Empties the list of hits and the counters, and writes the other conditions beside the name. */
export function begin({ data, offices }: OpenSegment, query: Query): void {
  writeWords(data.memory.buffer)
  writeFilters(data, offices, query.filters, query.second)
  writeI32(data, at.Q_TODAY, query.today)
  writeI32(data, at.Q_SORT, sortNumber(query.sort))
  writeI32(data, at.Q_JOB_COUNT, 0)
  forgetHits(data)
  clearBits(data, at.HAN_CANDIDATES, at.HAN_COUNT)
  clearBits(data, at.LATIN_CANDIDATES, at.LATIN_COUNT)
}

function forgetHits(data: SegmentMemory): void {
  data.u8.fill(0, at.C_OFFICES, at.C_END)
  for (const count of [
    at.HIT_COUNT,
    at.APPLICANT_COUNT,
    at.DOUBTFUL_COUNT,
    at.SCORED_COUNT,
    at.CAPPED,
    at.CLAIMED_COUNT,
  ])
    writeI32(data, count, 0)
  writeI32(data, at.SEEN_GENERATION, readI32(data, at.SEEN_GENERATION) + 1)
}

function clearBits(data: SegmentMemory, bitmap: number, countAt: number): void {
  const start = readI32(data, bitmap)
  data.u8.fill(0, start, start + 4 * Math.ceil(readI32(data, countAt) / 32))
}

/** Makes every element a candidate. */
function selectAllElements(data: SegmentMemory): void {
  for (const [bitmap, countAt] of [
    [at.HAN_CANDIDATES, at.HAN_COUNT],
    [at.LATIN_CANDIDATES, at.LATIN_COUNT],
  ] as const) {
    const start = readI32(data, bitmap)
    const count = readI32(data, countAt)
    data.u8.fill(255, start, start + (count >>> 3))
    data.u8[start + (count >>> 3)] = (1 << (count & 7)) - 1
  }
}

/** Puts an element of a mark into one of four places beside the query; 0 where there is none. */
export function placeElement(data: SegmentMemory, packed: Uint8Array | undefined, place: number): number {
  if (!packed) return 0
  const pointer = at.Q_ELEMENTS + layout.ELEMENT_ROOM * place
  data.u8.set(packed, pointer)
  return pointer
}

function writeQuery({ data, kernel }: OpenSegment, { query, part, reading, least, kind }: Plan): void {
  const { han, latin } = query
  const hanPacked = kind === 'contains' && !han ? digitsAsHan(latin?.text ?? [], latin?.kind) : han?.packed
  writeI32(data, at.Q_HAN, placeElement(data, hanPacked, 0))
  writeI32(data, at.Q_LATIN, placeElement(data, latin?.packed, 1))
  writePart(data, kernel, part)
  writeI32(data, at.Q_READING, placeElement(data, reading?.query.latin?.packed, 4))
  writeI32(data, at.Q_LEAST, least)
  writeI32(data, at.Q_SCORED_MAX, SCORED_MAX)
  writeI32(data, at.Q_CONTAINS, kind === 'contains' ? Array.from(query.key).length : 0)
  writeCuts(data, least)
}

/** The distinctive part of the query, which lies before it, and how similar the query is to it. */
function writePart(data: SegmentMemory, kernel: SearchKernel, part: Plan | null): void {
  const han = placeElement(data, part?.query.han?.packed, 2)
  const latin = placeElement(data, part?.query.latin?.packed, 3)
  writeI32(data, at.Q_PART_HAN, han)
  writeI32(data, at.Q_PART_LATIN, latin)
  if (!part) return
  writeCuts(data, 0)
  writeI32(data, at.Q_PART_SHARE, kernel.scoreMarks(han, latin, readI32(data, at.Q_HAN), readI32(data, at.Q_LATIN)))
}

/** Lets the kernel give up on marks that cannot score `least`, in tenths. */
export function writeCuts(data: SegmentMemory, least: number): void {
  writeI32(data, layout.P_CUT, cutFor(least / 1000))
  writeI32(data, layout.P_CUT_PARTS, cutFor(least / 1000 - parameters.parts.next))
  writeI32(data, layout.P_LEAST, Math.max(0, 10 * least - ROUNDED_UP))
}

/** What the best channel must reach, of 10,000, less what may be lost in rounding. */
const cutFor = (least: number) =>
  least <= 0 ? 0 : Math.max(0, Math.floor(leastOfBestChannel(least) * layout.ONE) - ROUNDING)
const ROUNDING = 20
/** Ten-thousandths by which a score may be rounded up to a tenth of a percent. */
const ROUNDED_UP = 5

/** Digits may stand among Han characters: as such an element they are found there. */
function digitsAsHan(digits: readonly string[], kind: string | undefined): Uint8Array | undefined {
  if (kind !== 'digits') return undefined
  const head = [layout.K_HAN, digits.length, 0, digits.length, 0, 0, 0, 0]
  return Uint8Array.from([...head, ...digits.flatMap((digit) => [digit.charCodeAt(0), 0])])
}

function writeBigrams(data: SegmentMemory, letters: readonly number[]): void {
  const [low, high] = bigramSet(letters)
  writeI32(data, at.Q_BIGRAMS, low)
  writeI32(data, at.Q_BIGRAMS + 4, high)
}

function searchContaining(segment: OpenSegment, plan: Plan): void {
  const { data, kernel } = segment
  const both = plan.query.han !== null && plan.query.latin !== null
  if (plan.han) {
    const wanted = plan.han.characters.size
    const job = writeCharacterJob(segment, plan.han.characters)
    if (readI32(data, job + at.J_COUNT) === wanted) kernel.collectShared(job, Math.min(wanted, 127))
    kernel.filterContaining(1)
  }
  for (const { letters } of plan.probes) {
    writeBigrams(data, letters)
    kernel.collectByBigrams()
    kernel.filterContaining(0)
  }
  kernel.addContaining(both ? 1 : 0)
  const doubtful = readI32(data, at.DOUBTFUL) >>> 2
  const length = Array.from(plan.query.key).length
  for (let i = 0; i < readI32(data, at.DOUBTFUL_COUNT); i++) {
    const name = data.i32[doubtful + i]!
    const { key } = analyzeMark(nameText(data, name))
    if (key.includes(plan.query.key)) kernel.addName(name, Math.floor((1000 * length) / Array.from(key).length))
  }
}
