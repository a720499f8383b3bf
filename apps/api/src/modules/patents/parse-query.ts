import type { Body } from '@markwright/contract'
import { isDay } from '@markwright/domain/dates/calendar'
import { withoutInvisible } from '@markwright/domain/texts/invisible-signs'
import { type PatentType, patentTypes } from '@markwright/domain/patents/patent-labels'
import {
  PATENT_FIELD_NUMBERS_MAX,
  shortPatentNumbers,
  splitPatentNumbers,
} from '@markwright/domain/patents/patent-number-list'
import {
  type Expression,
  type FieldName,
  parseExpression,
  type PatentFilters,
  problemText,
  resolveEarlier,
  simpleExpression,
  type Warning,
} from '@markwright/patent-search'
import { readPatentNumber, typedApplicationForms } from '@markwright/patents'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { fieldRefusal, trimToNull } from '../../kernel/fields.ts'
import { queryIdOf } from '../trademarks/index.ts'
import { patentErrors, syntaxRefusal } from './patents.errors.ts'

export type WirePatentQuery = Body<'searchPatents'>
export type PatentSearchKind = NonNullable<WirePatentQuery['patentSearchType']>

/**
 * What is searched for, and under which id it counts: whatever page, order or filter of it is looked at. Of a text, a
 * publication or a batch, `expression` restricts what is found.
 */
export type PatentQuery = {
  queryId: string
  filters: PatentFilters
  expression: Expression | null
  warnings: Warning[]
  content: string
} & (
  | { kind: 'expression'; mode: PatentSearchKind }
  | { kind: 'text'; mode: 'semantic'; text: string }
  | { kind: 'publication'; mode: 'semantic'; number: string }
  | { kind: 'batch'; mode: 'batch'; importId: string }
)

/** So much of a description is in the log. */
const CONTENT_MAX = 300

/**
 * Fields and an expression beside a description, a publication or a batch restrict what it finds.
 * @throws 30101 for an expression that cannot be read, 30103 where nothing is sought, 30105 for too many numbers in a
 * field, 400 for a day that does not exist
 */
export function parseQuery(query: WirePatentQuery, mode: PatentSearchKind = modeOf(query)): PatentQuery {
  const filters = readFilters(query)
  const form = readForm(query)
  const expr = trimToNull(query.expr)
  const read = expr === null ? null : readExpression(expr, query.history)
  const expression = allOf([read?.expression ?? null, form.expression])
  const queryId = (...sought: unknown[]) =>
    queryIdOf(['patent', mode, ...sought, expression, readFilters({ ...query, filter: {} })])
  const words = [expr, form.content].filter(Boolean)
  const contentOf = (...sought: string[]) => [...sought, ...words].join(' · ').slice(0, CONTENT_MAX)
  const common = { filters, expression, warnings: read?.warnings ?? [] }
  if (mode === 'semantic') {
    const number = visible(query.similarTo) ?? numberIn(query.text)
    if (number)
      return { ...common, kind: 'publication', mode, number, queryId: queryId(number), content: contentOf(number) }
    const text = visible(query.text)
    if (text === null || !/[\p{L}\p{N}]/u.test(text)) throw new AppError(patentErrors.nothingSought, { field: 'text' })
    return { ...common, kind: 'text', mode, text, queryId: queryId(text), content: contentOf(text) }
  }
  if (mode === 'batch') {
    const importId = query.importId
    if (!importId) throw new AppError(patentErrors.nothingSought, { field: 'importId' })
    return { ...common, kind: 'batch', mode, importId, queryId: queryId(importId), content: contentOf(importId) }
  }
  if (!expression && !isLimited(filters))
    throw new AppError(patentErrors.nothingSought, { field: mode === 'advanced' ? 'expr' : 'keyword' })
  return { ...common, kind: 'expression', mode, queryId: queryId(), content: contentOf() }
}

/** What was typed, as it is seen. */
const visible = (text: string | undefined): string | null => trimToNull(withoutInvisible(text ?? ''))

function allOf(expressions: readonly (Expression | null)[]): Expression | null {
  const parts = expressions.filter((part) => part !== null)
  return parts.length > 1 ? { kind: 'and', parts } : (parts[0] ?? null)
}

const isLimited = ({ countries, types, legalStatus, publishedOn, filedOn }: PatentFilters) =>
  [countries, types, legalStatus, publishedOn, filedOn].some((each) => each !== undefined)

