import { expect, test } from 'vitest'
import { type LegalFacts, deriveLegalStatus, grantDay, ownGrantDay } from './legal-status.ts'

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

const publication = (country: string, kind: string, publishedOn: string, type: LegalFacts['type'] = 'invention') => ({
  country,
  kind,
  type,
  publishedOn,
  grantedOn: null,
})

test.each([
  ['US', 'A', '1998-05-05'],
  ['US', 'P', '1998-05-05'],
  ['US', 'B1', '2001-01-02'],
  ['US', 'B2', '2016-08-23'],
  ['US', 'E', '1999-03-02'],
  ['EP', 'B1', '2016-05-25'],
  ['DE', 'C2', '1994-02-03'],
  ['DE', 'B4', '2011-06-16'],
  ['CN', 'C', '2006-12-13'],
  ['CN', 'Y', '2010-02-10'],
  ['CN', 'B', '2016-01-13'],
  ['CA', 'C', '1994-03-22'],
  ['SE', 'C2', '1999-01-11'],
  ['NO', 'B1', '2012-01-02'],
  ['JP', 'B2', '1998-06-10'],
] as const)('%s %s is the grant, whose day is that of its publication', (country, kind, day) => {
  expect(ownGrantDay(publication(country, kind, day))).toBe(day)
})

test.each([
  ['US', 'B1', '1996-07-09', 'a certificate of reexamination of before 2001', 'A', '1990-07-10'],
  ['US', 'B2', '2000-12-26', 'a second certificate of before 2001', 'A', '1990-07-10'],
  ['US', 'C1', '2010-07-06', 'a certificate of reexamination', 'B2', '2005-01-04'],
  ['US', 'K1', '2018-07-06', 'a certificate of inter partes review', 'B2', '2012-01-03'],
  ['SE', 'C3', '2005-03-01', 'a specification after a limitation', 'C2', '2001-03-06'],
  ['CN', 'C1', '2015-03-04', 'a specification after a partial invalidation', 'B', '2012-04-11'],
  ['CN', 'Y2', '2015-03-04', 'a utility model after a partial invalidation', 'U', '2012-04-11'],
  ['CA', 'B', '2015-03-04', 'a reexamined patent', 'C', '2008-04-11'],
  ['NO', 'B2', '2015-03-04', 'a patent after an opposition', 'B1', '2013-04-11'],
  ['EP', 'B9', '2003-12-17', 'a corrected specification', 'B1', '2003-01-08'],
  ['DE', 'B', '1968-01-04', 'a published examined application', 'C', '1970-02-05'],
  ['SE', 'B', '1983-05-09', 'a published examined application', 'C', '1984-05-10'],
  ['CN', 'U', '1989-08-02', 'a published utility model application', 'Y', '1990-01-10'],
] as const)('%s %s of %s, %s, has the day of the grant %s', (country, kind, day, _what, grant, grantedOn) => {
  const record = publication(country, kind, day)
  expect(ownGrantDay(record)).toBeNull()
  expect(grantDay(record, [record])).toBeNull()
  expect(grantDay(record, [record, publication(country, grant, grantedOn)])).toBe(grantedOn)
})

test('an amended or accepted Australian patent says nothing of the day of its grant', () => {
  const accepted = publication('AU', 'B2', '2015-09-03')
  const amended = publication('AU', 'C4', '2018-09-06')
  expect([accepted, amended].map((each) => grantDay(each, [accepted, amended]))).toEqual([null, null])
})

test('a certificate alone decides no status', () => {
  const certificate = facts({ country: 'US', publications: [{ kind: 'C1', publishedOn: '2024-03-05' }] })
  expect(deriveLegalStatus(certificate, '2024-06-01')).toMatchObject({ status: 'unconfirmed' })
  const both = facts({
    country: 'US',
    publications: [
      { kind: 'B2', publishedOn: '2022-01-04' },
      { kind: 'K1', publishedOn: '2024-03-05' },
    ],
  })
  expect(deriveLegalStatus(both, '2024-06-01')).toMatchObject({ status: 'valid', on: '2022-01-04' })
})
