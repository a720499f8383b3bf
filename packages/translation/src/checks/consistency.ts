import { withoutTags } from '@markwright/domain/texts/inline-tags'
import { targetOf, type TranslationDirection } from '@markwright/domain/texts/translation-languages'
import { basesOf } from '../terminology/english-forms.ts'
import type { IssueKind, Span } from '../segment.ts'

export type TranslatedPair = { id: string; source: string; target: string }

/** A place of a report: a segment and the span in its source and, where it is known, in its target. */
export type Position = { segmentId: string; source: Span | null; target: Span | null }

/** A term with all its renderings, those used most often first; more than one is an inconsistency. */
export type TermVariants = {
  source: string
  variants: { target: string; count: number; positions: Position[] }[]
  /** Where none of the renderings was found. */
  unknown: Position[]
}

/** The same source text that was translated in several ways. */
export type SegmentVariants = { source: string; variants: { target: string; positions: Position[] }[] }

const POSITIONS_MAX = 1000

/**
 * Renderings of terms in a translated document. A term's own renderings are counted where they stand; other ones are found
 * by what its segments have in common.
 * @param terms terms with the renderings that are known for each, such as those of glossaries and of `extractBilingualTerms`
 */
export function findTermVariants(
  pairs: readonly TranslatedPair[],
  terms: readonly { source: string; targets: readonly string[] }[],
  direction: TranslationDirection,
): TermVariants[] {
  const isEnglishSource = direction.startsWith('en')
  const isEnglishTarget = targetOf(direction) === 'en-us'
  const sources = pairs.map(({ source }) => source.toLowerCase())
  const targets = pairs.map(({ target }) => target.toLowerCase())
  return terms.flatMap(({ source, targets: known }) => {
    const variants = new Map<string, Position[]>()
    const unknown: Position[] = []
    sources.forEach((text, index) => {
      const places = isEnglishSource
        ? englishPlaces(text, source.toLowerCase())
        : plainPlaces(text, source.toLowerCase())
      if (places.length === 0) return
      const target = targets[index] as string
      const found = known.flatMap((rendering) => {
        const spans = isEnglishTarget
          ? englishPlaces(target, rendering.toLowerCase())
          : plainPlaces(target, rendering.toLowerCase())
        return spans.map((span) => ({ rendering, span }))
      })
      // A rendering within a longer one is not a rendering of its own.
      const outer = found.filter(
        ({ span }) =>
          !found.some(
            (other) =>
              other.span !== span &&
              other.span.start <= span.start &&
              other.span.end >= span.end &&
              other.span.end - other.span.start > span.end - span.start,
          ),
      )
      places.forEach((place, at) => {
        const match = outer[at]
        const position = { segmentId: (pairs[index] as TranslatedPair).id, source: place, target: match?.span ?? null }
        if (!match) unknown.push(position)
        else {
          const own = variants.get(match.rendering)
          if (own) own.push(position)
          else variants.set(match.rendering, [position])
        }
      })
    })
    if (variants.size === 0 && unknown.length === 0) return []
    const listed = [...variants]
      .map(([target, positions]) => ({ target, count: positions.length, positions: positions.slice(0, POSITIONS_MAX) }))
      .toSorted((left, right) => right.count - left.count)
    return [{ source, variants: listed, unknown: unknown.slice(0, POSITIONS_MAX) }]
  })
}

/** Source texts that occur more than once and were not always translated alike. */
export function findSegmentVariants(pairs: readonly TranslatedPair[]): SegmentVariants[] {
  const bySource = new Map<string, Map<string, Position[]>>()
  for (const { id, source, target } of pairs) {
    const key = withoutTags(source).replaceAll(/\s+/g, ' ').trim()
    if (!key) continue
    let variants = bySource.get(key)
    if (!variants) bySource.set(key, (variants = new Map()))
    const rendering = withoutTags(target).replaceAll(/\s+/g, ' ').trim()
    const position = {
      segmentId: id,
      source: { start: 0, end: source.length },
      target: { start: 0, end: target.length },
    }
    const positions = variants.get(rendering)
    if (positions) positions.push(position)
    else variants.set(rendering, [position])
  }
  return [...bySource].flatMap(([source, variants]) =>
    variants.size < 2
      ? []
      : [{ source, variants: [...variants].map(([target, positions]) => ({ target, positions })) }],
  )
}

/** Issues of translated segments as positions, by kind. */
export function groupIssues(
  segments: readonly {
    id: string
    issues: readonly { kind: IssueKind; detail: string; source: Span | null; target: Span | null }[]
  }[],
): Partial<Record<IssueKind, (Position & { detail: string })[]>> {
  const groups: Partial<Record<IssueKind, (Position & { detail: string })[]>> = {}
  for (const { id, issues } of segments)
    for (const { kind, detail, source, target } of issues)
      (groups[kind] ??= []).push({ segmentId: id, detail, source, target })
  return groups
}

function plainPlaces(text: string, term: string): Span[] {
  const places: Span[] = []
  if (!term) return places
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length))
    places.push({ start: at, end: at + term.length })
  return places
}

const WORD = /\p{L}[\p{L}\p{M}'’]*|\p{N}+/gu

/** Places of an English term in any of its inflected forms. */
function englishPlaces(text: string, term: string): Span[] {
  const wanted = Array.from(term.matchAll(WORD), ([word]) => new Set(basesOf(word)))
  if (wanted.length === 0) return []
  const words = Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))
  const places: Span[] = []
  for (let from = 0; from + wanted.length <= words.length; from++) {
    const agrees = wanted.every((bases, offset) =>
      basesOf((words[from + offset] as { word: string }).word).some((base) => bases.has(base)),
    )
    if (!agrees) continue
    places.push({ start: words[from]?.start ?? 0, end: words[from + wanted.length - 1]?.end ?? 0 })
    from += wanted.length - 1
  }
  return places
}
