import { expect, test } from 'vitest'
import { type LegalFacts, deriveLegalStatus } from './legal-status.ts'

const facts = (fields: Partial<LegalFacts>): LegalFacts => ({
  country: 'CN',
  type: 'invention',
  filedOn: '2020-05-06',
  publications: [{ kind: 'B', publishedOn: '2024-03-04' }],
  events: [],
  ...fields,
})

test.each([
  ['an invention, 20 years', {}, '2040-05-06'],
  [
    'a utility model, 10 years',
    { type: 'utility', publications: [{ kind: 'U', publishedOn: '2020-12-01' }] },
    '2030-05-06',
  ],
  ['a design of before June 2021, 10 years', { type: 'design', filedOn: '2021-05-31' }, '2031-05-31'],
  ['a design of June 2021, 15 years', { type: 'design', filedOn: '2021-06-01' }, '2036-06-01'],
  ['a design of the USA, 15 years from its grant', { country: 'US', type: 'design' }, '2039-03-04'],
  ['a leap day', { type: 'utility', filedOn: '2020-02-29' }, '2030-02-28'],
] satisfies [string, Partial<LegalFacts>, string][])('%s', (_kind, fields, end) => {
  const right = facts(fields)
  const before = new Date(Date.parse(end) - 86_400_000).toISOString().slice(0, 10)
  expect(deriveLegalStatus(right, before).status).not.toBe('invalid')
  expect(deriveLegalStatus(right, before).until).toBe(end)
  expect(deriveLegalStatus(right, end)).toMatchObject({ status: 'invalid', on: end, until: null })
})

test('what is in no event is believed for three years, and not beyond the term', () => {
  expect(deriveLegalStatus(facts({}), '2024-06-01')).toMatchObject({ status: 'valid', until: '2027-03-04' })
  expect(deriveLegalStatus(facts({}), '2027-03-04')).toMatchObject({ status: 'unconfirmed', until: '2040-05-06' })
  const late = facts({ filedOn: '2005-01-02', publications: [{ kind: 'B', publishedOn: '2024-03-04' }] })
  expect(deriveLegalStatus(late, '2024-06-01')).toMatchObject({ status: 'valid', until: '2025-01-02' })
})

test('a day that a status lasts until is always later than the day it is requested', () => {
  const days = Array.from({ length: 40 }, (_, i) => `${2004 + i}-0${1 + (i % 9)}-28`)
  for (const today of days)
    for (const type of ['invention', 'utility', 'design'] as const)
      for (const country of ['CN', 'US', 'EP', 'WO', 'JP'])
        for (const filedOn of ['2004-02-29', '2019-12-31', null]) {
          const { until } = deriveLegalStatus(facts({ country, type, filedOn }), today)
          expect(until === null || until > today, `${country} ${type} ${filedOn} ${today}`).toBe(true)
        }
})
