import { leastScores, RULES_VERSION } from '@markwright/similarity'
import * as at from '../kernel/memory-map.ts'
import { degreesBelow, type MarkHit, type MarkPage, type MarkQuery, type RankedPage } from '../mark-query.ts'
import { dayNumber } from '../segment/day-number.ts'
import { readI32 } from '../segment/segment-memory.ts'
import { findBelow, isSimilar } from './find-below.ts'
import { planFor, type Plan } from './plan.ts'
import { presentHits, type HitPlace } from './present-hits.ts'
import { addCounts, noCounts, readFacets } from './read-facets.ts'
import { searchTexts } from './search-texts.ts'
import { searchSegment, addMarks, type OpenSegment, type Query } from './search-segment.ts'

/**
 * What is searched: segments of disjoint marks, as of one published import. `withHelpers`, where there are helpers: has them
 * be ready to share work while something is done.
 */
export type IndexState = {
  segments: readonly OpenSegment[]
  dataVersion: number
  withHelpers?: <Result>(work: () => Result) => Result
}

type RankedPlace = HitPlace & { key: number }

/**
 * Answers a query; `today` is the day in Asia/Shanghai by which marks expire. `ranked` gets the marks of the page
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
  const plan = ask(state, query, today)
  const counts = noCounts()
  for (const segment of segments) addCounts(counts, segment)
  const total = totalOf(segments)
  const wanted = query.offset + query.limit
  const ranks = firstOf(segments, wanted)
  const places = ranks.slice(query.offset)
  const facets = readFacets(counts)
  ranked?.({ markIds: places.map(({ id }) => id), applicantIds: facets.applicant.map(({ value }) => Number(value)) })
  const hits = query.isBare ? places.map((place) => bareHit(place, query)) : presentHits(segments, places, plan)
  const capped = segments.some(({ data }) => readI32(data, at.CAPPED) !== 0)
  const reached = new Set(ranks.map(({ id }) => id))
  const below = fillPage(state, query, today, { wanted: query.limit - total, hits: reached })
  const lower = total === 0 ? lowerDegree(state, query, today) : undefined
  return {
    total,
    capped,
    hits,
    facets,
    ...(lower && { lower }),
    ...(below && { below }),
    dataVersion: state.dataVersion,
    engineVersion: RULES_VERSION,
    tookMs: Math.round((performance.now() - started) * 1000) / 1000,
  }
}

/** How the marks of a query are found; null where it names them. */
const planOf = ({ criterion }: MarkQuery): Plan | null => (criterion.kind === 'marks' ? null : planFor(criterion))

/** Puts a query to the segments and returns how; hits and counters are then in their memory. */
function ask({ segments, withHelpers = (work) => work() }: IndexState, query: MarkQuery, today: string): Plan | null {
  const { criterion } = query
  const question = queryOf(query, today)
  return withHelpers(() => {
    const plan = planOf(query)
    for (const segment of segments)
      if (plan?.byText) searchTexts(segment, plan, question)
      else if (plan) searchSegment(segment, plan, question)
      else if (criterion.kind === 'marks') addMarks(segment, criterion, question)
    return plan
  })
}

const queryOf = ({ filters, second, sort }: MarkQuery, today: string): Query => ({
  filters,
  second,
  sort,
  today: dayNumber(today),
})

/** What fills a page that has room for so many marks. */
function fillPage(
  { segments, withHelpers = (work) => work() }: IndexState,
  query: MarkQuery,
  today: string,
  room: { wanted: number; hits: ReadonlySet<number> },
) {
  if (!query.fills || !isSimilar(query) || room.wanted <= 0) return undefined
  return withHelpers(() => findBelow(segments, query, queryOf(query, today), room))
}

const totalOf = (segments: readonly OpenSegment[]) =>
  segments.reduce((total, { data }) => total + readI32(data, at.HIT_COUNT), 0)

/** The first `wanted` hits of all segments in their order. */
const firstOf = (segments: readonly OpenSegment[], wanted: number): RankedPlace[] =>
  segments
    .flatMap((segment, place) => firstPlaces(segment, place, wanted))
    .toSorted((a, b) => a.key - b.key || a.id - b.id)
    .slice(0, wanted)

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
    ask(state, lower, today)
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
