import type { TextSpan } from '@markwright/api-client/models/textSpan'

export type AlignedPair = { src: TextSpan; tgt: TextSpan }
/**
 * A part of a sentence; `pair` is the number of the aligned pair that it belongs to, null for what is in none. `isTerm`:
 * whether it is one of the places of terms.
 */
export type AlignedPart = { text: string; pair: number | null; isTerm: boolean }

/** A sentence divided where aligned parts and terms begin and end; of overlapping parts the first counts. */
export function partsOf(
  text: string,
  pairs: readonly AlignedPair[],
  side: 'src' | 'tgt',
  terms: readonly TextSpan[] = [],
): AlignedPart[] {
  const spans = pairs
    .map((pair, at) => ({ ...pair[side], pair: at }))
    .toSorted((left, right) => left.start - right.start || left.pair - right.pair)
  const parts: AlignedPart[] = []
  const cuts = terms.flatMap((term) => [term.start, term.end])
  const add = (from: number, to: number, pair: number | null) => {
    const inner = cuts.filter((cut) => cut > from && cut < to)
    const places = [...new Set([from, ...inner, to])].toSorted((left, right) => left - right)
    for (const [at, start] of places.slice(0, -1).entries())
      parts.push({
        text: text.slice(start, places[at + 1]),
        pair,
        isTerm: terms.some((term) => term.start <= start && term.end > start),
      })
  }
  let end = 0
  for (const span of spans) {
    if (span.start < end || span.end <= span.start || span.end > text.length) continue
    if (span.start > end) add(end, span.start, null)
    add(span.start, span.end, span.pair)
    end = span.end
  }
  if (end < text.length) add(end, text.length, null)
  return parts
}
