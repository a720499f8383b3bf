import { expect, test } from 'vitest'
import { presentDeadline } from './deadline.presenter.ts'
import { deadlinesOfMark } from './mark-deadlines.ts'

type Mark = Parameters<typeof deadlinesOfMark>[0]

const TODAY = '2026-11-29'
const dates = { status: 1, expiresOn: null, registeredOn: null, publishedOn: null, isDesignation: false }
const mark = (listed: Partial<Mark['listed']>, registrationPublishedOn: string | null = null): Mark => ({
  listed: { office: 'CN', ...dates, ...listed },
  registrationPublishedOn,
})
const found = (each: Mark, today = TODAY) =>
  deadlinesOfMark(each, today, []).map(({ rule, opens, due, graceEnd }) => [rule, opens, due, graceEnd])

test('a renewal has the window, the last day and the grace period of its office', () => {
  const expiresOn = '2027-02-28'
  expect(found(mark({ expiresOn }))).toEqual([['CN-TM-RENEW', '2026-02-28', '2027-02-28', '2027-08-30']])
  // A Sunday, which moves at the EUIPO and in Japan.
  expect(found(mark({ office: 'EU', expiresOn }))).toEqual([['EU-TM-RENEW', '2026-08-28', '2027-03-01', '2027-08-30']])
  expect(found(mark({ office: 'JP', expiresOn }))).toEqual([['JP-TM-RENEW', '2026-08-29', '2027-03-01', '2027-08-30']])
})

test('an international registration is renewed at the International Bureau', () => {
  const designation = mark({ expiresOn: '2027-03-01', isDesignation: true })
  expect(found(designation)).toEqual([['WO-MAD-RENEW', '2026-09-01', '2027-03-01', '2027-09-01']])
})

test('the first declaration of use of the United States is named until its grace period is over', () => {
  const american = mark({ office: 'US', registeredOn: '2021-01-18', expiresOn: '2031-01-18' })
  expect(found(american).map(([rule]) => rule)).toEqual(['US-TM-S8S9-10', 'US-TM-S8-6'])
  expect(found(american, '2027-07-19')).toContainEqual(['US-TM-S8-6', '2026-01-18', '2027-01-19', '2027-07-19'])
  expect(found(american, '2027-07-20').map(([rule]) => rule)).toEqual(['US-TM-S8S9-10'])
})

test('an opposition is named while it may be filed, and later of what is not registered yet', () => {
  const published = { status: 3, publishedOn: '2026-11-06' }
  const opposition = ['CN-TM-OPP', null, '2027-02-09', null]
  expect(found(mark(published))).toEqual([opposition])
  expect(found(mark(published), '2027-02-10')).toEqual([opposition])
  expect(found(mark({ ...published, status: 1, registeredOn: '2027-02-07' }), '2027-02-10')).toEqual([])
  expect(found(mark({ office: 'JP', registeredOn: '2026-10-20' }, '2026-11-06'))).toEqual([
    ['JP-TM-OPP', null, '2027-01-06', null],
  ])
})

test('a mark that has ended, and an office that is not covered, have none', () => {
  expect(found(mark({ status: 2, expiresOn: '2027-02-28' }))).toEqual([])
  expect(found(mark({ office: 'BR', status: 10, expiresOn: '2027-02-28', publishedOn: '2026-11-06' }))).toEqual([])
})

test('a deadline is presented in the language of the reader, with its state today', () => {
  const [opposition] = deadlinesOfMark(mark({ status: 3, publishedOn: '2026-12-06' }), '2026-12-10', [])
  expect(presentDeadline(opposition!, '2026-12-10', 'en')).toMatchObject({
    name: 'Opposition',
    state: 'open',
    lastDay: '2027-03-08',
    law: '商标法（2019）第三十三条',
    calendarKnown: false,
    calendarNote: expect.stringContaining('2027'),
    alternatives: [{ lastDay: '2027-02-09', opens: null }],
  })
  expect(presentDeadline(opposition!, '2027-03-09', 'cn')).toMatchObject({ name: '异议', state: 'missed' })
})
