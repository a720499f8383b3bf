import { describe, expect, test } from 'vitest'
import { renewalOf } from './renewal.ts'

describe('the status on each side of every boundary', () => {
  test.each([
    // expiry in the middle of a year
    ['2027-06-15', '2026-06-14', '预定续展'],
    ['2027-06-15', '2026-06-15', '正常续展'],
    ['2027-06-15', '2027-06-14', '正常续展'],
    ['2027-06-15', '2027-06-15', '正常续展'],
    ['2027-06-15', '2027-06-16', '宽展期续展'],
    ['2027-06-15', '2027-12-15', '宽展期续展'],
    ['2027-06-15', '2027-12-16', '不可续展'],
    // expiry on a leap day
    ['2028-02-29', '2027-02-27', '预定续展'],
    ['2028-02-29', '2027-02-28', '正常续展'],
    ['2028-02-29', '2028-02-29', '正常续展'],
    ['2028-02-29', '2028-03-01', '宽展期续展'],
    ['2028-02-29', '2028-08-29', '宽展期续展'],
    ['2028-02-29', '2028-08-30', '不可续展'],
    // six months later has no such day
    ['2026-08-31', '2027-02-28', '宽展期续展'],
    ['2026-08-31', '2027-03-01', '不可续展'],
    ['2027-08-31', '2028-02-29', '宽展期续展'],
    ['2027-08-31', '2028-03-01', '不可续展'],
    // turn of the year
    ['2026-12-31', '2025-12-30', '预定续展'],
    ['2026-12-31', '2025-12-31', '正常续展'],
    ['2026-12-31', '2027-01-01', '宽展期续展'],
    ['2026-12-31', '2027-06-30', '宽展期续展'],
    ['2026-12-31', '2027-07-01', '不可续展'],
  ] as const)('expiry %s seen on %s is %s', (expiresOn, today, status) => {
    expect(renewalOf(expiresOn, today).status).toBe(status)
  })
})

test('the dates of the window are given with the day they were reckoned for', () => {
  expect(renewalOf('2028-02-29', '2026-11-21')).toEqual({
    validdate: '2028-02-29',
    oneYearBefore: '2027-02-28',
    sixMonthAfter: '2028-08-29',
    status: '预定续展',
    today: '2026-11-21',
  })
})

test.each([null, undefined, ''])('without a date (%s) every value is empty', (expiresOn) => {
  expect(renewalOf(expiresOn, '2026-11-21')).toEqual({
    validdate: '',
    oneYearBefore: '',
    sixMonthAfter: '',
    status: '',
    today: '',
  })
})

test('a date that is none is refused', () => {
  expect(() => renewalOf('2027-02-29', '2026-11-21')).toThrow(RangeError)
  expect(() => renewalOf('2027-02-28', 'today')).toThrow(RangeError)
})
