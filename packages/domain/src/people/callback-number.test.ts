import { expect, test } from 'vitest'
import { callbackNumber } from './callback-number.ts'

test.each([
  ['010-88888888', '01088888888'],
  ['０７５５ 26770000', '075526770000'],
  ['8888888', '8888888'],
  ['852-23456789', '85223456789'],
  ['85328881234', '85328881234'],
  ['4008208820', '4008208820'],
])('a landline is its digits: %s', (typed, digits) => expect(callbackNumber(typed)).toBe(digits))

test('a mobile phone is one subject, however it was typed', () => {
  expect(callbackNumber('+86 138 0013 8000')).toBe(callbackNumber('13800138000'))
  expect(callbackNumber('13800138000')).not.toBeNull()
})

test.each(['1380013800', '12345678901', '138001380001', '123456', '88888888888', 'phone'])(
  'what is no phone number is refused: %s',
  (typed) => expect(callbackNumber(typed)).toBeNull(),
)
