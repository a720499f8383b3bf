import type { StoredTextSegment } from '@markwright/db'
import { withoutTags } from '@markwright/domain/texts/inline-tags'
import { withoutInvisible } from '@markwright/domain/texts/invisible-signs'
import type { OriginShares, Span, TranslatedSegment } from '@markwright/translation'
import type { OwnTerm } from '@markwright/translation-service'
import { countWords } from '@markwright/domain/texts/count-words'

/**
 * The lines of a text as segments, without signs that nobody sees, which would divide words; empty ones are left out,
 * and their numbers with them.
 */
export const linesOf = (text: string): { id: string; text: string }[] =>
  withoutInvisible(withoutTags(text))
    .split(/\r\n?|\n/)
    .flatMap((line, at) => (line.trim() === '' ? [] : [{ id: String(at + 1), text: line }]))

/** The sentences of translated lines, with places within each. */
export function sentencesOf(
  lines: readonly { id: string; text: string }[],
  translated: readonly TranslatedSegment[],
  { engineName, termsById }: { engineName: (id: string) => string; termsById: ReadonlyMap<string, OwnTerm> },
): StoredTextSegment[] {
  return translated.flatMap((line, at) => {
    const text = lines[at]!.text
    const whole = { source: { start: 0, end: text.length }, target: { start: 0, end: line.text.length } }
    const sentences = line.sentences.length > 0 ? line.sentences : [{ ...whole, origin: line.origin, alignment: [] }]
    return sentences.map((sentence): StoredTextSegment => {
      const source = text.slice(sentence.source.start, sentence.source.end)
      const target = line.text.slice(sentence.target.start, sentence.target.end)
      const terms = line.terms.filter(({ source: span }) => isWithin(span, sentence.source))
      return {
        source,
        target,
        paragraph: Number(line.id),
        origin: sentence.origin,
        engine: line.engine === null ? null : engineName(line.engine),
        sentTo: line.sentTo,
        shares: line.shares,
        alignment: sentence.alignment.map((pair) => ({
          source: moved(pair.source, sentence.source),
          target: moved(pair.target, sentence.target),
        })),
        issues: line.issues
          .filter(({ source: from, target: to }) =>
            from ? isWithin(from, sentence.source) : to ? isWithin(to, sentence.target) : sentence === sentences[0],
          )
          .map((issue) => ({
            ...issue,
            source: issue.source && moved(issue.source, sentence.source),
            target:
              issue.target && isWithin(issue.target, sentence.target) ? moved(issue.target, sentence.target) : null,
          })),
        terms: terms.map((term) => ({
          entryId: term.entryId,
          source: moved(term.source, sentence.source),
          target: term.target && isWithin(term.target, sentence.target) ? moved(term.target, sentence.target) : null,
        })),
        termNames: terms.flatMap(({ entryId }) => {
          const term = termsById.get(entryId)
          return term ? [{ source: term.source, target: term.target, glossary: term.glossary }] : []
        }),
        matches: line.matches
          .filter(({ percent }) => percent < 100)
          .filter((_match, index) => sentences.length === 1 && index < 3)
          .map(({ entryId, source: from, target: to, percent, difference }) => ({
            entryId,
            source: from,
            target: to,
            percent,
            difference,
          })),
      }
    })
  })
}

/** Segments with inline tags as they are logged: without these, and so without places, which would not fit any more. */
export function plainSegments(
  lines: readonly { id: string; text: string }[],
  translated: readonly TranslatedSegment[],
): { lines: { id: string; text: string }[]; segments: TranslatedSegment[] } {
  return {
    lines: lines.map(({ id, text }) => ({ id, text: withoutTags(text) })),
    segments: translated.map((segment) => ({
      ...segment,
      text: withoutTags(segment.text),
      sentences: [],
      terms: [],
      issues: segment.issues.map((issue) => ({ ...issue, source: null, target: null })),
    })),
  }
}

/** Shares of all sentences together, by their words. */
export function sharesOf(parts: readonly { text: string; shares: OriginShares }[]): OriginShares {
  const sum: OriginShares = { memory: 0, terminology: 0, phrase: 0, dictionary: 0, engine: 0, unchanged: 0 }
  let total = 0
  for (const { text, shares } of parts) {
    const words = countWords(text)
    total += words
    for (const key of Object.keys(sum) as (keyof OriginShares)[]) sum[key] += shares[key] * words
  }
  if (total > 0) for (const key of Object.keys(sum) as (keyof OriginShares)[]) sum[key] = round(sum[key] / total)
  return sum
}

const round = (share: number) => Math.round(share * 1000) / 1000
const isWithin = (inner: Span, outer: Span) => inner.start >= outer.start && inner.end <= outer.end
const moved = ({ start, end }: Span, { start: from }: Span): Span => ({ start: start - from, end: end - from })
