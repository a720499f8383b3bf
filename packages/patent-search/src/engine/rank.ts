import { rankedFields, type IndexedField, type RankedField } from '../segment/segment.ts'
import { isStopWord } from '../text/stop-words.ts'
import { analyse, hasHan, stemOf } from '../text/analyse.ts'
import type { Expression } from '../grammar/expression.ts'
import type { IndexState, OpenSegment } from './index-state.ts'
import { addFrequencies } from './postings.ts'
import { indexedFields, matchingTerms, queryTerms, type QueryTerm } from './terms.ts'

/** BM25F (Robertson, Zaragoza: The Probabilistic Relevance Framework, 2009). */
const K1 = 1.2
const B = 0.75
/** How much a word counts in each field. Title and abstract are one text, in which the title stands twice. */
const weights: Record<RankedField, number> = { TI: 2, AB: 1, CL: 0.6, DE: 0.3 }

export type RankedTerm = QueryTerm & { fields: readonly RankedField[]; weight: number }

/** Scores of the rows of a segment, 0 for those without any term. */
export type Scores = Float32Array

const isRanked = (field: IndexedField): field is RankedField => rankedFields.includes(field as 'TI')

/** The words that an expression wants, those of names left aside. */
export function termsOfExpression(expression: Expression): RankedTerm[] {
  const found = new Map<string, RankedTerm>()
  const visit = (each: Expression): void => {
    switch (each.kind) {
      case 'and':
      case 'or':
      case 'xor':
        return each.parts.forEach(visit)
      case 'near':
        visit(each.left)
        return visit(each.right)
      case 'word':
      case 'phrase': {
        const fields = indexedFields(each.field).filter(isRanked)
        if (fields.length === 0) return
        for (const term of queryTerms(each.text)) {
          const key = `${fields.join('+')}:${term.pattern ? term.text : stemOf(term.text)}`
          if (!found.has(key)) found.set(key, { ...term, fields, weight: 1 })
        }
      }
    }
  }
  visit(expression)
  return [...found.values()]
}

/** The words of a text, each with the number of times it comes; words that say nothing left out. */
export function termsOfText(text: string, fields: readonly RankedField[]): RankedTerm[] {
  const found = new Map<string, RankedTerm>()
  analyse(text, (term, offset) => {
    if (isStopWord(term) || (hasHan(term) && term.length === 1)) return
    const key = stemOf(term)
    const known = found.get(key)
    if (known) known.weight++
    else found.set(key, { text: term, offset, pattern: false, fields, weight: 1 })
  })
  return [...found.values()]
}

type Prepared = { weight: number; ids: { field: RankedField; terms: number[] }[][] }

/** Looks the terms up; the most telling ones, at most so many. */
export function prepareTerms(state: IndexState, terms: readonly RankedTerm[], most = 1000): Prepared[] {
  const prepared = terms.flatMap((term): Prepared[] => {
    const counts = new Map<RankedField, number>()
    const ids = state.segments.map(({ segment }) =>
      term.fields.map((field) => {
        const index = segment.fields[field]
        const matching = matchingTerms(index, term)
        counts.set(
          field,
          matching.reduce((sum, id) => sum + index.counts[id]!, counts.get(field) ?? 0),
        )
        return { field, terms: matching }
      }),
    )
    const documents = Math.min(state.documents, Math.max(0, ...counts.values()))
    if (documents === 0) return []
    const rarity = Math.log(1 + (state.documents - documents + 0.5) / (documents + 0.5))
    return [{ weight: rarity * term.weight, ids }]
  })
  if (prepared.length <= most) return prepared
  return prepared.toSorted((left, right) => right.weight - left.weight).slice(0, most)
}

/** BM25F of every row of a segment. */
export function scoreSegment(state: IndexState, number: number, prepared: readonly Prepared[]): Scores {
  const part = state.segments[number]!
  const scores = new Float32Array(part.rows)
  const frequencies = new Float32Array(part.rows)
  const touched = { rows: new Uint32Array(part.rows), count: 0 }
  for (const { weight, ids } of prepared) {
    touched.count = 0
    for (const { field, terms } of ids[number]!) {
      if (terms.length === 0) continue
      const { lengths, average } = lengthsOf(state, part, field)
      addFrequencies(part.segment.fields[field], terms, frequencies, touched, lengths, {
        weight: weights[field],
        base: 1 - B,
        perWord: B / average,
      })
    }
    for (let at = 0; at < touched.count; at++) {
      const row = touched.rows[at]!
      const frequency = frequencies[row]!
      scores[row]! += (weight * frequency * (K1 + 1)) / (K1 + frequency)
      frequencies[row] = 0
    }
  }
  return scores
}

/** Title and abstract share a length. */
function lengthsOf(state: IndexState, part: OpenSegment, field: RankedField) {
  if (field === 'CL' || field === 'DE')
    return { lengths: part.segment.lengths[field], average: state.averageLengths[field] }
  return { lengths: part.headLengths, average: state.averageHead }
}

/** How telling each stem of a text is, for the most telling ones. */
export function weightsOf(state: IndexState, terms: readonly RankedTerm[]): Map<string, number> {
  const weighed = terms.flatMap((term) => {
    const [prepared] = prepareTerms(state, [term])
    return prepared ? [[stemOf(term.text), prepared.weight] as const] : []
  })
  return new Map(weighed.toSorted((left, right) => right[1] - left[1]).slice(0, 60))
}
