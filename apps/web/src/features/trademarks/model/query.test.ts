import { checkTrademarkQuery } from '@markwright/domain/marks/search-query'
import { describe, expect, test } from 'vitest'
import { allCountries, criteria, defaultQuery, problemsOf, type Query, toWireQuery, withCriterion } from './query.ts'
import { statusChoices } from './status-choices.ts'

const asks = (changes: Partial<Query>): Query => ({ ...defaultQuery, text: '华为', ...changes })

test('the default query leaves statuses to the defaults of the specification', () => {
  const wire = toWireQuery(asks({}))
  expect(wire).toEqual({ queryMode: 0, tradeMarkText: '华为', queryWay: 'similar', degree: 'middle', country: ['CN'] })
  const checked = checkTrademarkQuery(wire)
  expect(checked.ok && checked.value).toMatchObject({
    statuses: [1, 2, 3, 4, 5, 6, 7],
    statusesAbroad: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  })
})

test('a choice of statuses speaks of every office, even where its codes are those of mainland China', () => {
  const checked = checkTrademarkQuery(toWireQuery(asks({ statuses: ['4'] })))
  expect(checked.ok && checked.value).toMatchObject({ statuses: [4], statusesAbroad: [4] })
})

test('no status chosen means every status', () => {
  const checked = checkTrademarkQuery(toWireQuery(asks({ statuses: [] })))
  expect(checked.ok && checked.value.statuses.toSorted((a, b) => a - b)).toEqual(
    statusChoices.flatMap(({ codes }) => [...codes]).toSorted((a, b) => a - b),
  )
})

describe('exactly one criterion is sent', () => {
  test.each(criteria)('%s', (criterion) => {
    const wire = toWireQuery(withCriterion(asks({ text: '1234567' }), criterion))
    expect(criteria.filter((field) => wire[field] !== undefined)).toEqual([criterion])
    expect(checkTrademarkQuery(wire).ok).toBe(true)
  })
})

test('an open end of a span of days is filled for the server', () => {
  const wire = toWireQuery(asks({ days: { appDate: { from: '2020-02-29', to: '' }, regDate: { from: '', to: '' } } }))
  expect(wire.appDate?.[0]).toBe('2020-02-29')
  expect(wire.appDate?.[1]).toMatch(/^2[1-9]\d\d-/)
  expect(wire).not.toHaveProperty('regDate')
  expect(checkTrademarkQuery(wire).ok).toBe(true)
})

describe('what is wrong is reported at its field', () => {
  test('nothing to search for, in the field that was open', () =>
    expect(problemsOf(withCriterion(asks({ text: '  ' }), 'tmAgent'))).toMatchObject([
      { id: 'emptyQuery', field: 'tmAgent' },
    ]))
  test('a special character, with its place', () =>
    expect(problemsOf(asks({ text: '华为@' }))).toMatchObject([
      { id: 'specialCharacter', position: 2, character: '@' },
    ]))
  test('several at once', () =>
    expect(
      problemsOf(
        asks({ classes: '46', countries: [], days: { appDate: { from: '2021-01-01', to: '2020-01-01' } } }),
      ).map(({ id }) => id),
    ).toEqual(['noClassOrCountry', 'classUnknown', 'daysReversed']))
})

test('classes are sent in one form, and not at all where every class is requested', () => {
  expect(toWireQuery(asks({ classes: ' 3; 09；' })).classify).toBe('03;09')
  const every = Array.from({ length: 45 }, (_, index) => index + 1).join(';')
  expect(toWireQuery(asks({ classes: every }))).not.toHaveProperty('classify')
})

test('element codes are sent in one form, each once', () => {
  const codes = asks({ criterion: 'vienna', text: ' 04.01；6.3; 4.1;' })
  expect(toWireQuery(codes).viennaChoosedArr).toEqual(['4.1', '6.3'])
  expect(problemsOf(codes)).toEqual([])
})

test('what is no element code is reported where it was typed', () =>
  expect(problemsOf(asks({ criterion: 'vienna', text: '04.01; x' }))).toMatchObject([
    { id: 'viennaMalformed', value: 'x', position: 7 },
  ]))

test('changing the criterion keeps the conditions and a way that both know', () => {
  const contains = asks({ way: 'match', countries: allCountries })
  expect(withCriterion(contains, 'tmApplicant')).toMatchObject({ way: 'match', countries: allCountries })
  expect(withCriterion(asks({ way: 'similar' }), 'tmApplicant').way).toBe('match')
})
