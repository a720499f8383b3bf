import { expect, test } from 'vitest'
import { formatClasses, formatCountries, formatDays, formatStatuses } from './condition-summary.ts'
import { allCountries } from './query.ts'
import { defaultStatusChoices } from './status-choices.ts'

test('few are named, many are counted, all are called all', () => {
  expect(formatCountries(['CN', 'JP'], 'cn')).toEqual({ kind: 'named', names: ['中国', '日本'] })
  expect(formatCountries(['CN', 'JP', 'US', 'EU'], 'en')).toEqual({
    kind: 'counted',
    names: ['China', 'Japan'],
    rest: 2,
  })
  expect(formatCountries(allCountries, 'cn')).toEqual({ kind: 'all' })
})
test('no class is every class, and what is no class is left out', () => {
  expect(formatClasses('', 'cn')).toEqual({ kind: 'all' })
  expect(formatClasses('3;09;99', 'en')).toEqual({
    kind: 'named',
    names: ['3 Cosmetics and cleaning', '9 Electronics and software'],
  })
})
test('the default of the statuses needs no word', () => {
  expect(formatStatuses(defaultStatusChoices, 'cn')).toBeNull()
  expect(formatStatuses(['1;10'], 'en')).toEqual({ kind: 'named', names: ['Registered'] })
  expect(formatStatuses([], 'en')).toEqual({ kind: 'all' })
})
test('only spans with an end are reported', () =>
  expect(formatDays({ appDate: { from: '', to: '' }, regDate: { from: '2020-01-01', to: '' } })).toEqual([
    { field: 'regDate', span: { from: '2020-01-01', to: '' } },
  ]))
