import { leavesOf, type Expression } from '../grammar/expression.ts'
import { indexedFields, queryTerms, type QueryTerm } from '../engine/terms.ts'
import type { MatchField, PatentMatch } from '../patent-index.ts'
import { analyse, hasHan, stemOf } from './analyse.ts'

/** A stored text; `at` is the index of a claim or paragraph. */
export type StoredText = { field: MatchField; language: string; text: string; at?: number }

/** How telling the stems of a semantic query are, above 0. */
export type TermWeights = ReadonlyMap<string, number>

type Occurrence = { term: string; stem: string; position: number; start: number; end: number }
type Sought = { fields: readonly string[]; terms: readonly QueryTerm[]; text: string }

const fieldCodes: Record<MatchField, string> = { title: 'TI', abstract: 'AB', claims: 'CL', description: 'DE' }
/** More marks than these make a text harder to read. */
const MATCHES_MAX = 2000
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Where texts have the words and phrases that an expression wants. */
export function findMatches(expression: Expression, texts: readonly StoredText[]): PatentMatch[] {
  const wanted = soughtBy(expression)
  const found: PatentMatch[] = []
  for (const stored of texts) {
    const here = wanted.filter(({ fields }) => fields.includes(fieldCodes[stored.field]))
    if (here.length === 0) continue
    const occurrences = occurrencesIn(stored.text)
    const matches = here.flatMap((each) => placesOf(each, occurrences).map((place) => ({ ...place, term: each.text })))
    for (const { start, end, term } of withoutOverlaps(matches))
      found.push({ ...placeOf(stored), start, end, weight: 1, term })
    if (found.length >= MATCHES_MAX) break
  }
  return found.slice(0, MATCHES_MAX)
}

/** The sentence of each text that has most of what a semantic query says, and the words in it. */
export function findPassages(weights: TermWeights, texts: readonly StoredText[]): PatentMatch[] {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return []
  return texts.flatMap((stored) => {
    const occurrences = occurrencesIn(stored.text).filter(({ stem }) => weights.has(stem))
    let best: { start: number; end: number; sum: number; inside: Occurrence[] } | null = null
    for (const { segment, index } of SENTENCES.segment(stored.text)) {
      const end = index + segment.trimEnd().length
      const inside = occurrences.filter((each) => each.start >= index && each.end <= end)
      const sum = [...new Set(inside.map(({ stem }) => stem))].reduce((part, stem) => part + weights.get(stem)!, 0)
      if (sum > (best?.sum ?? 0)) best = { start: index, end, sum, inside }
    }
    if (!best) return []
    const passage = { ...placeOf(stored), start: best.start, end: best.end, weight: Math.min(1, best.sum / total) }
    const strongest = Math.max(...weights.values())
    const words = withoutOverlaps(best.inside).map(({ start, end, stem }) => ({
      ...placeOf(stored),
      start,
      end,
      weight: weights.get(stem)! / strongest,
      term: stored.text.slice(start, end),
    }))
    return [passage, ...words]
  })
}

/** A sentence of a stored text, in UTF-16 offsets. */
export type Sentence = { stored: StoredText; start: number; end: number }

/** The sentences of abstracts, of titles where there is no abstract; at most so many. */
export function sentencesOf(texts: readonly StoredText[], most: number): Sentence[] {
  const abstracts = texts.filter(({ field, text }) => field === 'abstract' && text.trim())
  const sentences = (abstracts.length > 0 ? abstracts : texts).flatMap((stored) =>
    Array.from(SENTENCES.segment(stored.text), ({ segment, index }) => ({
      stored,
      start: index,
      end: index + segment.trimEnd().length,
    })),
  )
  return sentences.filter(({ start, end }) => end > start).slice(0, most)
}

/** The matches with this sentence as their passage; words stay. */
export function withPassage(matches: readonly PatentMatch[], { stored, start, end }: Sentence, weight: number) {
  return [{ ...placeOf(stored), start, end, weight }, ...matches.filter(({ term }) => term !== undefined)]
}

const placeOf = ({ field, language, at }: StoredText) => ({ field, language, ...(at === undefined ? {} : { at }) })

function occurrencesIn(text: string): Occurrence[] {
  const found: Occurrence[] = []
  analyse(text, (term, position, start, end) => found.push({ term, stem: stemOf(term), position, start, end }))
  return found
}

/** The wanted leaves that name a text; those under NOT are not wanted. */
function soughtBy(expression: Expression): Sought[] {
  if (expression.kind === 'not') return []
  if (expression.kind === 'and' || expression.kind === 'or' || expression.kind === 'xor')
    return expression.parts.flatMap(soughtBy)
  return [...leavesOf(expression)].flatMap((leaf) => {
    if (leaf.kind === 'range') return []
    // What stands around the wildcards of a Chinese word is marked piece by piece.
    const pieces = hasHan(leaf.text) ? leaf.text.split(/[*?]+/).filter(Boolean) : [leaf.text]
    return pieces.map((text) => ({ fields: indexedFields(leaf.field), terms: queryTerms(text, leaf.exact), text }))
  })
}

function placesOf({ terms }: Sought, occurrences: readonly Occurrence[]): { start: number; end: number }[] {
  const [first, ...rest] = terms
  if (!first) return []
  const byPosition = new Map<number, Occurrence>(occurrences.map((each) => [each.position, each]))
  const isFirst = matcherOf(first)
  const others = rest.map((term) => ({ offset: term.offset - first.offset, fits: matcherOf(term) }))
  return occurrences.flatMap((begin) => {
    if (!isFirst(begin)) return []
    const last = [begin]
    for (const { offset, fits } of others) {
      const next = byPosition.get(begin.position + offset)
      if (!next || !fits(next)) return []
      last.push(next)
    }
    const end =
      hasHan(first.text) && first.text.length === 1 ? begin.start + 1 : Math.max(...last.map((each) => each.end))
    return [{ start: begin.start, end }]
  })
}

function matcherOf({ text, pattern, exact }: QueryTerm): (occurrence: Occurrence) => boolean {
  if (pattern) {
    const source = text
      .replaceAll(/[.+^${}()|[\]\\/-]/g, String.raw`\$&`)
      .replaceAll(/\*+/g, '.*')
      .replaceAll('?', '.')
    const expression = new RegExp(`^${source}$`, 'su')
    return ({ term }) => expression.test(term)
  }
  if (hasHan(text)) return ({ term }) => (text.length === 1 ? term.startsWith(text) : term === text)
  if (exact) return ({ term }) => term === text
  const stem = stemOf(text)
  return (occurrence) => occurrence.stem === stem
}

/** From left to right; of two that overlap the one that begins first and reaches furthest. */
function withoutOverlaps<Place extends { start: number; end: number }>(places: readonly Place[]): Place[] {
  const saved: Place[] = []
  for (const place of places.toSorted((left, right) => left.start - right.start || right.end - left.end))
    if (place.start >= (saved.at(-1)?.end ?? 0)) saved.push(place)
  return saved
}
