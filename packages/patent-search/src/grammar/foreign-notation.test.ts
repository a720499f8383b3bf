import { expect, test } from 'vitest'
import { foreignQueries, type ForeignQuery } from './foreign-queries.ts'
import { parseExpression } from './parse.ts'
import { printExpression } from './print.ts'

/** How a query of another system is read: its printed form, or where it is refused and what is proposed instead. */
function answerTo(query: string): string {
  const parsed = parseExpression(query)
  if ('expression' in parsed) return printExpression(parsed.expression)
  const { position, length, instead } = parsed.problem
  return `!${query.slice(position, position + length)}${instead ? ` → ${instead}` : ''}`
}

const right = ({ query, expected }: ForeignQuery) => answerTo(query) === expected
test('every query of other systems means here what it means there, or is refused with the form that works', () => {
  const wrong = foreignQueries.filter((each) => !right(each))
  expect(wrong.map(({ query, expected }) => ({ query, expected, found: answerTo(query) }))).toEqual([])
})
