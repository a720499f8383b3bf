import { docdbNumber, readPatentNumber, typedApplicationForms } from '@markwright/patents'
import type { Expression } from './expression.ts'
import { codeOf, codes, fields, type FieldName } from './fields.ts'
import type { Cursor } from './cursor.ts'
import type { Token } from './tokens.ts'
import { bareNumber, daysOf, hasLetters, isPatternLongEnough, numberKey, shiftDay, symbolKey } from './values.ts'

const isPattern = (text: string) => /[*?]/.test(text)
const SUBCLASS = /^[A-HY]\d{2}[A-Z]$/
const COUNTRY = /^(?:[A-Z]{2}|PCT)$/
const KIND = /^[A-Z]\d?$/i
const GROUP = /^\d{1,4}(?:\/[\d*?]*)?\*?$/
const SYMBOL = /^[A-HY*?](?:[\d*?]{0,2}|[\d*?]{2}[A-Z*?][\d*?]*(?:\/[\d*?]*)?)$/

/** Reads a word, a phrase or a range with what its field makes of it. */
export function readLeaf(cursor: Cursor, field: FieldName | null): Expression {
  const { peek, take, fail } = cursor
  const token = peek()
  if (token.type === '[') return readRange(cursor, field)
  if (token.type === 'compare') return readComparison(cursor, field)
  take()
  if (token.type === 'phrase' && token.flag) fail('quoteExpected', token, ['"'])
  if (!hasLetters(token.text)) fail('noWords', token, ['term'])
  if (!field || fields[field].kind === 'text') return readText(cursor, field, token)
  const exact = token.type === 'exact' && fields[field].kind === 'symbol'
  if (fields[field].kind === 'day') {
    const [from, to] = dayOf(cursor, token)
    return { kind: 'range', field, from, to }
  }
  const value = readValue(cursor, field, token)
  return { kind: 'word', field, text: value, ...(exact && !isPattern(value) && { exact }) }
}

function readText({ fail }: Cursor, field: FieldName | null, token: Token): Expression {
  if (token.type === 'phrase' || token.type === 'exact') {
    const text = token.text.trim().replaceAll(/\s+/g, ' ')
    return { kind: 'phrase', field, text, ...(token.type === 'exact' && { exact: true }) }
  }
  if (isPattern(token.text) && !isPatternLongEnough(token.text)) fail('patternTooShort', token, ['term'])
  return { kind: 'word', field, text: token.text }
}

/** The value of a field that has symbols, numbers or codes, as it is indexed. */
function readValue(cursor: Cursor, field: FieldName, token: Token): string {
  const { fail, peek, take } = cursor
  if (field === 'CC' || field === 'TY' || field === 'LS') {
    // A name of two words is read without quotation marks too.
    const both = peek().type === 'word' && codeOf(field, `${token.text} ${peek().text}`)
    if (both) take()
    const code = both || codeOf(field, token.text)
    const expected = field === 'CC' ? ['CN', 'US', 'EP', 'JP', 'WO'] : codes[field].map((each) => each.code)
    return code ?? fail('unknownValue', token, expected)
  }
  if (fields[field].kind === 'symbol') {
    // Espacenet and Google write /low for what is below a symbol, which is included here.
    let key = symbolKey(token.text.replace(/\/low$/i, ''))
    const group = peek()
    // H01M 10/052 is one symbol.
    if (SUBCLASS.test(key) && group.type === 'word' && GROUP.test(group.text)) key += symbolKey(take().text)
    if (!SYMBOL.test(key) || !hasLetters(key)) fail('notASymbol', token, ['symbol'])
    return key
  }
  let key = numberKey(token.text)
  // CN 112345678 A is one number.
  if (COUNTRY.test(key) && peek().type === 'word' && /^\d/.test(peek().text)) {
    key += numberKey(take().text)
    if (peek().type === 'word' && KIND.test(peek().text)) key += numberKey(take().text)
  }
  if (!hasLetters(key)) fail('notANumber', token, ['number'])
  if (isPattern(key) && !isPatternLongEnough(key)) fail('patternTooShort', token, ['number'])
  return isPattern(key) || field === 'FAM' ? key : numberAsIndexed(field, token.text, key)
}

