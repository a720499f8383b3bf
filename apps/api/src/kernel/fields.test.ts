import { expect, test } from 'vitest'
import { typed } from './fields.ts'

test.each([
  ['  云澜 ', '云澜'],
  ['a\0b', 'ab'],
  [' \u200B\u202E\u2060 ', null],
  ['', null],
  [undefined, null],
])('of %j %j was typed', (text, value) => {
  expect(typed(text)).toBe(value)
})
