import { expect, test } from 'vitest'
import { isAllowedPassword, passwordStrength } from './password.ts'

test.each(['123456', 'abcdef', '汉字也可以六', 'a'.repeat(128)])('%s may be registered', (password) => {
  expect(isAllowedPassword(password, 'register')).toBe(true)
})

test.each(['', '12345', '😀😀😀😀😀', 'a'.repeat(129)])('%s may not be registered', (password) => {
  expect(isAllowedPassword(password, 'register')).toBe(false)
})

test.each(['abcd1234', '1234567a', `a1${'b'.repeat(126)}`])('the password may be changed to %s', (password) => {
  expect(isAllowedPassword(password, 'change')).toBe(true)
})

test.each([
  ['abc1234', 'too short'],
  ['abcdefgh', 'no digit'],
  ['12345678', 'no letter'],
  [`a1${'b'.repeat(127)}`, 'too long'],
])('the password may not be changed to %s: %s', (password) => {
  expect(isAllowedPassword(password, 'change')).toBe(false)
})

test.each([
  ['abc123', 'weak'],
  ['longbutonlyletters', 'weak'],
  ['a1a1a1a1a1a1', 'weak'],
  ['river2031', 'fair'],
  ['river-2031-stone', 'strong'],
] as const)('%s is called %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
