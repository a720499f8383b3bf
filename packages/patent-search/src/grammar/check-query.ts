import { isDeepStrictEqual } from 'node:util'
import { describeExpression } from './describe.ts'
import { parseExpression } from './parse.ts'
import { printExpression } from './print.ts'

/**
 * Reads a query and requires what must hold of every text: a problem lies within it, and a printed expression is read
 * as the same expression without a warning.
 * @returns what does not hold; null where all does
 */
export function checkQuery(query: string): string | null {
  const parsed = parseExpression(query)
  if ('problem' in parsed) {
    const { position, length } = parsed.problem
    const isInside = position >= 0 && length >= 0 && position + length <= query.length
    return isInside ? null : `The problem ${JSON.stringify(parsed.problem)} lies outside.`
  }
  const printed = printExpression(parsed.expression)
  const again = parseExpression(printed)
  if ('problem' in again) return `${printed} cannot be read: ${JSON.stringify(again.problem)}`
  if (!isDeepStrictEqual(again.expression, parsed.expression)) return `${printed} is read as something else.`
  if (again.warnings.length > 0) return `${printed} is warned of.`
  return describeExpression(parsed.expression, 'zh') && describeExpression(parsed.expression, 'en') ? null : 'No words.'
}
