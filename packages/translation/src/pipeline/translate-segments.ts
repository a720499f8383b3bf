import { ProviderError } from '@markwright/providers'
import { countWords } from '@markwright/domain/count-words'
import { splitTags, withoutTags, writeTag, type InlineTag } from '@markwright/domain/inline-tags'
import { sourceOf, targetOf, type TranslationDirection } from '@markwright/domain/translation-languages'
import { checkTranslation, findUntranslated, hasText } from '../checks/check-translation.ts'
import { findLostNegation } from '../checks/negation.ts'
import type {
  EngineSentence,
  EngineTranslation,
  FixedSpan,
  PlacedTag,
  TranslatedPiece,
  TranslationEngine,
} from '../engines/engine.ts'
import { needsBlank } from '../engines/built-in/write-text.ts'
import { adaptMatch } from '../memory/adapt-match.ts'
import type { MemoryIndex } from '../memory/memory-index.ts'
import type {
  MemoryMatch,
  Origin,
  OriginShares,
  Segment,
  Span,
  TranslatedSegment,
  TranslatedSentence,
  TranslationIssue,
} from '../segment.ts'
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

/** An engine that did not translate sentences, and why; it is reported once for each reason. */
export type EngineFailure = { engine: string; reason: string; sentences: number }

export type TranslationResult = {
  /** As many as there were segments, in their order. */
  segments: TranslatedSegment[]
  failures: EngineFailure[]
}