/** A number in any notation as the index has it; as it is typed where it cannot be read. */
function numberAsIndexed(field: FieldName, text: string, key: string): string {
  // What follows the country in a piece of its own is in the key only.
  const whole = numberKey(text) === key ? text : key
  // Signs that belong to no notation make the whole unreadable, but not its letters and digits.
  for (const each of [whole, key]) {
    const number = field === 'AN' ? typedApplicationForms(each)[0] : publicationOf(each)
    if (number !== undefined) return numberKey(number)
  }
  return (field === 'PN' ? bareNumber(key) : null) ?? key
}

function publicationOf(text: string): string | undefined {
  const number = readPatentNumber(text)
  return typeof number === 'string' || number.type === 'application' ? undefined : docdbNumber(number)
}

function dayOf({ fail }: Cursor, token: Token): readonly [string, string] {
  const days = ['word', 'phrase', 'exact'].includes(token.type) ? daysOf(token.text.trim()) : undefined
  return days ?? fail('notADay', token, ['date'])
}

/** `[a TO b]`, where an end may be `*`. */
function readRange(cursor: Cursor, field: FieldName | null): Expression {
  const { peek, take, fail } = cursor
  const opened = take()
  const { named, kind } = rangeField(cursor, field, opened)
  const ends: (string | null)[] = []
  for (const side of [0, 1] as const) {
    const token = peek()
    if (isOpen(token)) {
      ends.push(null)
      take()
    } else if (token.type === 'word' || token.type === 'phrase') {
      take()
      ends.push(kind === 'day' ? dayOf(cursor, token)[side] : readValue(cursor, named, token))
    } else fail('rangeEnd', token, [kind === 'day' ? 'date' : 'symbol', '*'])
    if (side === 0) {
      const isBetween = peek().type === 'word' && /^(?:TO|至|到|\.\.)$/i.test(peek().text)
      if (!isBetween) fail('rangeEnd', peek(), ['TO'])
      take()
    }
  }
  if (peek().type !== ']') fail('closeExpected', peek().type === 'end' ? opened : peek(), [']'])
  const closed = take()
  const [from = null, to = null] = ends
  const whole = { ...opened, end: closed.end }
  if (from === null && to === null) fail('rangeEnd', whole, [kind === 'day' ? 'date' : 'symbol'])
  if ([from, to].some((end) => end !== null && isPattern(end))) fail('notASymbol', whole, ['symbol'])
  if (from !== null && to !== null && from > to) fail('rangeOrder', whole)
  return { kind: 'range', field: named, from, to }
}

const isOpen = ({ type, text }: Token) => (type === 'and' && text === '*') || (type === 'word' && text === '?')

/** `>=`, `<=`, `>` and `<` before a day; a word after `=` or a colon is read as it is. */
function readComparison(cursor: Cursor, field: FieldName | null): Expression {
  const { peek, take, fail } = cursor
  const sign = take()
  if (sign.text === '=' || sign.text === ':') return fail('termExpected', sign, ['term', 'field', '('])
  const { named, kind } = rangeField(cursor, field, sign)
  const token = peek()
  if (token.type !== 'word' && token.type !== 'phrase')
    fail('termExpected', token, [kind === 'day' ? 'date' : 'symbol'])
  take()
  const isFrom = sign.text.startsWith('>')
  const includes = sign.text.length === 2
  if (kind === 'symbol') {
    const symbol = readValue(cursor, named, token)
    if (!includes || isPattern(symbol)) fail('notASymbol', { ...sign, end: token.end }, ['>=', '<='])
    return isFrom
      ? { kind: 'range', field: named, from: symbol, to: null }
      : { kind: 'range', field: named, from: null, to: symbol }
  }
  const [first, last] = dayOf(cursor, token)
  return isFrom
    ? { kind: 'range', field: named, from: includes ? first : shiftDay(last, 1), to: null }
    : { kind: 'range', field: named, from: null, to: includes ? last : shiftDay(first, -1) }
}

function rangeField(
  { fail }: Cursor,
  field: FieldName | null,
  token: Token,
): { named: FieldName; kind: 'day' | 'symbol' } {
  const kind = field && fields[field].kind
  if (field && (kind === 'day' || kind === 'symbol')) return { named: field, kind }
  return fail('rangeField', token, ['AD', 'PD', 'PRD', 'IPC', 'CPC'])
}
