import { expect, test } from 'vitest'
import { allCountries, defaultQuery, problemsOf, withCriterion } from './query.ts'
import { suggestionsFor } from './suggestions.ts'

const namesFor = (changes: Partial<typeof defaultQuery>) =>
  suggestionsFor({ ...defaultQuery, text: '云澜', ...changes }).map(({ name }) => name)

test('a narrow query can be widened in each respect', () =>
  expect(namesFor({ way: 'term', classes: '09', days: { appDate: { from: '2020-01-01', to: '' } } })).toEqual([
    'similarWay',
    'allClasses',
    'allDays',
    'allStatuses',
    'allCountries',
  ]))
test('the widest query cannot be widened', () =>
  expect(namesFor({ degree: 'low', statuses: [], countries: allCountries })).toEqual([]))
test('a number typed as a name is offered as a number', () =>
  expect(namesFor({ text: 'G1234567' })[0]).toBe('asNumber'))
test('an exact party is offered as a part of a name', () =>
  expect(suggestionsFor(withCriterion({ ...defaultQuery, text: 'x', way: 'term' }, 'tmAgent'))[0]).toMatchObject({
    name: 'contains',
    query: { way: 'match' },
  }))
test('every suggestion can be requested', () => {
  for (const { query } of suggestionsFor({ ...defaultQuery, text: '12345678', way: 'term', classes: '09' }))
    expect(problemsOf(query)).toEqual([])
})
