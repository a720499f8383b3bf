import { readPatentNumber, typedApplicationForms } from '@markwright/patents'
import type { Expression } from './expression.ts'
import { narrow } from './tokens.ts'
import { bareNumber, hasLetters, numberKey, symbolKey } from './values.ts'

export type Detected = {
  kind: 'number' | 'name' | 'symbol' | 'word' | 'phrase'
  text: string
  start: number
  end: number
}

const SYMBOL = /^[A-H]\d{2}[A-Z](?:\d{1,4}(?:\/\d{2,})?)?$/i
const CLASS = /^[A-H]\d{2}$/i
/** US8739770B2, US-8739770-B2, US.8739770.B2, US 8,739,770 (B2), PCT/CN2020/000001, 202010000001.X. */
const NUMBER = /^(?:ZL|PCT|[A-Z]{2})?[\d./,\s-]+[A-Z0-9./,\s-]*(?:\([A-Z]\d?\))?$/i
const YEARS = /^\d{4}\s?-\s?\d{4}$/
/** How companies, schools and hospitals end in Chinese, and companies elsewhere. */
const CHINESE_NAME = /(?:公司|集团|大学|学院|研究所|研究院|医院|工厂|总厂|实验室|株式会社|合作社|事务所|委员会)$/
const LATIN_NAME =
  /(?:^|\s)\S+.*\s(?:inc|ltd|limited|llc|corp|corporation|company|co|gmbh|ag|sa|s\.a|plc|kg|bv|b\.v|nv|oy|ab|spa|s\.p\.a|university|institute|kabushiki kaisha)\.?$/i
const PIECES = /-?"([^"]*)"?|-?[“]([^”]*)”?|[^\s"“,;，；、。]+/g
const PIECES_MAX = 100

/**
 * The expression of a simple search, in which numbers, names of applicants and symbols of the IPC are recognised; any
 * other word is sought in title, abstract and claims, and among the names. Null where there is nothing to seek.
 */
export function simpleExpression(text: string): { expression: Expression | null; detected: Detected[] } {
  const plain = narrow(text)
  const whole = plain.trim()
  const start = plain.indexOf(whole)
  const asOne = readWhole(whole)
  if (asOne) {
    const detected: Detected = { kind: asOne.kind, text: whole, start, end: start + whole.length }
    return { expression: asOne.expression, detected: [detected] }
  }
  const parts: Expression[] = []
  const detected: Detected[] = []
  for (const match of plain.matchAll(PIECES)) {
    if (parts.length >= PIECES_MAX) break
    const quoted = match[1] ?? match[2]
    const piece = (quoted ?? match[0])
      .replaceAll(/[*?]/g, '')
      .replace(/^-(?=\p{L})/u, '')
      .trim()
    if (!hasLetters(piece)) continue
    const found =
      (quoted === undefined ? (readNumber(piece) ?? readSymbol(piece) ?? readName(piece)) : null) ??
      readWords(piece, quoted === undefined ? 'word' : 'phrase')
    // A minus before a word excludes it, as in web searches.
    const isExcluded = found.kind !== 'number' && /^-[\p{L}"“]/u.test(match[0])
    parts.push(isExcluded ? { kind: 'not', part: found.expression } : found.expression)
    detected.push({ kind: found.kind, text: piece, start: match.index, end: match.index + match[0].length })
  }
  // No publication has two numbers: several of them are alternatives.
  const numbers = parts.filter((_, at) => detected[at]!.kind === 'number')
  const others = parts.filter((_, at) => detected[at]!.kind !== 'number')
  const all = numbers.length > 1 ? [{ kind: 'or' as const, parts: numbers }, ...others] : parts
  if (all.length === 0) return { expression: null, detected }
  return { expression: all.length === 1 ? all[0]! : { kind: 'and', parts: all }, detected }
}

type Found = { kind: Detected['kind']; expression: Expression }

/** Numbers, symbols and names that have spaces or commas in them. */
function readWhole(text: string): Found | null {
  if (!/[\s,]/.test(text)) return null
  return readNumber(text) ?? readSymbol(text) ?? (LATIN_NAME.test(text) ? nameOf(text) : null)
}

const word = (field: 'PN' | 'AN' | 'IPC' | 'CPC', text: string): Expression => ({ kind: 'word', field, text })
const either = (...parts: Expression[]): Expression => ({ kind: 'or', parts })
const nameOf = (text: string): Found => ({ kind: 'name', expression: { kind: 'phrase', field: 'PA', text } })

function readNumber(text: string): Found | null {
  const key = numberKey(text)
  if (!/\d{5}/.test(key) || !NUMBER.test(text) || YEARS.test(text)) return null
  const number = firstRead(text, text.replace(/^([A-Z]{2})[-.]/i, '$1').replace(/[-.\s]?\(?([A-Z]\d?)\)?$/i, '$1'))
  // A bare row of digits is the number of some office.
  if (typeof number === 'string') {
    if (/^\d{6,}[\dX]$/.test(key))
      return { kind: 'number', expression: either(word('PN', `??${key}*`), word('AN', `*${key}*`)) }
    const bare = /[A-Z]\d?$/i.test(text) ? bareNumber(text.toUpperCase()) : null
    return bare === null ? null : { kind: 'number', expression: word('PN', bare) }
  }
  const asPublication = word('PN', `${number.country}${numberKey(number.number)}${number.kind ?? '*'}`)
  const asApplication = typedApplicationForms(text).map((form) => word('AN', numberKey(form)))
  if (number.type === 'application')
    return { kind: 'number', expression: asApplication.length === 1 ? asApplication[0]! : either(...asApplication) }
  return { kind: 'number', expression: number.kind ? asPublication : either(asPublication, ...asApplication) }
}

/** The first notation that can be read; why the typed one cannot where none can. */
function firstRead(typed: string, plain: string) {
  const number = readPatentNumber(typed)
  return typeof number === 'string' && plain !== typed ? readPatentNumber(plain) : number
}

function readSymbol(text: string): Found | null {
  const key = symbolKey(text)
  if (!SYMBOL.test(key) && !CLASS.test(key)) return null
  return { kind: 'symbol', expression: either(word('IPC', key), word('CPC', key)) }
}

const readName = (text: string): Found | null => (CHINESE_NAME.test(text) && text.length >= 4 ? nameOf(text) : null)

function readWords(text: string, kind: 'word' | 'phrase'): Found {
  const leaf = (field: 'PA' | 'IN' | null): Expression => ({ kind, field, text })
  return { kind, expression: either(leaf(null), leaf('PA'), leaf('IN')) }
}
