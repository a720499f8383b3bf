import { expect, test } from 'vitest'
import { tellClasses, tellCountries, tellDays, tellStatuses } from './condition-summary.ts'
import { allCountries } from './question.ts'
import { defaultStatusChoices } from './status-choices.ts'

test('few are named, many are counted, all are called all', () => {
  expect(tellCountries(['CN', 'JP'], 'cn')).toEqual({ kind: 'named', names: ['中国', '日本'] })
  expect(tellCountries(['CN', 'JP', 'US', 'EU'], 'en')).toEqual({
    kind: 'counted',
    names: ['China', 'Japan'],
    rest: 2,
  })
  expect(tellCountries(allCountries, 'cn')).toEqual({ kind: 'all' })
})
test('no class is every class, and what is no class is left out', () => {
  expect(tellClasses('', 'cn')).toEqual({ kind: 'all' })
  expect(tellClasses('3;09;99', 'en')).toEqual({
    kind: 'named',
    names: ['3 Cosmetics and cleaning', '9 Electronics and software'],
  })
})
test('the default of the statuses needs no word', () => {
  expect(tellStatuses(defaultStatusChoices, 'cn')).toBeNull()
  expect(tellStatuses(['1;10'], 'en')).toEqual({ kind: 'named', names: ['Registered'] })
  expect(tellStatuses([], 'en')).toEqual({ kind: 'all' })
})
test('only spans with an end are reported', () =>
  expect(tellDays({ appDate: { from: '', to: '' }, regDate: { from: '2020-01-01', to: '' } })).toEqual([
    { field: 'regDate', span: { from: '2020-01-01', to: '' } },
  ]))