const modeOf = ({ patentSearchType, expr, importId, text, similarTo }: WirePatentQuery): PatentSearchKind =>
  patentSearchType ?? (importId ? 'batch' : text || similarTo ? 'semantic' : expr ? 'advanced' : 'simple')

export type ReadProblem = { position: number; length: number; code: string; expected: string[]; zh: string; en: string }

/** An expression with earlier searches in the place of their numbers, or why there is none. */
export function tryExpression(
  expr: string,
  history: readonly string[] = [],
): { expression: Expression; warnings: Warning[] } | { problem: ReadProblem } {
  const parsed = parseExpression(expr)
  if ('problem' in parsed) {
    const { code, instead } = parsed.problem
    return {
      problem: { ...parsed.problem, zh: problemText(code, 'zh', instead), en: problemText(code, 'en', instead) },
    }
  }
  const find = (number: number, before = history.length): Expression | null => {
    const earlier = number <= before ? history[number - 1] : undefined
    const found = earlier === undefined ? null : parseExpression(earlier)
    if (!found || 'problem' in found) return null
    const resolved = resolveEarlier(found.expression, (each) => find(each, number - 1))
    return 'missing' in resolved ? null : resolved
  }
  const resolved = resolveEarlier(parsed.expression, (number) => find(number))
  if (!('missing' in resolved)) return { expression: resolved, warnings: parsed.warnings }
  const sign = `#${resolved.missing}`
  return {
    problem: {
      position: Math.max(0, expr.indexOf(sign)),
      length: sign.length,
      code: 'unknownSearch',
      expected: [],
      zh: `没有第 ${resolved.missing} 次检索。`,
      en: `There is no search ${sign}.`,
    },
  }
}

function readExpression(expr: string, history: readonly string[] | undefined) {
  const read = tryExpression(expr, history)
  if (!('problem' in read)) return read
  const { position, length, code, expected, zh, en } = read.problem
  throw new AppError(syntaxRefusal(zh, en), { position, pos: position, length, reason: code, expected })
}

/** A text that is nothing but a number is one. */
function numberIn(text: string | undefined): string | null {
  const whole = visible(text) ?? ''
  if (whole.length === 0 || whole.length > 40 || (whole.match(/\d/g)?.length ?? 0) < 5) return null
  return typeof readPatentNumber(whole) === 'string' ? null : whole
}

/** Values that both lists allow; undefined where neither says anything. */
function both<Value extends string>(a: readonly Value[] | undefined, b: readonly string[] | undefined) {
  if (!b?.length) return a
  return a ? a.filter((each) => b.includes(each)) : (b as readonly Value[])
}

/** A country that no publication has. */
const NOWHERE = ['--']

function readFilters(query: WirePatentQuery): PatentFilters {
  const { filter = {} } = query
  const types = (query.patentType ?? '')
    .split(/[;|,]/)
    .filter((type): type is PatentType => patentTypes.some((each) => each === type))
  const status = query.legalStatus && query.legalStatus !== 'all' ? query.legalStatus : undefined
  const narrowed = filter.legalStatus?.[0]
  const requested = both(query.country?.length ? query.country : undefined, filter.country)
  const allTypes = both(types.length > 0 ? types : undefined, filter.type)
  const contradicts =
    (status !== undefined && narrowed !== undefined && status !== narrowed) ||
    requested?.length === 0 ||
    allTypes?.length === 0
  const countries = contradicts ? NOWHERE : requested
  const legalStatus = narrowed ?? status
  const span = (field: 'pub_date' | 'apply_date') => {
    const [from, to] = [query[field]?.[0] || null, query[field]?.[1] || null]
    if ([from, to].some((day) => day !== null && !isDay(day))) throw new AppError(commonErrors.invalid, { field })
    return from || to ? ([from, to] as const) : undefined
  }
  const publishedOn = span('pub_date')
  const filedOn = span('apply_date')
  return {
    ...(countries && { countries }),
    ...(allTypes?.length && { types: allTypes }),
    ...(legalStatus && { legalStatus }),
    ...(publishedOn && { publishedOn }),
    ...(filedOn && { filedOn }),
    ...(filter.applicant?.length && { applicant: filter.applicant }),
    ...(filter.inventor?.length && { inventor: filter.inventor }),
    ...(filter.ipc?.length && { ipc: filter.ipc }),
    ...(filter.year?.length && { year: filter.year }),
  }
}

