import { expect, test } from 'vitest'
import { parseViennaCode } from './vienna-code.ts'

test.each([
  ['4', '4'],
  ['4.1', '4.1'],
  ['04.01.02', '4.1.2'],
  ['29.1.14', '29.1.14'],
])('%s is the code %s', (text, code) => {
  expect(parseViennaCode(text)).toBe(code)
})

test.each(['30.1', '0.1', '4.0', '4.', '4.1.2.3', '4,1', 'A4.1', '4.123', ''])('%s is no code', (text) => {
  expect(parseViennaCode(text)).toBeNull()
})
