import { fields } from '../grammar/fields.ts'
import { legalStatuses, patentTypes } from '../patent-index.ts'
import type { Expression } from '../grammar/expression.ts'
import {
  countryCode,
  dayNumber,
  NO_DAY,
  type DayColumn,
  type FieldIndex,
  type IndexedField,
  type Segment,
} from '../segment/segment.ts'
import { hasHan } from '../text/analyse.ts'
import { addAll, emptyBits, invert, intersect, exclusiveOr, setBit, type Bits } from './bits.ts'
import { addRows, readSpans, ROW, type Spans } from './postings.ts'
import { between, follow, join, near } from './spans.ts'
import { indexedFields, matchingTerms, queryTerms, symbolPattern, termsBetween, type QueryTerm } from './terms.ts'

type Near = Extract<Expression, { kind: 'near' }>
type Term = Extract<Expression, { kind: 'word' | 'phrase' }>
type Range = Extract<Expression, { kind: 'range' }>

/** Characters that a star within a Chinese word may stand for. */
const STAR_MOST = 9

/** The rows of a segment that an expression finds; replaced ones may be among them. */
export function evaluate(segment: Segment, expression: Expression): Bits {
  const each = (part: Expression) => evaluate(segment, part)
  const rows = segment.ids.length
  switch (expression.kind) {
    case 'and':
      return expression.parts.map(each).reduce(intersect)
    case 'or':
      return expression.parts.map(each).reduce(addAll)
    case 'xor':
      return expression.parts.map(each).reduce(exclusiveOr)
    case 'not':
      return invert(each(expression.part), rows)
    case 'near':
      return inFields(segment, fieldsOfNear(expression), (index) => nearSpans(index, expression, rows), rows)
    case 'range':
      return evaluateRange(segment, expression)
    case 'earlier':
      throw new Error(`Search ${expression.number} has not been put in its place.`)
    default:
      return evaluateTerm(segment, expression)
  }
}

/** The rows for which some field has spans. */
function inFields(
  segment: Segment,
  names: readonly IndexedField[],
  spansIn: (index: FieldIndex) => Spans,
  rows: number,
) {
  const bits = emptyBits(rows)
  for (const name of names) for (const key of spansIn(segment.fields[name]).keys) setBit(bits, Math.floor(key / ROW))
  return bits
}

function evaluateTerm(segment: Segment, leaf: Term): Bits {
  const { field, text } = leaf
  const rows = segment.ids.length
  if (field === 'CC') return rowsWith(segment.countries, countryCode(text))
  if (field === 'TY') return rowsWith(segment.types, patentTypes.indexOf(text as 'other'))
  if (field === 'LS') return rowsWith(segment.legalStatuses, legalStatuses.indexOf(text as 'valid'))
  const names = indexedFields(field)
  if (field && fields[field].kind !== 'text') {
    const key = fields[field].kind === 'symbol' ? (leaf.exact ? text : symbolPattern(text)) : text
    const bits = emptyBits(rows)
    const index = segment.fields[names[0]!]
    addRows(index, matchingTerms(index, { text: key, offset: 0, pattern: /[*?]/.test(key) }), bits)
    return bits
  }
  const terms = queryTerms(text, leaf.exact)
  if (terms.length === 1 && !isPatternWithHan(leaf)) {
    const bits = emptyBits(rows)
    for (const name of names) addRows(segment.fields[name], matchingTerms(segment.fields[name], terms[0]!), bits)
    return bits
  }
  return inFields(segment, names, (index) => termSpans(index, leaf, rows), rows)
}

const isPatternWithHan = ({ kind, text }: Term) => kind === 'word' && /[*?]/.test(text) && hasHan(text)

/** Where a word or a phrase is in a field. */
function termSpans(index: FieldIndex, leaf: Term, rows: number): Spans {
  if (!isPatternWithHan(leaf)) return phraseSpans(index, queryTerms(leaf.text, leaf.exact), rows)
  // 锂?电池 has exactly one character in between, 锂*电池 any few.
  const pieces = leaf.text.split(/([*?]+)/)
  let spans: Spans | null = null
  let gap = ''
  for (const piece of pieces) {
    if (/^[*?]+$/.test(piece)) gap = piece
    else if (piece) {
      const found: Spans = phraseSpans(index, queryTerms(piece), rows)
      const least = gap.replaceAll('*', '').length
      const most = least + STAR_MOST * (gap.length - least)
      spans = spans ? between(spans, found, least, most) : found
    }
  }
  return spans ?? { keys: new Float64Array(), ends: new Int32Array() }
}

function phraseSpans(index: FieldIndex, terms: readonly QueryTerm[], rows: number): Spans {
  const ids = terms.map((term) => matchingTerms(index, term))
  const common = ids
    .map((each) => {
      const bits = emptyBits(rows)
      addRows(index, each, bits)
      return bits
    })
    .reduce(intersect, invert(emptyBits(rows), rows))
  let spans: Spans | null = null
  for (const [number, term] of terms.entries()) {
    const found = readSpans(index, ids[number]!, common)
    if (hasHan(term.text) && term.text.length === 2) for (let at = 0; at < found.ends.length; at++) found.ends[at]!++
    spans = spans ? follow(spans, found, term.offset - terms[0]!.offset) : found
  }
  return spans ?? { keys: new Float64Array(), ends: new Int32Array() }
}

function nearSpans(index: FieldIndex, { left, right, distance, ordered }: Near, rows: number): Spans {
  const spansOf = (side: Expression): Spans => {
    if (side.kind === 'near') return nearSpans(index, side, rows)
    if (side.kind === 'or') return join(side.parts.map(spansOf))
    return termSpans(index, side as Term, rows)
  }
  return near(spansOf(left), spansOf(right), distance, ordered)
}

function fieldsOfNear({ left }: Near): readonly IndexedField[] {
  let side: Expression = left
  while (side.kind === 'near' || side.kind === 'or') side = side.kind === 'near' ? side.left : side.parts[0]!
  return indexedFields(side.kind === 'word' || side.kind === 'phrase' ? side.field : null)
}

function evaluateRange(segment: Segment, { field, from, to }: Range): Bits {
  if (field === 'IPC' || field === 'CPC') {
    const bits = emptyBits(segment.ids.length)
    addRows(segment.fields[field], termsBetween(segment.fields[field], from, to), bits)
    return bits
  }
  return rowsBetween(segment.days[field as DayColumn], from, to)
}

/** Rows whose day lies between two, both included. */
export function rowsBetween(days: Int32Array, from: string | null, to: string | null): Bits {
  const first = from === null ? NO_DAY + 1 : dayNumber(from)
  const last = to === null ? 2_147_483_647 : dayNumber(to)
  const bits = emptyBits(days.length)
  for (let row = 0; row < days.length; row++) if (days[row]! >= first && days[row]! <= last) setBit(bits, row)
  return bits
}

export function rowsWith(values: Uint8Array | Uint16Array, value: number): Bits {
  const bits = emptyBits(values.length)
  for (let row = 0; row < values.length; row++) if (values[row] === value) setBit(bits, row)
  return bits
}
