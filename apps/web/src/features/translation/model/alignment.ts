import type { TextSpan } from '@markwright/api-client/models/textSpan'

export type AlignedPair = { src: TextSpan; tgt: TextSpan }
/** A part of a sentence; `pair` is the number of the aligned pair that it belongs to, null for what is in none. */
export type AlignedPart = { text: string; pair: number | null }

/** A sentence divided where aligned parts begin and end; of overlapping ones the first counts. */
export function partsOf(text: string, pairs: readonly AlignedPair[], side: 'src' | 'tgt'): AlignedPart[] {
  const spans = pairs
    .map((pair, at) => ({ ...pair[side], pair: at }))
    .toSorted((left, right) => left.start - right.start || left.pair - right.pair)
  const parts: AlignedPart[] = []
  let end = 0
  for (const span of spans) {
    if (span.start < end || span.end <= span.start || span.end > text.length) continue
    if (span.start > end) parts.push({ text: text.slice(end, span.start), pair: null })
    parts.push({ text: text.slice(span.start, span.end), pair: span.pair })
    end = span.end
  }
  if (end < text.length) parts.push({ text: text.slice(end), pair: null })
  return parts
}
