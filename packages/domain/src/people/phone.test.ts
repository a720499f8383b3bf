import { expect, test } from 'vitest'
import {
  displayPhone,
  isLoginPhone,
  maskPhone,
  parsePhone,
  phoneRegions,
  phoneSubject,
  regionCodes,
  smsSubject,
} from './phone.ts'

test.each([
  ['86', '13800138000', '13800138000'],
  ['86', '138 0013-8000', '13800138000'],
  ['86', '１３８００１３８０００', '13800138000'],
  ['852', '9123 4567', '85291234567'],
  ['853', '66123456', '85366123456'],
] as const)('in region %s the account of %s is %s', (regionCode, number, subject) => {
  expect(phoneSubject(regionCode, number)).toBe(subject)
})

test.each(regionCodes)('a number of region %s is read back from its subject', (regionCode) => {
  const number = '1'.padEnd(phoneRegions[regionCode].digits, '6')
  expect(parsePhone(phoneSubject(regionCode, number))).toEqual({ regionCode, number })
})

test.each(['8613800138000', '+86 138 0013 8000'])('%s is the account 13800138000', (text) => {
  expect(parsePhone(text)).toEqual({ regionCode: '86', number: '13800138000' })
})

test.each([
  '',
  '1380013800',
  '138001380000',
  '23800138000',
  '8529123456',
  '852912345678',
  '85491234567',
  '13800a38000',
])('%s is no phone number', (text) => {
  expect(parsePhone(text)).toBeNull()
})

test.each(['13000000000', '19999999999', '85291234567', '85251234567', '85366123456'])(
  'a code can be sent to %s',
  (subject) => {
    expect(isLoginPhone(subject)).toBe(true)
  },
)

test.each([
  ['12345678901', 'no mobile prefix of the mainland'],
  ['85221234567', 'a landline in Hong Kong'],
  ['85328123456', 'a landline in Macao'],
  ['86', 'a region code alone'],
])('no code can be sent to %s: %s', (subject) => {
  expect(isLoginPhone(subject)).toBe(false)
})

test.each([
  ['8613800138000', '13800138000', '138****8000'],
  ['13800138000', '13800138000', '138****8000'],
  ['85291234567', '91234567', '91****67'],
  ['85366123456', '66123456', '66****56'],
])('%s is shown as %s and masked as %s', (subject, shown, masked) => {
  expect(displayPhone(subject)).toBe(shown)
  expect(maskPhone(subject)).toBe(masked)
})

test('a name that is no phone number is shown as it is and masked too', () => {
  expect(displayPhone('zhang.wei')).toBe('zhang.wei')
  expect(maskPhone('zhang.wei')).toBe('zh****wei')
  expect(maskPhone('abc')).toBe('****')
})

test('the subject of a message names a phone', () => expect(smsSubject('13800138000')).toBe('SMS@13800138000'))
