import { analyzeMark, type MarkAnalysis } from '@markwright/similarity'
import { explainFinding, readFinding } from '@markwright/similarity/engine'
import * as at from '../kernel/memory-map.ts'
import type { HitSimilarity, MarkHit } from '../mark-query.ts'
import { readI32 } from '../segment/segment-memory.ts'
import type { Plan } from './plan.ts'
import { nameOfRow, writeCuts, type OpenSegment } from './search-segment.ts'
import { elementsOfName, nameText, otherNameOfRow } from './segment-names.ts'

/** A hit where it lies: `segment` is the place of its segment among all, `name` the one by which it was found. */
export type HitPlace = { segment: number; row: number; name: number; id: number }

/**
 * What a page shows of hits, in the order given. With a plan, each says why it is near; the segments are as the search
 * for that plan has left them.
 */
export function presentHits(
  segments: readonly OpenSegment[],
  places: readonly HitPlace[],
  plan: Plan | null,
): MarkHit[] {
  const known = new Map<string, HitSimilarity | null>()
  return places.map((place) => presentHit(segments[place.segment]!, place, plan, known))
}

function presentHit(
  segment: OpenSegment,
  { row, name, id }: HitPlace,
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
    similarity = explainHit(segment, plan.query, { name, text, field })
    known.set(key, similarity)
  }
  return similarity ? { ...hit, similarity } : hit
}

/** The query's elements lie where the search has put them. */
function explainHit(
  { data, kernel }: OpenSegment,
  query: MarkAnalysis,
  { name, text, field }: { name: number; text: string; field: 'name' | 'nameOther' },
): HitSimilarity | null {
  writeCuts(data, 0)
  const { han, latin } = elementsOfName(data, name)
  kernel.scoreMarks(readI32(data, at.Q_HAN), readI32(data, at.Q_LATIN), han, latin)
  const found = explainFinding(readFinding(data.i32), query, analyzeMark(text))
  if (!found || field === 'name') return found
  const spans = found.spans.map((span) => ({ ...span, field: span.field === 'query' ? ('query' as const) : field }))
  return { ...found, spans }
}
