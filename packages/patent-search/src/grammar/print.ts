import { leavesOf, type Expression } from './expression.ts'
import type { FieldName } from './fields.ts'
import { foreignNotation } from './foreign-notation.ts'
import { readTokens } from './tokens.ts'

/** Writes an expression as a query that is read as the same expression. */
export const printExpression = (expression: Expression): string => print(expression, null)

const isBinary = ({ kind }: Expression) => kind === 'and' || kind === 'or' || kind === 'xor'
const isGroup = (expression: Expression) =>
  isBinary(expression) || expression.kind === 'near' || expression.kind === 'not'

/** `outer`: the field around, which need not be named again. */
function print(expression: Expression, outer: FieldName | null): string {
  if (isGroup(expression) && outer === null) {
    const field = commonField(expression)
    if (field) return `${field}:(${print(expression, field)})`
  }
  switch (expression.kind) {
    case 'and':
    case 'or':
    case 'xor':
      return expression.parts
        .map((part) => (isBinary(part) ? inBrackets(part, outer) : print(part, outer)))
        .join(` ${expression.kind.toUpperCase()} `)
    case 'not':
      return `NOT ${isBinary(expression.part) ? inBrackets(expression.part, outer) : print(expression.part, outer)}`
    case 'near': {
      const { left, right, distance, ordered } = expression
      const leftText = isBinary(left) ? inBrackets(left, outer) : print(left, outer)
      const rightText = isGroup(right) ? inBrackets(right, outer) : print(right, outer)
      return `${leftText} ${ordered ? 'W' : 'NEAR'}/${distance} ${rightText}`
    }
    case 'earlier':
      return `#${expression.number}`
    default:
      return (expression.field && expression.field !== outer ? `${expression.field}:` : '') + printValue(expression)
  }
}

function inBrackets(expression: Expression, outer: FieldName | null): string {
  const field = outer === null ? commonField(expression) : null
  return field ? `${field}:(${print(expression, field)})` : `(${print(expression, outer)})`
}

function printValue(leaf: Extract<Expression, { kind: 'word' | 'phrase' | 'range' }>): string {
  if (leaf.kind !== 'range' && leaf.exact) return `'${leaf.text.replaceAll(/[\\'’]/g, String.raw`\$&`)}'`
  if (leaf.kind === 'word') return isPlain(leaf.text) ? leaf.text : `"${leaf.text}"`
  if (leaf.kind === 'range') return `[${leaf.from ?? '*'} TO ${leaf.to ?? '*'}]`
  return `"${leaf.text.replaceAll(/[\\"“”„«»「」『』]/g, String.raw`\$&`)}"`
}

/** Whether a word is read as one without quotation marks: the number OR is not, nor AS/RS. */
function isPlain(text: string): boolean {
  const tokens = readTokens(text)
  return tokens[0]!.type === 'word' && tokens[0]!.text === text && foreignNotation(tokens) === null
}

/** The field of all leaves, where there are two at least and no earlier search among them. */
function commonField(expression: Expression): FieldName | null {
  if (hasEarlier(expression)) return null
  const found = new Set<FieldName | null>()
  let count = 0
  for (const leaf of leavesOf(expression)) {
    found.add(leaf.field)
    count++
    if (found.size > 1) return null
  }
  const [field = null] = found
  return count > 1 ? field : null
}

function hasEarlier(expression: Expression): boolean {
  switch (expression.kind) {
    case 'and':
    case 'or':
    case 'xor':
      return expression.parts.some(hasEarlier)
    case 'not':
      return hasEarlier(expression.part)
    default:
      return expression.kind === 'earlier'
  }
}
