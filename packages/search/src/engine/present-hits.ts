import { analyzeMark } from '@markwright/similarity'
import { explainAny, explainFinding, findLikeness } from '@markwright/similarity/engine'
import * as at from '../kernel/memory-map.ts'
import type { MarkBelow, MarkHit, SpansOfRecord } from '../mark-query.ts'
import { readI32 } from '../segment/segment-memory.ts'
import type { Plan } from './plan.ts'
import { nameOfRow, type OpenSegment } from './search-segment.ts'
import { textOf } from './search-texts.ts'
import { nameText, otherNameOfRow } from '../segment/segment-names.ts'

/** A hit where it lies: `segment` is the place of its segment among all, `name` the one by which it was found. */
export type HitPlace = { segment: number; row: number; name: number; id: number }

/**
 * What a page shows of hits, in the order given. With a plan, each says why it is similar.
 */
export const presentHits = (
  segments: readonly OpenSegment[],
  places: readonly HitPlace[],
  plan: Plan | null,
): MarkHit[] => present(segments, places, plan, explainFinding)

/** The same of marks that may be below low; those of which nothing in common can be named are left out. */
export const presentBelow = (
  segments: readonly OpenSegment[],
  places: readonly HitPlace[],
  plan: Plan | null,
): MarkBelow[] =>
  present(segments, places, plan, explainAny).filter(({ similarity }) => !similarity || namesSomething(similarity))

const namesSomething = ({ components, reasons }: Pick<Explained, 'components' | 'reasons'>) =>
  Object.keys(components).length > 0 || reasons.some(({ code }) => code !== 'E29')

type Names = Pick<MarkHit, 'markId' | 'name' | 'nameOther'>
type Field = 'name' | 'nameOther'
type Explained = ReturnType<typeof explainAny>
type Explain<Found> = (...finding: Parameters<typeof explainAny>) => Found | null
type OfRecord<Found> = Omit<Found, 'spans'> & SpansOfRecord

function present<Found extends Explained>(
  segments: readonly OpenSegment[],
  places: readonly HitPlace[],
  plan: Plan | null,
  explain: Explain<Found>,
): (Names & { similarity?: OfRecord<Found> })[] {
  if (!plan || plan.kind === 'contains') return places.map((place) => readHit(segments[place.segment]!, place).hit)
  // Of one name it is said twice, where it is a first name here and another name there.
  const known = segments.map(() => new Map<number, OfRecord<Found> | null>())
  return places.map((place) => {
    const segment = segments[place.segment]!
    const { hit, field } = readHit(segment, place)
    const ofSegment = known[place.segment]!
    const key = field === 'name' ? place.name : ~place.name
    let similarity = ofSegment.get(key)
    if (similarity === undefined) {
      similarity = explainHit(plan, { text: hit[field]!, field }, explain)
      ofSegment.set(key, similarity)
    }
    return similarity ? { ...hit, similarity } : hit
  })
}

/** The names of a hit, and which of them it was found by. */
function readHit({ data }: OpenSegment, { row, name, id }: HitPlace): { hit: Names; field: Field } {
  const other = otherNameOfRow(data, row)
  const hasName = row < readI32(data, at.NAMED_ROWS)
  const first = !hasName ? -1 : name === other ? nameOfRow(data, row) : name
  const text = (of: number) => (of < 0 ? null : nameText(data, of))
  return {
    hit: { markId: id, name: text(first), nameOther: text(other) },
    field: name === first ? 'name' : 'nameOther',
  }
}

function explainHit<Found extends Explained>(
  { query, byText }: Plan,
  { text, field }: { text: string; field: Field },
  explain: Explain<Found>,
): OfRecord<Found> | null {
  const mark = analyzeMark(text)
  const finding = findLikeness(query, mark)
  const found = explain(byText ? textOf(finding) : finding, query, mark)
  if (!found) return null
  const spans = found.spans.map((span) => ({ ...span, field: span.field === 'query' ? ('query' as const) : field }))
  return { ...found, spans }
}
