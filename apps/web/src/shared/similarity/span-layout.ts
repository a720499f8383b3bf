import type { SimilaritySpan } from '@markwright/api-client/models/similaritySpan'

type Span = Pick<SimilaritySpan, 'start' | 'end' | 'kind' | 'link'>

/** A run of a mark that is drawn in one way. `start` is its UTF-16 offset. */
export type Segment = { text: string; start: number; span: Pick<Span, 'kind' | 'link'> | null }

/**
 * Cuts a text at the borders of its spans. Spans outside the text are left out, halves of a character are widened to
 * the whole, and where spans overlap the narrower one is drawn.
 */
export function segmentsOf(text: string, spans: readonly Span[]): Segment[] {
  const sound = spans
    .map((span) => ({ ...span, start: toBorder(text, span.start, -1), end: toBorder(text, span.end, 1) }))
    .filter(({ start, end }) => start < end)
  const borders = [...new Set([0, text.length, ...sound.flatMap(({ start, end }) => [start, end])])].toSorted(
    (a, b) => a - b,
  )
  return borders.slice(0, -1).map((start, index) => {
    const end = borders[index + 1]!
    const covering = sound
      .filter((span) => span.start <= start && span.end >= end)
      .toSorted((a, b) => a.end - a.start - (b.end - b.start))[0]
    return {
      text: text.slice(start, end),
      start,
      span: covering ? { kind: covering.kind, link: covering.link } : null,
    }
  })
}

function toBorder(text: string, offset: number, direction: -1 | 1): number {
  const within = Math.min(Math.max(offset, 0), text.length)
  const splitsPair = isHigh(text.charCodeAt(within - 1)) && isLow(text.charCodeAt(within))
  return splitsPair ? within + direction : within
}
const isHigh = (unit: number) => unit >= 0xd8_00 && unit <= 0xdb_ff
const isLow = (unit: number) => unit >= 0xdc_00 && unit <= 0xdf_ff

/** Which form of the found mark the spans speak of: the one that decided. */
export const comparedField = (spans: readonly SimilaritySpan[]): 'name' | 'nameOther' =>
  spans.some(({ field }) => field === 'nameOther') && !spans.some(({ field }) => field === 'name')
    ? 'nameOther'
    : 'name'

/** Links that tie a part of the query to a part of the mark, numbered from 1 in the order of the query. */
export function numberLinks(spans: readonly SimilaritySpan[]): Map<number, number> {
  const found = new Set(spans.filter(({ field }) => field !== 'query').map(({ link }) => link))
  const tied = spans
    .filter(({ field, link }) => field === 'query' && found.has(link))
    .toSorted((a, b) => a.start - b.start)
    .map(({ link }) => link)
  return new Map([...new Set(tied)].map((link, index) => [link, index + 1]))
}
