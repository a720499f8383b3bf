import { expect, test } from 'vitest'
import { textDisplayLength } from './text-display-length.ts'

test.each([
  ['', 0],
  ['abc 1-2', 7],
  ['ABC', 3.9],
  ['知匠', 4],
  ['é', 2],
  ['𠮷', 2],
  ['知A1', 4.3],
  ['Markwright 知匠', 15.3],
])('%j is %d wide', (text, length) => {
  expect(textDisplayLength(text)).toBe(length)
})
