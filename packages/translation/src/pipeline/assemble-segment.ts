import { countWords } from '@markwright/domain/texts/count-words'
import { withoutTags, writeTag } from '@markwright/domain/texts/inline-tags'
import { sourceOf, targetOf, type TranslationDirection } from '@markwright/domain/texts/translation-languages'
import { checkTranslation, findUntranslated, hasText } from '../checks/check-translation.ts'
import { findLostNegation } from '../checks/negation.ts'
import type { PlacedTag, TranslatedPiece, TranslationEngine } from '../engines/engine.ts'
import { needsBlank } from '../engines/built-in/write-text.ts'
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
import type { PieceOrTag } from './place-tags.ts'
import { offsets, type Rendering, type SentenceWork } from './prepare-segment.ts'

/** The translation of a segment from those of its sentences, with what was found in it. */
export function assembleSegment(
  segment: Segment,
  works: readonly SentenceWork[],
  direction: TranslationDirection,
): TranslatedSegment {
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

/** The pieces and tags as one text, and where each piece is in it. A blank before a piece is before tags that open there. */
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

function wordShares({ text }: SentenceWork, pieces: readonly TranslatedPiece[], memory: boolean): OriginShares {
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
