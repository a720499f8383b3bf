import { codes, fieldNamed, fieldNames, fields, type FieldName } from './fields.ts'
import { readTokens, type Token } from './tokens.ts'

export type Suggestion = { text: string; zh: string; en: string; kind: 'field' | 'operator' | 'value' }

/** What may be at a place of a query: `from` to `to` is what a choice replaces. */
export type Suggestions = {
  from: number
  to: number
  options: Suggestion[]
  /** Values that the index knows: `PatentIndex.complete(field, beginning, limit)`. */
  complete: { field: 'PA' | 'IN' | 'AG' | 'IPC' | 'CPC'; beginning: string } | null
}

const operators: readonly Suggestion[] = [
  { text: 'AND', zh: '与', en: 'both', kind: 'operator' },
  { text: 'OR', zh: '或', en: 'either', kind: 'operator' },
  { text: 'NOT', zh: '非', en: 'without', kind: 'operator' },
  { text: 'XOR', zh: '异或', en: 'one but not both', kind: 'operator' },
  { text: 'NEAR/5', zh: '相距不超过 5 个词', en: 'within 5 words', kind: 'operator' },
  { text: 'W/5', zh: '依次相距不超过 5 个词', en: 'in this order, within 5 words', kind: 'operator' },
]
const completed = new Set<string>(['PA', 'IN', 'AG', 'IPC', 'CPC'])

/** What may be typed at the cursor, a UTF-16 offset into the query. */
export function suggest(query: string, cursor: number): Suggestions {
  const at = Math.max(0, Math.min(cursor, query.length))
  const tokens = readTokens(query.slice(0, at)).filter(({ type }) => type !== 'end')
  const last = tokens.at(-1)
  const isTyping =
    last !== undefined && last.end === at && (last.type === 'word' || (last.type === 'phrase' && last.flag))
  const before = isTyping ? tokens.slice(0, -1) : tokens
  const typed = isTyping ? last.text : ''
  const place = { from: isTyping ? last.start : at, to: at }
  const field = fieldAround(before)
  const previous = before.at(-1)
  const options: Suggestion[] = []
  const canBegin = !previous || !endsTerm(previous)

  if (field && canBegin) {
    options.push(...valuesOf(field, typed))
    const complete = completed.has(field) ? { field: field as 'PA', beginning: typed } : null
    return { ...place, options, complete }
  }
  if (canBegin || isTyping) options.push(...fieldsLike(typed))
  if (!canBegin) options.push(...operators.filter(({ text }) => startsWith(text, typed)))
  return { ...place, options, complete: null }
}

const endsTerm = ({ type }: Token) =>
  type === 'word' || type === 'phrase' || type === ')' || type === ']' || type === 'earlier'
const startsWith = (text: string, beginning: string) => text.toUpperCase().startsWith(beginning.toUpperCase())

/** The field whose value or brackets the end of the tokens is in. */
function fieldAround(tokens: readonly Token[]): FieldName | null {
  let depth = 0
  for (let index = tokens.length - 1; index >= 0; index--) {
    const { type, text } = tokens[index]!
    if (type === ')') depth++
    else if (type === '(') {
      if (depth > 0) depth--
      else if (tokens[index - 1]?.type === 'field') return fieldNamed(tokens[index - 1]!.text) ?? null
    } else if (type === 'field' && index === tokens.length - 1) return fieldNamed(text) ?? null
  }
  return null
}

const fieldsLike = (typed: string): Suggestion[] =>
  fieldNames
    .filter((field) => {
      const { zh, en, names } = fields[field]
      return [field, zh, en, ...names].some((name) => startsWith(name, typed))
    })
    .map((field) => ({ text: `${field}:`, zh: fields[field].zh, en: fields[field].en, kind: 'field' }))

function valuesOf(field: FieldName, typed: string): Suggestion[] {
  if (field !== 'TY' && field !== 'LS') return []
  return codes[field]
    .filter(({ code, zh, en, names }) => [code, zh, en, ...names].some((name) => startsWith(name, typed)))
    .map(({ code, zh, en }) => ({ text: code, zh, en, kind: 'value' }))
}
