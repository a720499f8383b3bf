import { expect, test } from 'vitest'
import { durationOf, periodText } from './service-period.ts'

test('periods that are bought together follow each other, and so they are shown', () => {
  expect(durationOf('quarter', 'quarter', 3)).toEqual({ months: 9, days: null })
  expect(periodText('quarter', 'quarter', 1, 'en')).toBe('three months')
  expect(periodText('quarter', 'quarter', 3, 'en')).toBe('9 months')
  expect(periodText('quarter', 'quarter', 3, 'cn')).toBe('9 个月')
  expect(periodText('half', 'half', 2, 'en')).toBe('one year')
  expect(periodText('year', 'year', 3, 'cn')).toBe('3 年')
})

test('pieces lie side by side: several last as long as one', () => {
  expect(durationOf('year', 'case', 7)).toEqual({ months: 12, days: null })
  expect(periodText('week', 'case', 7, 'en')).toBe('one week')
})
