import { analyzeMark, leastScores, RULES_VERSION, type MarkAnalysis } from '@markwright/similarity'
import { explainFinding, readFinding } from '@markwright/similarity/engine'
import * as at from '../kernel/memory-map.ts'
import type { HitSimilarity, LeastScore, MarkHit, MarkPage, MarkQuery } from '../mark-query.ts'
import { dayNumber } from '../segment/day-number.ts'
import { readI32 } from '../segment/segment-memory.ts'
import { planFor, type Plan } from './plan.ts'
import { addCounts, noCounts, readFacets } from './read-facets.ts'
import {
  nameOfRow,
  placeElement,
  searchSegment,
  takeMarks,
  writeCuts,
  type OpenSegment,
  type Question,
} from './search-segment.ts'
import { nameText, otherNameOfRow } from './segment-names.ts'

/** What is searched: one or two segments of disjoint marks, as of one published import. */
export type IndexState = { segments: readonly OpenSegment[]; dataVersion: number }

/** A hit where it lies. */
type Place = { segment: OpenSegment; row: number; name: number; key: number; id: number }

/** Answers a query; `today` is the day in Asia/Shanghai by which marks expire. */
export function search(state: IndexState, query: MarkQuery, today: string): MarkPage {
  const started = performance.now()
  const { criterion } = query
  const plan = criterion.kind === 'marks' ? null : planFor(criterion, query.filters)
  const question = { filters: query.filters, second: query.second, sort: query.sort, today: dayNumber(today) }
  const counts = noCounts()
  const places: Place[] = []
  let total = 0
  let capped = false
  for (const segment of state.segments) {
    ask(segment, query, plan, question)
    total += readI32(segment.data, at.HIT_COUNT)
    capped ||= readI32(segment.data, at.CAPPED) !== 0
    addCounts(counts, segment)
    places.push(...firstPlaces(segment, query.offset + query.limit))
  }
  const known = new Map<string, HitSimilarity | null>()
  const page = places.toSorted((a, b) => a.key - b.key || a.id - b.id).slice(query.offset, query.offset + query.limit)
  const lower = total === 0 && criterion.kind === 'similar' ? lowerDegree(state, criterion, question) : undefined
  return {
    total,
    capped,
    hits: page.map((place) => (query.isBare ? bareHit(place, query) : presentHit(place, plan, known))),
    facets: readFacets(counts),
    ...(lower && { lower }),
    dataVersion: state.dataVersion,
    engineVersion: RULES_VERSION,
    tookMs: Math.round((performance.now() - started) * 1000) / 1000,
  }
}

function ask(segment: OpenSegment, { criterion }: MarkQuery, plan: Plan | null, question: Question): void {
  if (plan) searchSegment(segment, plan, question)
  else if (criterion.kind === 'marks') takeMarks(segment, criterion, question)
}

/** The first `wanted` hits of a segment in their order. */
function firstPlaces(segment: OpenSegment, wanted: number): Place[] {
  const { data, kernel } = segment
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

const lowerDegrees = { 80: ['middle', 'low'], 60: ['low'], 40: [] } as const

/** Where a degree has no hits: the next lower one that has. */
function lowerDegree(
  { segments }: IndexState,
  criterion: { text: string; leastScore: LeastScore },
  question: Question,
): MarkPage['lower'] {
  for (const degree of lowerDegrees[criterion.leastScore]) {
    const plan = planFor({ kind: 'similar', text: criterion.text, leastScore: leastScores[degree] }, question.filters)
    let total = 0
    for (const segment of segments) {
      searchSegment(segment, plan, question)
      total += readI32(segment.data, at.HIT_COUNT)
    }
    if (total > 0) return { degree, total }
  }
  return undefined
}

// The key of an order by score is the score in tenths, the other way round.
const bareHit = ({ id, key }: Place, { sort }: MarkQuery): MarkHit => ({
  markId: id,
  name: null,
  nameOther: null,
  ...(sort === 'score' && { score: -key / 10 }),
})

function presentHit(
  { segment, row, name, id }: Place,
  plan: Plan | null,
  known: Map<string, HitSimilarity | null>,
): MarkHit {
  const { data } = segment
  const other = otherNameOfRow(data, row)
  const hasName = row < readI32(data, at.NAMED_ROWS)
  const first = !hasName ? -1 : name === other ? nameOfRow(data, row) : name
  const hit: MarkHit = {
    markId: id,
    name: first < 0 ? null : nameText(data, first),
    nameOther: other < 0 ? null : nameText(data, other),
  }
  if (!plan || plan.kind === 'contains') return hit
  const field = name === first ? 'name' : 'nameOther'
  const text = hit[field]!
  const key = field + text
  let similarity = known.get(key)
  if (similarity === undefined) {
    similarity = explainHit(segment, plan.query, text, field)
    known.set(key, similarity)
  }
  return similarity ? { ...hit, similarity } : hit
}

/** The query's elements lie where the search has put them; those of the name are put beside them. */
function explainHit(
  { data, kernel }: OpenSegment,
  query: MarkAnalysis,
  text: string,
  field: 'name' | 'nameOther',
): HitSimilarity | null {
  const analysis = analyzeMark(text)
  writeCuts(data, 0)
  kernel.scoreMarks(
    readI32(data, at.Q_HAN),
    readI32(data, at.Q_LATIN),
    placeElement(data, analysis.han?.packed, 2),
    placeElement(data, analysis.latin?.packed, 3),
  )
  const found = explainFinding(readFinding(data.i32), query, analysis)
  if (!found) return null
  const spans = found.spans.map((span) => ({ ...span, field: span.field === 'query' ? ('query' as const) : field }))
  return { ...found, spans }
}
