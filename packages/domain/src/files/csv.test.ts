import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

const body = (...rows: (string | number)[][]) => toCsv(rows).slice(1)

test('the file starts with the mark of UTF-8, which spreadsheets need', () =>
  expect(toCsv([['知匠']])).toBe('\uFEFF知匠\r\n'))

test('commas, quotes and line breaks stay within their cell', () =>
  expect(body(['a,b', 'say "a"', 'x\ny', 'plain'])).toBe('"a,b","say ""a""","x\ny",plain\r\n'))

test.each(['=1+1', '+86 138', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1'])(
  'the text %j is not read as a formula',
  (text) => expect(body([text]).replace(/^"/, '')).toMatch(/^'/),
)

test('numbers stay numbers', () => expect(body([-3, 0.5])).toBe('-3,0.5\r\n'))
