import { describe, expect, test } from 'vitest'
import { chineseCheckDigit } from './chinese-number.ts'
import { docdbNumber, epodocNumber, readPatentNumber } from './patent-number.ts'

const docdb = (text: string) => {
  const found = readPatentNumber(text)
  return typeof found === 'string' ? found : docdbNumber(found)
}

describe('publication numbers', () => {
  test.each([
    ['ＣＮ１１２３４５６７８Ａ', 'CN112345678A'],
    ['cn 112345678 a', 'CN112345678A'],
    ['US 2002/0066904 A1', 'US2002066904A1'],
    ['US 10,123,456 B2', 'US10123456B2'],
    ['EP 0 240 590 B1', 'EP0240590B1'],
    ['WO99/13800', 'WO1999013800'],
    ['JP8–179521', 'JPH08179521'],
    ['IN 1442CH2015 A', 'IN1442CH2015A'],
    ['mxPA/a/2005/005442', 'MXPAA2005005442'],
    ['EP 0259054 B9 20031217', 'EP0259054B9'],
  ])('%s is %s', (text, expected) => expect(docdb(text)).toBe(expected))

  test('what has been normalised stays as it is', () => {
    for (const text of ['CN112345678A', 'US2002066904A1', 'EP0240590B1', 'WO1999013800', 'JPH08179521', 'JPS602468B2'])
      expect(docdb(text)).toBe(text)
  })

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['12345678', 'noCountry'],
    ['CN', 'noDigits'],
    ['hello', 'noDigits'],
    ['US!!!12', 'malformed'],
    ['ZL202010123456.1', 'wrongCheckDigit'],
  ])('“%s” is %s', (text, problem) => expect(readPatentNumber(text)).toBe(problem))
})

describe('Chinese application numbers', () => {
  test.each([
    ['CN201220249767.4', '201220249767'],
    ['ZL201220249767.4', '201220249767'],
    ['2012202497674', '201220249767'],
    ['201220249767', '201220249767'],
    ['CN201220249771.0', '201220249771'],
  ])('%s', (text, number) =>
    expect(readPatentNumber(text)).toEqual({ type: 'application', country: 'CN', number, kind: null }),
  )

  test('ten is written as X', () => {
    const digits = Array.from({ length: 200 }, (_, serial) => `2020101${String(serial).padStart(5, '0')}`)
    const checks = new Set(digits.map(chineseCheckDigit))
    expect([...checks].toSorted()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'X'])
  })

  test('one wrong digit is always found', () => {
    const digits = '202010123456'
    const check = chineseCheckDigit(digits)
    const changed = [7, 8, 9, 10, 11].flatMap((place) =>
      Array.from('0123456789', (other) => digits.slice(0, place) + other + digits.slice(place + 1)),
    )
    const accepted = changed.filter((each) => readPatentNumber(`CN${each}.${check}`) !== 'wrongCheckDigit')
    expect(new Set(accepted)).toEqual(new Set([digits]))
  })
})

test('the epodoc form has no kind', () => {
  const found = readPatentNumber('EP0240590B1')
  expect(typeof found === 'string' ? found : epodocNumber(found)).toBe('EP0240590')
})
