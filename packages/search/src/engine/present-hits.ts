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
  if (!plan || plan.kind === 'contains') return places.map((place) => readHit(segments[place.segment]!, place).hit)
  for (const { data } of segments) writeCuts(data, 0)
  const known = segments.map(() => new Map<number, HitSimilarity | null>())
  return places.map((place) => presentHit(segments[place.segment]!, place, plan, known[place.segment]!))
}

type Field = 'name' | 'nameOther'

/** The names of a hit, and which of them it was found by. */
function readHit({ data }: OpenSegment, { row, name, id }: HitPlace): { hit: MarkHit; field: Field } {
  const other = otherNameOfRow(data, row)
  const hasName = row < readI32(data, at.NAMED_ROWS)
  const first = !hasName ? -1 : name === other ? nameOfRow(data, row) : name
  const text = (of: number) => (of < 0 ? null : nameText(data, of))
  return {
    hit: { markId: id, name: text(first), nameOther: text(other) },
    field: name === first ? 'name' : 'nameOther',
  }
}

/** `known`: what is said of names that are found already. */
function presentHit(
  segment: OpenSegment,
  place: HitPlace,
  { query }: Plan,
  known: Map<number, HitSimilarity | null>,
): MarkHit {
  const { hit, field } = readHit(segment, place)
  // Of one name it is said twice, where it is a first name here and another name there.
  const key = field === 'name' ? place.name : ~place.name
  let similarity = known.get(key)
  if (similarity === undefined) {
    similarity = explainHit(segment, query, { name: place.name, text: hit[field]!, field })
    known.set(key, similarity)
  }
  if (similarity) hit.similarity = similarity
  return hit
}

/** The query's elements lie where the search has put them. */
function explainHit(
  { data, kernel }: OpenSegment,
  query: MarkAnalysis,
  { name, text, field }: { name: number; text: string; field: Field },
): HitSimilarity | null {
  const { han, latin } = elementsOfName(data, name)
  kernel.scoreMarks(readI32(data, at.Q_HAN), readI32(data, at.Q_LATIN), han, latin)
  const found = explainFinding(readFinding(data.i32), query, analyzeMark(text))
  if (!found || field === 'name') return found
  const spans = found.spans.map((span) => ({ ...span, field: span.field === 'query' ? ('query' as const) : field }))
  return { ...found, spans }
}
