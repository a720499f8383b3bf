import { leastScores, RULES_VERSION } from '@markwright/similarity'
import * as at from '../kernel/memory-map.ts'
import { degreesBelow, type MarkHit, type MarkPage, type MarkQuery, type RankedPage } from '../mark-query.ts'
import { dayNumber } from '../segment/day-number.ts'
import { readI32 } from '../segment/segment-memory.ts'
import { planFor, type Plan } from './plan.ts'
import { presentHits, type HitPlace } from './present-hits.ts'
import { addCounts, noCounts, readFacets } from './read-facets.ts'
import { searchSegment, takeMarks, type OpenSegment, type Question } from './search-segment.ts'

/** What the threads of a search are given to do, each for segments of its own. */
export type SearchTask = { type: 'ask'; query: MarkQuery; today: string } | { type: 'present'; places: HitPlace[] }

/** A thread beside this one, which searches the segments that are its own. */
export type SearchHelper = {
  owns: (segment: number) => boolean
  begin: (task: SearchTask) => void
  /** Waits until the task is done; the hits of one that presents them. */
  finish: () => MarkHit[]
}

/** What is searched: segments of disjoint marks, as of one published import, and who helps to search them. */
export type IndexState = {
  segments: readonly OpenSegment[]
  dataVersion: number
  helpers?: readonly SearchHelper[]
}

type RankedPlace = HitPlace & { key: number }

/**
 * Answers a query; `today` is the day in Asia/Shanghai by which marks expire. `ranked` is told the marks of the page
 * before they are explained.
 */
export function search(
  state: IndexState,
  query: MarkQuery,
  today: string,
  ranked?: (page: RankedPage) => void,
): MarkPage {
  const started = performance.now()
  const { segments } = state
  const plan = planOf(query)
  ask(state, { query, plan, today })
  const counts = noCounts()
  for (const segment of segments) addCounts(counts, segment)
  const total = totalOf(segments)
  const wanted = query.offset + query.limit
  const places = segments
    .flatMap((segment, place) => firstPlaces(segment, place, wanted))
    .toSorted((a, b) => a.key - b.key || a.id - b.id)
    .slice(query.offset, wanted)
  const facets = readFacets(counts)
  ranked?.({ markIds: places.map(({ id }) => id), applicantIds: facets.applicant.map(({ value }) => Number(value)) })
  const hits = query.isBare ? places.map((place) => bareHit(place, query)) : present(state, places, plan)
  const capped = segments.some(({ data }) => readI32(data, at.CAPPED) !== 0)
  const lower = total === 0 ? lowerDegree(state, query, today) : undefined
  return {
    total,
    capped,
    hits,
    facets,
    ...(lower && { lower }),
    dataVersion: state.dataVersion,
    engineVersion: RULES_VERSION,
    tookMs: Math.round((performance.now() - started) * 1000) / 1000,
  }
}

/** How the marks that a query asks for are found; null where it names them. */
export const planOf = ({ criterion, filters }: MarkQuery): Plan | null =>
  criterion.kind === 'marks' ? null : planFor(criterion, filters)

/** Puts a query to segments; hits and counters are then in their memory. */
export function askSegments(
  segments: Iterable<OpenSegment>,
  { query, plan, today }: { query: MarkQuery; plan: Plan | null; today: string },
): void {
  const { criterion, filters, second, sort } = query
  const question: Question = { filters, second, sort, today: dayNumber(today) }
  for (const segment of segments)
    if (plan) searchSegment(segment, plan, question)
    else if (criterion.kind === 'marks') takeMarks(segment, criterion, question)
}

function ask(
  { segments, helpers = [] }: IndexState,
  { query, plan, today }: { query: MarkQuery; plan: Plan | null; today: string },
): void {
  for (const helper of helpers) helper.begin({ type: 'ask', query, today })
  const own = segments.filter((_, place) => !helpers.some(({ owns }) => owns(place)))
  besides(helpers, () => askSegments(own, { query, plan, today }))
}

/** Does work of one's own while helpers do theirs, and gives the hits of these; every helper is waited for in any case. */
function besides(helpers: readonly SearchHelper[], work: () => void): MarkHit[] {
  const faults: unknown[] = []
  const tried = <Result>(step: () => Result): Result | undefined => {
    try {
      return step()
    } catch (fault) {
      faults.push(fault)
      return undefined
    }
  }
  tried(work)
  const hits = helpers.flatMap((helper) => tried(() => helper.finish()) ?? [])
  if (faults.length > 0) throw faults[0]
  return hits
}

/** Every thread explains the hits of its own segments. */
function present({ segments, helpers = [] }: IndexState, places: readonly RankedPlace[], plan: Plan | null): MarkHit[] {
  for (const helper of helpers)
    helper.begin({ type: 'present', places: places.filter(({ segment }) => helper.owns(segment)) })
  const own = places.filter(({ segment }) => !helpers.some(({ owns }) => owns(segment)))
  const hits: MarkHit[] = []
  hits.push(...besides(helpers, () => hits.push(...presentHits(segments, own, plan))))
  const byMark = new Map(hits.map((hit) => [hit.markId, hit]))
  return places.map(({ id }) => byMark.get(id)!)
}

const totalOf = (segments: readonly OpenSegment[]) =>
  segments.reduce((total, { data }) => total + readI32(data, at.HIT_COUNT), 0)

/** The first `wanted` hits of a segment in their order. */
function firstPlaces({ data, kernel }: OpenSegment, segment: number, wanted: number): RankedPlace[] {
  const count = kernel.sortHits(Math.min(wanted, readI32(data, at.HIT_COUNT)))
  const list = (header: number) => readI32(data, header) >>> 2
  const [order, rows, names, keys] = [list(at.ORDER), list(at.HIT_ROWS), list(at.HIT_NAMES), list(at.HIT_KEYS)]
  return Array.from({ length: count }, (_, i) => {
    const hit = data.i32[order + i]!
    const row = data.i32[rows + hit]!
    const id = data.i32[list(at.ROWS) + row * 8]!
    return { segment, row, name: data.i32[names + hit]!, key: data.i32[keys + hit]!, id }
  })
}

/** Where a degree has no hits: the next lower one that has. */
function lowerDegree(state: IndexState, query: MarkQuery, today: string): MarkPage['lower'] {
  const { criterion } = query
  if (criterion.kind !== 'similar') return undefined
  for (const degree of degreesBelow(criterion.leastScore)) {
    const lower = { ...query, criterion: { ...criterion, leastScore: leastScores[degree] } }
    ask(state, { query: lower, plan: planOf(lower), today })
    const total = totalOf(state.segments)
    if (total > 0) return { degree, total }
  }
  return undefined
}

// The key of an order by score is the score in tenths, the other way round.
const bareHit = ({ id, key }: RankedPlace, { sort }: MarkQuery): MarkHit => ({
  markId: id,
  name: null,
  nameOther: null,
  ...(sort === 'score' && { score: -key / 10 }),
})
