import { splitTags, writeTag, type InlineTag } from '@markwright/domain/texts/inline-tags'
import { sourceOf, targetOf, type TranslationDirection } from '@markwright/domain/texts/translation-languages'
import { checkTranslation, hasText } from '../checks/check-translation.ts'
import type { FixedSpan, PlacedTag, TranslatedPiece, TranslationEngine } from '../engines/engine.ts'
import { adaptMatch } from '../memory/adapt-match.ts'
import type { MemoryIndex } from '../memory/memory-index.ts'
import type { MemoryMatch, Segment, Span } from '../segment.ts'
import type { FoundTerm, TermFinder } from '../terminology/find-terms.ts'
import { findCitations } from '../text/citations.ts'
import { findProtected } from '../text/protect.ts'
import { splitSentences } from '../text/sentences.ts'
import { placeTags, type PieceOrTag } from './place-tags.ts'

export type TranslationConstraints = {
  memory?: MemoryIndex
  /** Terms whose renderings are enforced. */
  terms?: TermFinder
  /** Least percent of the memory entries that are listed as matches. */
  matchPercentMin?: number
  signal?: AbortSignal
}

/** A sentence on its way. Text is without tags. */
export type SentenceWork = {
  id: string
  /** In the segment's text, tags included. */
  span: Span
  written: string
  text: string
  tags: PlacedTag[]
  fixed: FixedSpan[]
  terms: FoundTerm[]
  matches: MemoryMatch[]
  result: Rendering | null
}

export type Rendering = {
  pieces: TranslatedPiece[]
  order: PieceOrTag[]
  moved: boolean
  engine: TranslationEngine | null
  memory: boolean
}

/** A segment as sentences that are ready for the memory and the engines; those that the memory knows have their result. */
export function prepareSegment(
  segment: Segment,
  index: number,
  direction: TranslationDirection,
  constraints: TranslationConstraints,
): SentenceWork[] {
  const works: SentenceWork[] = []
  for (const span of splitSentences(segment.text, sourceOf(direction))) {
    const written = segment.text.slice(span.start, span.end)
    const { text, tags } = separateTags(written)
    const terms = constraints.terms?.find(text) ?? []
    const fixed = fixedParts(written, terms, direction)
    const work: SentenceWork = {
      id: `${index}.${works.length}`,
      span,
      written,
      text,
      tags,
      fixed,
      terms,
      matches: [],
      result: null,
    }
    if (hasText(text)) {
      work.matches = constraints.memory?.similar(written, { least: constraints.matchPercentMin ?? 70 }) ?? []
      work.result = fromMemory(work, direction, constraints)
    } else work.result = copied(work)
    works.push(work)
  }
  return works
}

/** The text without tags, and where they were. */
function separateTags(written: string): { text: string; tags: PlacedTag[] } {
  let text = ''
  const tags: PlacedTag[] = []
  for (const part of splitTags(written))
    if (typeof part === 'string') text += part
    else tags.push({ ...part, at: text.length })
  return { text, tags }
}

/** Terms, and outside of them what no engine may change; nothing of the latter runs over a tag. Places are without tags. */
function fixedParts(written: string, terms: readonly FoundTerm[], direction: TranslationDirection): FixedSpan[] {
  const fixed: FixedSpan[] = terms.map(({ term, span }) => ({ ...span, kind: 'term', target: term.target }))
  const languages = { source: sourceOf(direction), target: targetOf(direction) }
  const offset = offsets(written)
  const citations = findCitations(
    written,
    languages,
    (start, end) => !terms.some(({ span }) => offset(span.start) < end && offset(span.end) > start),
  )
  let tagCharacters = 0
  for (const { kind, ...span } of findProtected(written, languages, citations)) {
    if (kind === 'tag') {
      tagCharacters += span.end - span.start
      continue
    }
    const [start, end] = [span.start - tagCharacters, span.end - tagCharacters]
    if (terms.some((each) => each.span.start < end && each.span.end > start)) continue
    fixed.push({ kind, start, end, target: span.target })
  }
  return withNumbersAcrossTags(fixed, written, direction).toSorted((left, right) => left.start - right.start)
}

/** Formatting may begin within a number, as in 1|2.5: each of its parts stays as it is. */
function withNumbersAcrossTags(fixed: FixedSpan[], written: string, direction: TranslationDirection): FixedSpan[] {
  const { text, tags } = separateTags(written)
  if (tags.length === 0) return fixed
  const languages = { source: sourceOf(direction), target: targetOf(direction) }
  let all = fixed
  for (const { kind, start, end, target } of findProtected(text, languages)) {
    const digits = /^[0-9]+(?:[.,][0-9]+)*/.exec(text.slice(start, end))?.[0].length ?? 0
    const cuts = [...new Set(tags.map(({ at }) => at))].filter((at) => at > start && at < start + digits)
    if (tags.some(({ at }) => at >= start + digits && at > start && at < end)) continue
    if (cuts.length === 0 || kind !== 'number' || target !== text.slice(start, end)) continue
    if (fixed.some((each) => each.kind === 'term' && each.start < end && each.end > start)) continue
    const ends = [...cuts, end]
    const parts = ends.map((to, index) => ({ start: index === 0 ? start : (ends[index - 1] as number), end: to }))
    all = [
      ...all.filter((each) => each.end <= start || each.start >= end),
      ...parts.map((part): FixedSpan => ({ ...part, kind: 'number', target: text.slice(part.start, part.end) })),
    ]
  }
  return all
}