/** A sentence on its way. Text is without tags. */
type Work = {
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

type Rendering = {
  pieces: TranslatedPiece[]
  order: PieceOrTag[]
  moved: boolean
  engine: TranslationEngine | null
  memory: boolean
}

/**
 * Translates segments: sentences that the memory knows come from it, the others from the first engine of the list that
 * translates them. What none translates is passed through and marked. No segment is lost, reordered or joined, and every
 * tag, term and protected part of a sentence is in its translation.
 * @throws ProviderError with the reason `cancelled` where the signal aborts
 */
export async function translateSegments(
  segments: readonly Segment[],
  direction: TranslationDirection,
  engines: readonly TranslationEngine[],
  constraints: TranslationConstraints = {},
): Promise<TranslationResult> {
  const works = segments.map((segment, index) => prepare(segment, index, direction, constraints))
  const open = works.flat().filter(({ result }) => result === null)
  const failures = await translateByEngines(open, direction, engines, constraints.signal)
  return {
    segments: segments.map((segment, index) => assemble(segment, works[index] as Work[], direction)),
    failures,
  }
}

function prepare(
  segment: Segment,
  index: number,
  direction: TranslationDirection,
  constraints: TranslationConstraints,
): Work[] {
  const works: Work[] = []
  for (const span of splitSentences(segment.text, sourceOf(direction))) {
    const written = segment.text.slice(span.start, span.end)
    const { text, tags } = takeTags(written)
    const terms = constraints.terms?.find(text) ?? []
    const fixed = fixedParts(written, terms, direction)
    const work: Work = {
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
function takeTags(written: string): { text: string; tags: PlacedTag[] } {
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
  const { text, tags } = takeTags(written)
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

const copied = ({ text, tags }: Work): Rendering => {
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

const placed = (text: string, tags: readonly PlacedTag[], pieces: TranslatedPiece[]) => ({
  pieces,
  ...placeTags(text, tags, pieces),
})

/** A rendering by the memory: of the same sentence, or of one with other numbers only, and never against a term. */
function fromMemory(work: Work, direction: TranslationDirection, { memory }: TranslationConstraints): Rendering | null {
  const entry = memory?.exact(work.written)
  const candidates = entry ? [entry, ...work.matches] : work.matches
  for (const { source, target } of candidates) {
    const known = takeTags(source)
    const rendering = takeTags(target)
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

async function translateByEngines(
  works: readonly Work[],
  direction: TranslationDirection,
  engines: readonly TranslationEngine[],
  signal: AbortSignal | undefined,
): Promise<EngineFailure[]> {
  const failures: EngineFailure[] = []
  let open = works
  for (const engine of engines) {
    if (open.length === 0) break
    if (!engine.directions.includes(direction)) continue
    const before = open
    let reason = 'incomplete answer'
    try {
      await translateByEngine(open, direction, engine, signal)
    } catch (error) {
      if (signal?.aborted) throw new ProviderError(engine.id, 'cancelled', { cause: error })
      reason = error instanceof ProviderError ? error.reason : 'engine error'
    }
    open = before.filter(({ result }) => result === null)
    if (open.length > 0) failures.push({ engine: engine.id, reason, sentences: open.length })
  }
  for (const work of open) work.result = { ...copied(work), engine: null }
  return failures
}

/** Sentences that are the same are translated once, so that they are translated alike. */
async function translateByEngine(
  works: readonly Work[],
  direction: TranslationDirection,
  engine: TranslationEngine,
  signal: AbortSignal | undefined,
): Promise<void> {
  const groups = groupsOf(works)
  const sentences = [...groups.values()].map(([first]): EngineSentence => {
    const { id, text, tags, fixed } = first as Work
    return { id, text, tags, fixed: fixed.filter(({ kind }) => engine.fixes.has(kind)) }
  })
  const groupOf = new Map([...groups.values()].map((group) => [(group[0] as Work).id, group]))
  const byId = new Map(sentences.map((sentence) => [sentence.id, sentence]))
  const translations = await engine.translate(sentences, direction, signal ? { signal } : {})
  for (const translation of translations) {
    const sentence = byId.get(translation.id)
    if (!sentence || !isComplete(sentence, translation)) continue
    const own = groupOf.get(translation.id) ?? []
    for (const work of own) work.result = rendered(work, translation, engine)
  }
}

function groupsOf(works: readonly Work[]): Map<string, Work[]> {
  const groups = new Map<string, Work[]>()
  for (const work of works) {
    const group = groups.get(work.written)
    if (group) group.push(work)
    else groups.set(work.written, [work])
  }
  return groups
}

/** Whether a translation has some text, and each fixed part once. */
function isComplete({ text, fixed }: EngineSentence, { pieces }: EngineTranslation): boolean {
  const used = pieces
    .flatMap((piece) => (piece.fixed === null ? [] : [piece.fixed]))
    .toSorted((left, right) => left - right)
  if (used.length !== fixed.length || used.some((index, at) => index !== at)) return false
  const length = pieces.reduce((sum, piece) => sum + piece.text.length, 0)
  // An answer that is many times as long as the text is none.
  return pieces.some((piece) => piece.text.trim() !== '') && length <= 40 * text.length + 200
}

function rendered(work: Work, { pieces, tags }: EngineTranslation, engine: TranslationEngine): Rendering {
  if (tags && tags.length === work.tags.length) {
    const order: PieceOrTag[] = []
    pieces.forEach(({ text }, piece) => {
      for (const { tag } of tags.filter(({ before }) => before === piece)) order.push({ tag })
      order.push({ text, piece })
    })
    for (const { tag } of tags.filter(({ before }) => before >= pieces.length)) order.push({ tag })
    return { pieces, order, moved: false, engine, memory: false }
  }
  return { ...placed(work.text, work.tags, pieces), engine, memory: false }
}

function assemble(segment: Segment, works: readonly Work[], direction: TranslationDirection): TranslatedSegment {
  const target = targetOf(direction)
  const sentences: TranslatedSentence[] = []
  const issues: TranslationIssue[] = []
  const matches: MemoryMatch[] = []
  const words = { memory: 0, terminology: 0, phrase: 0, dictionary: 0, engine: 0, unchanged: 0 }
  const engineWords = new Map<TranslationEngine, number>()
  let [text, end] = ['', 0]
  for (const work of works) {
    const { pieces, order, moved, engine, memory } = work.result as Rendering
    // Between sentences line breaks stay; blanks are those of the target language.
    const between = segment.text.slice(end, work.span.start)
    const start = text.length
    const { written, spans } = writeOrder(order, work.tags, pieces)
    const isFirst = end === 0 && start === 0
    text +=
      isFirst || between.includes('\n') || between.includes('\r') || (target === 'en-us' && between !== '')
        ? between
        : needsBlank(text, written, target)
          ? ' '
          : ''
    const at = text.length
    text += written
    end = work.span.end
    const offset = offsets(work.written)
    const before = work.span.start
    const alignment = pieces.flatMap((piece, index) => {
      const own = spans[index]
      if (!piece.source || !own || own.end <= own.start) return []
      const [from, to] = [before + offset(piece.source.start), before + offset(piece.source.end)]
      return [{ source: { start: from, end: to }, target: { start: at + own.start, end: at + own.end } }]
    })
    const own = wordShares(work, pieces, memory)
    for (const key of Object.keys(words) as (keyof OriginShares)[]) words[key] += own[key]
    if (engine) engineWords.set(engine, (engineWords.get(engine) ?? 0) + countWords(work.text) + 1)
    const origin = originOf(own)
    sentences.push({ source: work.span, target: { start: at, end: text.length }, origin, alignment })
    matches.push(...work.matches)
    if (moved && work.tags.length > 0)
      issues.push({ kind: 'tag-moved', detail: '', source: work.span, target: { start: at, end: text.length } })
    const lost = engine
      ? findLostNegation(work.text, withoutTags(written), { source: sourceOf(direction), target })
      : null
    if (lost)
      issues.push({
        kind: 'untranslated',
        detail: lost.detail,
        source: { start: before + offset(lost.span.start), end: before + offset(lost.span.end) },
        target: { start: at, end: text.length },
      })
    if (!engine && !memory && hasText(work.text))
      issues.push({
        kind: 'untranslated',
        detail: work.text.slice(0, 200),
        source: work.span,
        target: { start: at, end: text.length },
      })
  }
  text += segment.text.slice(end)
  const terms = works.flatMap(({ terms: found, written, span }) => {
    const offset = offsets(written)
    return found.map(({ term, span: own }) => ({
      term,
      span: { start: span.start + offset(own.start), end: span.start + offset(own.end) },
    }))
  })
  const checked = checkTranslation({ source: segment.text, target: text, direction, terms })
  const isPassed = works.some(({ text: own, result }) => !result?.engine && !result?.memory && hasText(own))
  const leftOver = isPassed ? [] : findUntranslated(segment.text, text, direction)
  const [mainEngine = null] = [...engineWords].toSorted((left, right) => right[1] - left[1]).map(([engine]) => engine)
  const total = Object.values(words).reduce((sum, count) => sum + count, 0)
  const shares = Object.fromEntries(
    Object.entries(words).map(([key, count]) => [key, total === 0 ? 0 : count / total]),
  ) as OriginShares
  return {
    id: segment.id,
    text,
    origin: isPassed && sentences.every(({ origin }) => origin === 'untranslated') ? 'untranslated' : originOf(words),
    engine: mainEngine?.id ?? null,
    sentTo: [...engineWords.keys()].find(({ sentTo }) => sentTo !== null)?.sentTo ?? null,
    shares,
    sentences,
    issues: [...issues, ...checked.issues, ...leftOver],
    matches,
    terms: checked.uses,
  }
}

/** The pieces and tags as one text, and where each piece stands in it. A blank before a piece stands before tags that open there. */
function writeOrder(order: readonly PieceOrTag[], tags: readonly PlacedTag[], pieces: readonly TranslatedPiece[]) {
  const spans: (Span | undefined)[] = pieces.map(() => undefined)
  let written = ''
  let pending = ''
  for (const each of order) {
    if ('tag' in each) {
      const tag = tags[each.tag] as PlacedTag
      if (tag.kind === 'close') {
        written += pending + writeTag(tag)
        pending = ''
      } else pending += writeTag(tag)
      continue
    }
    const blank = pending && !/\s$/.test(written) ? (/^\s+/.exec(each.text)?.[0] ?? '') : ''
    written += blank + pending
    pending = ''
    const rest = each.text.slice(blank.length)
    const start = written.length + (/^\s*/.exec(rest)?.[0].length ?? 0)
    written += rest
    spans[each.piece] = { start, end: written.length }
  }
  return { written: written + pending, spans }
}

/** Turns offsets of a text without its tags into those of the text with them. */
function offsets(written: string): (at: number) => number {
  if (!written.includes('\uFFF9')) return (at) => at
  const steps: { plain: number; length: number }[] = []
  let plain = 0
  for (const part of splitTags(written))
    if (typeof part === 'string') plain += part.length
    else steps.push({ plain, length: writeTag(part).length })
  return (at) => steps.reduce((sum, step) => (step.plain <= at ? sum + step.length : sum), at)
}

function wordShares({ text }: Work, pieces: readonly TranslatedPiece[], memory: boolean): OriginShares {
  const shares = { memory: 0, terminology: 0, phrase: 0, dictionary: 0, engine: 0, unchanged: 0 }
  const total = countWords(text)
  if (memory) return { ...shares, memory: total }
  let counted = 0
  for (const { source, origin } of pieces) {
    if (!source) continue
    const words = countWords(text.slice(source.start, source.end))
    counted += words
    shares[origin === 'copy' ? 'unchanged' : origin] += words
  }
  // What an engine says nothing about is its own.
  const rest = Math.max(0, total - counted)
  if (pieces.some(({ origin }) => origin === 'engine')) shares.engine += rest
  else shares.unchanged += rest
  return shares
}

function originOf(words: OriginShares): Origin {
  const groups: [Origin, number][] = [
    ['memory', words.memory],
    ['terminology', words.terminology],
    ['phrase', words.phrase + words.dictionary],
    ['engine', words.engine],
  ]
  const [origin, most] = groups.toSorted((left, right) => right[1] - left[1])[0] as [Origin, number]
  return most > 0 ? origin : 'untranslated'
}
