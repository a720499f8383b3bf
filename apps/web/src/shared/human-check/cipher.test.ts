import { expect, test } from 'vitest'
import { encrypt, verificationOf } from './cipher.ts'

const secretKey = '0123456789abcdef'
const token = 'c6ab8f5c09cd421c80fa658445d83422'
const point = '{"x":137,"y":5}'

test('an answer is obfuscated as the protocol asks', () => {
  expect(encrypt(point, secretKey)).toBe('lJ/gVL7peQ43V7t6aQl1/Q==')
  expect(verificationOf({ token, secretKey }, point)).toBe(
    'P2Qc7nagA5OS1P3FalYYPWOUEz715/33A5OrXMTRNthIhOzaxLiText4htQr6WBRRdrM/kfoTk56CxVEK8ZjwA==',
  )
})

test('an answer to a challenge without a key stays plain', () => {
  expect(encrypt(point, null)).toBe(point)
  expect(verificationOf({ token, secretKey: null }, point)).toBe(`${token}---${point}`)
})
