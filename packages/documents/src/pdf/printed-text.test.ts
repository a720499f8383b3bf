import { expect, test } from 'vitest'
import { printedText } from './printed-text.ts'

test('an apostrophe is straight, quotation marks stay as they are', () => {
  expect(printedText('“云澜”与‘Yunlan’，Xi’an Ltd.')).toBe("“云澜”与‘Yunlan’，Xi'an Ltd.")
})

test('what no document can hold is left out, and lines stay lines', () => {
  expect(printedText('A\u0000\u0007B\nC\uD800')).toBe('AB\nC\uFFFD')
})

test('scripts that the fonts lack are written as in TeX, and none is lost', () => {
  expect(printedText('CO₂, cd/m², 10⁻⁶ and xₙ')).toBe('CO_2, cd/m², 10^{-6} and x_n')
})