function readForm(query: WirePatentQuery): { expression: Expression | null; content: string } {
  const parts: Expression[] = []
  const words: string[] = []
  const add = (
    text: string | undefined,
    read: (text: string) => (Expression | null)[],
    describe: (text: string) => string = (text) => text,
  ) => {
    const input = visible(text)
    if (input === null) return
    words.push(describe(input))
    parts.push(...read(input).filter((part) => part !== null))
  }
  add(query.keyword, (text) => [simpleExpression(text).expression])
  add(query.not_cut_word, wordsOfTitle)
  add(query.apply_no_all, (text) => [anyNumber('apply_no_all', text)], describeNumbers)
  add(query.pub_no_all, (text) => [anyNumber('pub_no_all', text)], describeNumbers)
  add(query.applicant, (text) => [nameTerm('PA', text)])
  add(query.inventor, (text) => [nameTerm('IN', text)])
  add(query.agency, (text) => [nameTerm('AG', text)])
  add(query.ipc, (text) => [symbolTerm('IPC', text)])
  add(query.cpc, (text) => [symbolTerm('CPC', text)])
  const { legalStatus } = query
  const filters = [
    query.country?.join(' '),
    query.apply_date?.join('–'),
    query.pub_date?.join('–'),
    query.patentType,
    legalStatus === 'all' ? undefined : legalStatus,
  ]
  const content = [...words, ...filters.filter((each) => each && each !== '–')].join(' · ')
  return { expression: allOf(parts), content }
}

const wordsOfTitle = (text: string): (Expression | null)[] =>
  Array.from(text.matchAll(/["“]([^"”]+)["”]?|[^\s"“]+/g), ([piece, quoted]): Expression | null => {
    const sought = (quoted ?? piece).trim()
    if (!/[\p{L}\p{N}]/u.test(sought)) return null
    return { kind: quoted === undefined ? 'word' : 'phrase', field: 'TA', text: sought }
  })

const describeNumbers = (text: string) => shortPatentNumbers(splitPatentNumbers(text))

/** One of several numbers is enough. @throws 30105 for more than a field takes, 400 for what is no number */
function anyNumber(field: 'apply_no_all' | 'pub_no_all', text: string): Expression | null {
  const numbers = [...new Set(splitPatentNumbers(text))]
  const max = PATENT_FIELD_NUMBERS_MAX
  if (numbers.length > max) throw new AppError(patentErrors.tooManyInField, { field, total: numbers.length, max })
  const term = field === 'apply_no_all' ? 'AN' : 'PN'
  const parts = numbers.map((number) => {
    const part = numberTerm(term, number)
    if (part) return part
    const cn = `“${number}”不是申请号或公开号`
    throw fieldRefusal(field, 'number', { cn, en: `“${number}” is no application or publication number.` })
  })
  return parts.length > 1 ? { kind: 'or', parts } : (parts[0] ?? null)
}

function numberTerm(field: 'AN' | 'PN', text: string): Expression | null {
  const forms = field === 'AN' ? typedApplicationForms(text).map((form) => form.replaceAll(/[^A-Z0-9]/g, '')) : []
  if (forms.length > 0) {
    const parts = forms.map((form): Expression => ({ kind: 'word', field, text: form }))
    return parts.length === 1 ? parts[0]! : { kind: 'or', parts }
  }
  const number = readPatentNumber(text)
  const key =
    typeof number === 'string' ? text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '') : `${number.country}${number.number}`
  const plain = key.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  if (plain.length < 3) return null
  if (typeof number === 'string') return { kind: 'word', field, text: `*${plain}*` }
  return { kind: 'word', field, text: number.kind ? `${plain}${number.kind}` : `${plain}*` }
}

const nameTerm = (field: FieldName, text: string): Expression =>
  /[*?]/.test(text) && !/\s/.test(text) ? { kind: 'word', field, text } : { kind: 'phrase', field, text }

function symbolTerm(field: 'IPC' | 'CPC', text: string): Expression | null {
  const symbol = text
    .toUpperCase()
    .replaceAll(/\([^)]*\).*$/g, '')
    .replaceAll(/[^A-Z0-9/*?]/g, '')
  return symbol ? { kind: 'word', field, text: symbol } : null
}
