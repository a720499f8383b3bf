import { leavesOf, type Expression } from './expression.ts'
import { fieldNamed, fieldNames, fields, type FieldName } from './fields.ts'
import { QueryProblem, type Problem, type Warning } from './problem.ts'
import { readLeaf } from './read-leaf.ts'
import { readRelation } from './read-relation.ts'
import { foreignNotation } from './foreign-notation.ts'
import { DISTANCE_MAX, readTokens, type Token, type TokenType } from './tokens.ts'
import type { Cursor } from './cursor.ts'

const QUERY_MAX = 20_000
const DEPTH_MAX = 100
const TERMS_MAX = 1000

export type Parsed = { expression: Expression; warnings: Warning[] } | { problem: Problem }

const startsTerm: ReadonlySet<TokenType> = new Set([
  'word',
  'phrase',
  'exact',
  'field',
  'earlier',
  '(',
  '[',
  'not',
  'compare',
])

/**
 * Reads an advanced query. From the loosest operator to the tightest: OR, XOR, AND (also where two terms have nothing
 * between them), NOT, NEAR/n and W/n.
 * @param isPrinted for a saved expression: an earlier version has printed as words what nobody may type as such now
 */
export function parseExpression(query: string, { isPrinted = false } = {}): Parsed {
  const warnings: Warning[] = []
  try {
    if (query.length > QUERY_MAX)
      throw new QueryProblem({ position: QUERY_MAX, length: query.length - QUERY_MAX, code: 'tooLong', expected: [] })
    const tokens = readTokens(query)
    const foreign = isPrinted ? null : foreignNotation(tokens)
    if (foreign) throw new QueryProblem(foreign)
    return { expression: parseQuery(tokens, warnings), warnings }
  } catch (error) {
    if (error instanceof QueryProblem) return { problem: error.problem }
    throw error
  }
}

function parseQuery(tokens: readonly Token[], warnings: Warning[]): Expression {
  let at = 0
  let depth = 0
  let terms = 0
  const cursor: Cursor = {
    peek: () => tokens[at]!,
    second: () => tokens[Math.min(at + 1, tokens.length - 1)]!,
    third: () => tokens[Math.min(at + 2, tokens.length - 1)]!,
    take: () => (tokens[at]!.type === 'end' ? tokens[at]! : tokens[at++]!),
    warn: (code, { start, end }) => void warnings.push({ position: start, length: end - start, code }),
    fail(code, { start, end }, expected = [], instead?: string) {
      throw new QueryProblem({ position: start, length: end - start, code, expected, ...(instead && { instead }) })
    },
  }
  const { peek, take, warn, fail } = cursor
  const is = (type: TokenType) => peek().type === type

  if (is('end')) fail('empty', peek(), ['term', 'field', '('])
  const expression = readOr(null)
  if (is(')') || is(']')) fail('closeUnexpected', peek(), ['operator', 'end'])
  if (!is('end')) fail('termExpected', peek(), ['operator', 'end'])
  return expression

  function readOr(field: FieldName | null): Expression {
    return readChain('or', field, readXor)
  }
  function readXor(field: FieldName | null): Expression {
    return readChain('xor', field, readAnd)
  }

  function readChain(kind: 'or' | 'xor', field: FieldName | null, next: (field: FieldName | null) => Expression) {
    const parts = [next(field)]
    while (is(kind)) {
      take()
      parts.push(next(field))
    }
    return parts.length === 1 ? parts[0]! : { kind, parts }
  }

  function readAnd(field: FieldName | null): Expression {
    const parts = [readNot(field)]
    for (;;) {
      if (is('and')) take()
      else if (!startsTerm.has(peek().type)) break
      else if (!is('not')) warn('impliedAnd', peek())
      parts.push(readNot(field))
    }
    return parts.length === 1 ? parts[0]! : { kind: 'and', parts }
  }

  function readNot(field: FieldName | null): Expression {
    if (!is('not')) return readNear(field)
    return deeper(take(), () => ({ kind: 'not', part: readNot(field) }))
  }

  function readNear(field: FieldName | null): Expression {
    let leftToken = peek()
    let left = readTerm(field)
    for (let count = 1; is('near'); count++) {
      const operator = take()
      if (count > DEPTH_MAX) fail('tooDeep', operator)
      if (operator.number < 1 || operator.number > DISTANCE_MAX) fail('nearDistance', operator, ['distance'])
      const rightToken = peek()
      const right = readTerm(field)
      requirePlaces(left, leftToken)
      requirePlaces(right, rightToken)
      left = { kind: 'near', left, right, distance: operator.number, ordered: operator.flag }
      const found = new Set([...leavesOf(left)].map((leaf) => leaf.field))
      if (found.size !== 1) fail('nearFields', operator)
      leftToken = operator
    }
    return left
  }

  /** What can be on a side of NEAR: words and phrases of a text, or a choice among them. */
  function requirePlaces(side: Expression, token: Token): void {
    if (side.kind === 'or') for (const part of side.parts) requirePlaces(part, token)
    else if (side.kind === 'word' || side.kind === 'phrase') {
      if (side.field && fields[side.field].kind !== 'text') fail('nearFields', token)
    } else if (side.kind !== 'near') fail('nearOperand', token, ['word', 'phrase'])
  }

  function readTerm(field: FieldName | null): Expression {
    const token = peek()
    if (token.type === 'field') {
      take()
      const named = fieldNamed(token.text) === 'PA' && isNumberOfApplication(token) ? 'AN' : fieldNamed(token.text)
      if (!named) fail('unknownField', token, [...fieldNames])
      if (field && field !== named) warn('fieldInField', token)
      return deeper(token, () => readTerm(named!))
    }
    const asked = field === null && token.type === 'word' ? readRelation(cursor) : null
    if (asked) return asked
    if (token.type === '(') return deeper(take(), () => readBrackets(token, field))
    if (token.type === 'earlier') {
      take()
      if (token.number < 1) fail('notANumber', token)
      return { kind: 'earlier', number: token.number }
    }
    if (!startsTerm.has(token.type) || token.type === 'not') fail('termExpected', token, ['term', 'field', '('])
    if (++terms > TERMS_MAX) fail('tooManyTerms', token)
    return readLeaf(cursor, field)
  }

  /** AP is the applicant here and the application's number elsewhere: what it names decides. */
  function isNumberOfApplication({ text }: Token): boolean {
    const value = peek()
    return (
      text.toUpperCase() === 'AP' &&
      value.type !== 'field' &&
      /^[A-Z]{0,4}[\d/.,-]*\d{5}[\d/.-]*[A-Z]?\d?$/i.test(value.text)
    )
  }

  function readBrackets(opened: Token, field: FieldName | null): Expression {
    if (is(')')) fail('termExpected', peek(), ['term', 'field', '('])
    const inside = readOr(field)
    if (is('end')) fail('closeExpected', opened, [')'])
    if (!is(')')) fail('termExpected', peek(), ['operator', ')'])
    take()
    return inside
  }

  function deeper<Result>(token: Token, read: () => Result): Result {
    if (++depth > DEPTH_MAX) fail('tooDeep', token)
    const result = read()
    depth--
    return result
  }
}
