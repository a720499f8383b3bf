import { expect, test } from 'vitest'
import { oppositionAgainst, oppositionOf, readOppositionRules } from './opposition.ts'

const notice = (office: string, kind: 'preliminary' | 'registration', publishedOn: string) => ({
  office,
  kind,
  publishedOn,
  isDesignation: false,
})

test.each([
  // The holidays of Qingming end on 6 April.
  ['CN', 'preliminary', '2026-01-06', '2026-04-07'],
  // A Saturday on which people work.
  ['CN', 'preliminary', '2025-11-30', '2026-02-28'],
  // The period begins on the day of publication: what Deacons write of r. 16.
  ['HK', 'preliminary', '2011-05-04', '2011-08-03'],
  ['HK', 'preliminary', '2026-03-01', '2026-06-01'],
  ['HK', 'preliminary', '2025-11-30', '2026-03-02'],
  // Since 2013 it begins the day after (r. 17): the example that the office gives of it.
  ['GB', 'preliminary', '2013-04-11', '2013-06-11'],
  ['TW', 'registration', '2026-01-16', '2026-04-16'],
  ['JP', 'registration', '2026-01-05', '2026-03-05'],
  ['US', 'preliminary', '2026-01-06', '2026-02-05'],
  ['KR', 'preliminary', '2025-07-21', '2025-09-22'],
  ['KR', 'preliminary', '2025-07-22', '2025-08-21'],
] as const)('in %s a %s notice of %s may be opposed until %s', (office, kind, publishedOn, deadline) => {
  expect(oppositionAgainst(notice(office, kind, publishedOn), '2026-01-10')?.deadline.due).toBe(deadline)
})

test('the last day still counts', () => {
  const published = notice('CN', 'preliminary', '2026-01-06')
  expect(oppositionAgainst(published, '2026-04-07')?.isOpen).toBe(true)
  expect(oppositionAgainst(published, '2026-04-08')?.isOpen).toBe(false)
})

test('nothing is said of a notice that begins no period, nor of an office whose rule is not known', () => {
  expect(oppositionAgainst(notice('CN', 'registration', '2026-01-07'), '2026-01-10')).toBeNull()
  expect(oppositionAgainst(notice('JP', 'preliminary', '2026-01-07'), '2026-01-10')).toBeNull()
  expect(oppositionAgainst(notice('BR', 'preliminary', '2026-01-07'), '2026-01-10')).toBeNull()
})

test.each([
  ['CN', '2026-01-06', '2026-04-07', '2026-04-07', '商标法（2019）第三十三条'],
  ['JP', null, '2026-01-05', '2026-03-05', '商標法第四十三条の二'],
  ['TW', '2025-10-01', '2026-01-16', '2026-04-16', '商標法第四十八條'],
])('in %s the notice that begins the period gives deadline and rule', (office, published, registered, ...expected) => {
  const mark = { office, publishedOn: published, registrationPublishedOn: registered, isDesignation: false }
  const found = oppositionOf(mark, '2026-01-20')
  expect([found?.deadline.due, found?.deadline.law]).toEqual(expected)
})

test('a record without the notice that begins the period has none', () => {
  const mark = { office: 'JP', publishedOn: '2026-01-05', registrationPublishedOn: null, isDesignation: false }
  expect(oppositionOf(mark, '2026-01-20')).toBeNull()
})

test('an operator can set the period from a day on', () => {
  const own = readOppositionRules('CN@2027-01-01=2m; KR@2028-01-01=45d; HK@2028-01-01=60d')
  const deadline = (office: string, on: string) =>
    oppositionAgainst(notice(office, 'preliminary', on), '2026-01-10', own)?.deadline.due
  expect(deadline('CN', '2026-12-27')).toBe('2027-03-29')
  expect(deadline('CN', '2027-01-06')).toBe('2027-03-08')
  expect(deadline('KR', '2028-01-03')).toBe('2028-02-17')
  expect(deadline('HK', '2028-01-03')).toBe('2028-03-02')
})

test('from 2027 on the two months of the revised law hold in China without a setting', () => {
  const deadline = oppositionAgainst(notice('CN', 'preliminary', '2027-01-06'), '2027-01-10')?.deadline
  expect([deadline?.due, deadline?.uncertainYears.length === 0]).toEqual(['2027-03-08', false])
})

test('what the operator has set names no provision', () => {
  const own = readOppositionRules('CN@2027-06-01=1m')
  const { deadline, period } = oppositionAgainst(notice('CN', 'preliminary', '2027-06-07'), '2027-06-10', own)!
  expect([deadline.law, deadline.source, period]).toEqual([null, null, { months: 1 }])
  expect(deadline.note?.zh).toContain('运营方')
})

test.each(['CN', 'CN@2027-01-01', 'CN@2027-02-30=2m', 'CN@2027-01-01=0m', 'XX@2027-01-01=2m', 'CN@2027-01-01=2w'])(
  '%s is no period',
  (text) => {
    expect(() => readOppositionRules(text)).toThrow(RangeError)
  },
)

test.each([
  ['CN', null],
  ['EU', null],
  ['DE', null],
  ['CH', null],
  ['ES', null],
  ['US', '2026-02-05'],
])('a designation of %s has no day by the rule for national marks where its period begins otherwise', (office, due) => {
  const found = oppositionAgainst({ ...notice(office, 'preliminary', '2026-01-06'), isDesignation: true }, '2026-01-10')
  expect(found?.deadline.due ?? null).toBe(due)
})