/** A sentence that stays as it is. */
export const copied = ({ text, tags }: SentenceWork): Rendering => {
  const pieces: TranslatedPiece[] = tags.length === 0 ? [copyOf(text, 0)] : splitAtTags(text, tags)
  return { ...placed(text, tags, pieces), engine: null, memory: false }
}

const copyOf = (text: string, start: number): TranslatedPiece => ({
  text,
  source: { start, end: start + text.length },
  origin: 'copy',
  fixed: null,
})

function splitAtTags(text: string, tags: readonly PlacedTag[]): TranslatedPiece[] {
  const cuts = [...new Set([0, ...tags.map(({ at }) => at), text.length])].toSorted((left, right) => left - right)
  return cuts.slice(1).flatMap((end, index) => {
    const start = cuts[index] as number
    return end > start ? [copyOf(text.slice(start, end), start)] : []
  })
}

/** Pieces with the tags of the source placed among them. */
export const placed = (text: string, tags: readonly PlacedTag[], pieces: TranslatedPiece[]) => ({
  pieces,
  ...placeTags(text, tags, pieces),
})

/** A rendering by the memory: of the same sentence, or of one with other numbers only, and never against a term. */
function fromMemory(
  work: SentenceWork,
  direction: TranslationDirection,
  { memory }: TranslationConstraints,
): Rendering | null {
  const entry = memory?.exact(work.written)
  const candidates = entry ? [entry, ...work.matches] : work.matches
  for (const { source, target } of candidates) {
    const known = separateTags(source)
    const rendering = separateTags(target)
    const adapted =
      known.text === work.text
        ? rendering.text
        : rendering.tags.length > 0
          ? null
          : adaptMatch(work.text, { source: known.text, target: rendering.text }, direction)
    if (adapted === null) continue
    const { issues } = checkTranslation({ source: work.text, target: adapted, direction, terms: work.terms })
    if (issues.some(({ kind }) => kind === 'term-not-used')) continue
    const sameTags = JSON.stringify(bare(known.tags)) === JSON.stringify(bare(work.tags)) && known.text === work.text
    const pieces: TranslatedPiece[] = sameTags
      ? splitAtTags(rendering.text, rendering.tags).map((piece) => ({
          ...piece,
          source: null,
          origin: 'engine' as const,
        }))
      : [{ text: adapted, source: { start: 0, end: work.text.length }, origin: 'engine', fixed: null }]
    if (sameTags && hasSameTags(rendering.tags, work.tags))
      return { pieces, order: orderAt(pieces, rendering.tags, work.tags), moved: false, engine: null, memory: true }
    const place = placed(work.text, work.tags, [
      { text: adapted, source: { start: 0, end: work.text.length }, origin: 'engine', fixed: null },
    ])
    const isInside = work.tags.some(({ at }) => at > 0 && at < work.text.length)
    return { ...place, moved: isInside, engine: null, memory: true }
  }
  return null
}

const bare = (tags: readonly PlacedTag[]): InlineTag[] => tags.map(({ kind, number }) => ({ kind, number }))
const written = (tags: readonly PlacedTag[]) => bare(tags).map(writeTag).toSorted().join('')
const hasSameTags = (left: readonly PlacedTag[], right: readonly PlacedTag[]) => written(left) === written(right)

/** The order of pieces that end where tags stand, and these tags, by their index among the tags of the source. */
function orderAt(
  pieces: readonly TranslatedPiece[],
  tags: readonly PlacedTag[],
  sourceTags: readonly PlacedTag[],
): PieceOrTag[] {
  const order: PieceOrTag[] = []
  const rest = tags.slice()
  let at = 0
  const flush = (to: number) => {
    while (rest.length > 0 && (rest[0] as PlacedTag).at <= to) {
      const tag = rest.shift() as PlacedTag
      order.push({ tag: sourceTags.findIndex(({ kind, number }) => kind === tag.kind && number === tag.number) })
    }
  }
  pieces.forEach(({ text }, piece) => {
    flush(at)
    order.push({ text, piece })
    at += text.length
  })
  flush(Infinity)
  return order
}

/** Turns offsets of a text without its tags into those of the text with them. */
export function offsets(written: string): (at: number) => number {
  if (!written.includes('\uFFF9')) return (at) => at
  const steps: { plain: number; length: number }[] = []
  let plain = 0
  for (const part of splitTags(written))
    if (typeof part === 'string') plain += part.length
    else steps.push({ plain, length: writeTag(part).length })
  return (at) => steps.reduce((sum, step) => (step.plain <= at ? sum + step.length : sum), at)
}
