import { expect, test } from 'vitest'
import { numberKey, parseRegisterNumber } from './register-number.ts'

test.each([
  ['40-2019-0001', '4020190001'],
  ['ｇ1234567', 'G1234567'],
  ['商願２０１９－０１２３４５', '商願2019012345'],
])('%s is compared as %s', (number, key) => {
  expect(numberKey(number)).toBe(key)
})

test.each([
  ['12345678', '12345678'],
  [' 12345678A ', '12345678A'],
  ['86/686,771', '86686771'],
  ['30 2019 012 345.6', '3020190123456'],
  ['N/123456', 'N123456'],
  ['g1234567', 'G1234567'],
  ['G 123456A', 'G123456A'],
  ['40-2019-0012345', '4020190012345'],
  ['\u202A12345678\u200B', '12345678'],
])('%s is a number', (text, key) => {
  expect(parseRegisterNumber(text)).toBe(key)
})

test.each([
  ['', 'nothing'],
  ['ABC', 'no digit'],
  ['12345678,87654321', 'two numbers with a comma'],
  ['12345678 87654321', 'two numbers with a blank'],
  ['G123', 'an international number that is too short'],
  ['G12345678', 'an international number that is too long'],
  ['1234#5678', 'a character that registers do not use'],
  ['1'.repeat(25), 'longer than any number'],
])('%s is refused: %s', (text) => {
  expect(parseRegisterNumber(text)).toBeNull()
})
