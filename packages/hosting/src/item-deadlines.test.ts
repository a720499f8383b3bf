import { describe, expect, test } from 'vitest'
import { deadlinesOfItem, isAhead } from './item-deadlines.ts'

const TODAY = '2026-11-30'
const item = {
  kind: 'patent' as 'mark' | 'patent' | 'software' | 'certificate',
  office: 'CN',
  title: '轴承',
  registrationNumber: null,
  classes: [],
  patentKind: 'patent' as const,
  state: 'live' as 'live' | 'pending' | 'ended' | 'unknown',
  owner: null,
  agent: null,
  filedOn: '2019-03-10',
  registeredOn: '2022-06-01' as string | null,
  expiresOn: null as string | null,
  priorityOn: null as string | null,
  isDesignation: false,
}
const ahead = (of: typeof item, day = TODAY) =>
  deadlinesOfItem(of, day)
    .deadlines.filter((deadline) => isAhead(deadline, day))
    .map(({ key, dueOn }) => [key, dueOn])

test('annuities lie ahead until their grace period has ended, and as far as 400 days', () => {
  expect(ahead(item)).toEqual([['annuity-9', '2027-03-10']])
  expect(ahead(item, '2026-09-10')).toEqual([
    ['annuity-8', '2026-03-10'],
    ['annuity-9', '2027-03-10'],
  ])
  expect(ahead(item, '2026-09-11')).toEqual([['annuity-9', '2027-03-10']])
  expect(ahead(item, '2026-02-03')).toEqual([
    ['annuity-8', '2026-03-10'],
    ['annuity-9', '2027-03-10'],
  ])
})

test('days on which no right can have begun or can end give no last days', () => {
  for (const day of ['0001-01-01', '9999-12-31'])
    for (const office of ['CN', 'EP', 'HK', 'KR', 'US', 'WO'])
      for (const kind of ['mark', 'patent'] as const) {
        const stated = { ...item, office, kind, filedOn: day, registeredOn: day, expiresOn: day, priorityOn: day }
        expect(deadlinesOfItem(stated, TODAY).deadlines).toEqual([])
        expect(deadlinesOfItem({ ...stated, priorityOn: null }, TODAY).deadlines).toEqual([])
      }
  const forever = { ...item, kind: 'mark' as const, expiresOn: '9999-12-31' }
  expect(deadlinesOfItem(forever, TODAY).gaps).toMatchObject([{ kind: 'renewal', gap: 'expiresOn' }])
})

test('a right that has ended has no last days', () => {
  expect(deadlinesOfItem({ ...item, state: 'ended' }, TODAY)).toEqual({ deadlines: [], gaps: [], refreshOn: null })
})

describe('marks', () => {
  const mark = {
    ...item,
    kind: 'mark' as const,
    patentKind: null as never,
    registeredOn: '2017-05-14',
    filedOn: '2016-01-04',
  }
  test('are renewed by the rule of their office, designations by that of WIPO', () => {
    expect(ahead({ ...mark, expiresOn: '2027-05-13' })).toEqual([['renewal-2027-05-13', '2027-05-13']])
    const [first] = deadlinesOfItem({ ...mark, expiresOn: '2027-05-13', isDesignation: true }, TODAY).deadlines
    expect(first?.computed?.rule).toBe('WO-MAD-RENEW')
  })
  test('say which last day is not known', () => {
    expect(deadlinesOfItem({ ...mark, office: 'BR', expiresOn: '2027-05-13' }, TODAY).gaps).toEqual([
      { kind: 'renewal', gap: 'office', years: [] },
    ])
    expect(deadlinesOfItem(mark, TODAY).gaps).toEqual([{ kind: 'renewal', gap: 'expiresOn', years: [] }])
  })
  test('of the United States declare their use', () => {
    const us = { ...mark, office: 'US', registeredOn: '2021-06-01', expiresOn: '2031-06-01' }
    expect(ahead(us)).toContainEqual(['declaration-2027-06-01', '2027-06-01'])
  })
})

test('an international application enters the offices whose rules are known, by the priority', () => {
  const keys = ahead({ ...item, office: 'WO', registeredOn: null, filedOn: '2026-02-01', priorityOn: '2025-02-01' })
  expect(keys).toContainEqual(['entry-US', '2027-08-02'])
  expect(keys.map(([key]) => key)).toEqual(
    expect.arrayContaining(['entry-CN', 'entry-DE', 'entry-EP', 'entry-GB', 'entry-JP', 'entry-KR', 'entry-US']),
  )
})

test('a first filing gives priority for a year, one that claims priority none', () => {
  const pending = { ...item, filedOn: '2026-05-04', registeredOn: null, state: 'pending' as const }
  expect(ahead(pending)).toEqual([['priority-2026-05-04', '2027-05-04']])
  expect(ahead({ ...pending, priorityOn: '2025-05-06' })).toEqual([])
})

test('certificates and copyrights end on the day that is written on them', () => {
  expect(ahead({ ...item, kind: 'certificate', expiresOn: '2027-01-31' })).toEqual([
    ['expiry-2027-01-31', '2027-01-31'],
  ])
  expect(ahead({ ...item, kind: 'software' })).toEqual([])
})
