import { expect, test } from 'vitest'
import { trimToNull } from './fields.ts'

test.each([
  ['  云澜 ', '云澜'],
  ['a\0b', 'ab'],
  [' \u200B\u202E\u2060 ', null],
  ['', null],
  [undefined, null],
])('of %j %j was typed', (text, value) => {
  expect(trimToNull(text)).toBe(value)
})
