/** A part of a text with what was matched in it. */
export type Snippet = { text: string; language: string; marks: [number, number][]; isCut: boolean }

type Span = { start: number; end: number }

const LENGTH_MAX = 320
/** Of context before the first match. */
const LEAD = 60
const wordEnd = /[\s,.;:，。；：、]/

/**
 * The part of a text with most of the spans, at most 320 UTF-16 units long; `whole` where all of it is wanted.
 * `language` is ISO 639-1.
 */
export function snippetOf(text: string, language: string, spans: readonly Span[], whole = false): Snippet {
  const merged = mergeSpans(spans.filter(({ start, end }) => start >= 0 && end > start && end <= text.length))
  if (whole || text.length <= LENGTH_MAX)
    return { text, language, marks: merged.map(({ start, end }) => [start, end]), isCut: false }
  const first = densest(merged)
  let from = first === null ? 0 : Math.max(0, first - LEAD)
  const least = first === null ? 0 : Math.max(0, first - LEAD - 20)
  while (from > least && !wordEnd.test(text[from - 1]!)) from--
  let to = Math.min(text.length, from + LENGTH_MAX)
  while (to < text.length && to > from + LENGTH_MAX - 20 && !wordEnd.test(text[to]!)) to--
  // Half of a pair is no character.
  if (/[\uDC00-\uDFFF]/.test(text[from] ?? '')) from++
  if (/[\uDC00-\uDFFF]/.test(text[to] ?? '')) to--
  const inside = merged.filter(({ start, end }) => start < to && end > from)
  return {
    text: text.slice(from, to),
    language,
    marks: inside.map(({ start, end }) => [Math.max(start, from) - from, Math.min(end, to) - from]),
    isCut: true,
  }
}

/** Spans in their order, those that touch or overlap as one. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

/** Where the span begins that has most others within the length of a snippet behind it. */
function densest(spans: readonly Span[]): number | null {
  let best: { start: number; count: number } | null = null
  for (const { start } of spans) {
    const count = spans.filter((other) => other.start >= start && other.end <= start + LENGTH_MAX - LEAD).length
    if (!best || count > best.count) best = { start, count }
  }
  return best?.start ?? null
}
