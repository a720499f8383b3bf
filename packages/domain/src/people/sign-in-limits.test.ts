import { expect, test } from 'vitest'
import { SMS_CODE_LENGTH, isSmsCode } from './sign-in-limits.ts'

test('a code has exactly six digits', () => {
  expect(isSmsCode('1'.repeat(SMS_CODE_LENGTH))).toBe(true)
  expect(isSmsCode('012345')).toBe(true)
})

test.each(['', '12345', '1234567', '12345a', ' 123456'])('%j is no code', (text) => {
  expect(isSmsCode(text)).toBe(false)
})
