import { expect, test } from 'vitest'
import { renewalDeadline, renewedTerm } from './renewal.ts'
import { deadlineRules } from './rules/rules.ts'

test('an office renews its marks by one rule, which is that of the deadline', () => {
  const rules = deadlineRules.filter(({ kinds, periods }) => kinds.includes('mark') && periods.expiry !== undefined)
  expect(new Set(rules.map(({ office }) => office)).size).toBe(rules.length)
  expect(
    rules.map(({ office }) => renewalDeadline({ office, isDesignation: false, expiresOn: '2027-02-28' })?.rule),
  ).toEqual(rules.map(({ id }) => id))
})

test('an office whose rule is not known has none', () => {
  expect(renewalDeadline({ office: 'BR', isDesignation: false, expiresOn: '2027-02-28' })).toBeNull()
  expect(renewalDeadline({ office: 'TW', isDesignation: false, expiresOn: '2027-02-28' })).toBeNull()
})

test('a designation is renewed by the rule of the International Bureau, also in an office whose rule is not known', () => {
  for (const office of ['CN', 'BR'])
    expect(renewalDeadline({ office, isDesignation: true, expiresOn: '2027-02-28' })?.rule).toBe('WO-MAD-RENEW')
})

test.each([
  ['2027-03-06', '2027-03-07', '2037-03-06'],
  ['2026-12-31', '2027-01-01', '2036-12-31'],
  ['2024-02-29', '2024-03-01', '2034-02-28'],
  ['2034-02-28', '2034-03-01', '2044-02-29'],
  ['2024-02-28', '2024-02-29', '2034-02-28'],
])('a term that ends on %s is renewed from %s until %s', (expiresOn, from, until) =>
  expect(renewedTerm(expiresOn)).toEqual({ from, until }),
)
