import { expect, test } from 'vitest'
import { checkCondition } from './search-conditions.ts'
import { checkTrademarkQuery } from './search-query.ts'
import type { TrademarkQueryFields } from './search-query.ts'

const problemsOf = (query: TrademarkQueryFields) => {
  const checked = checkTrademarkQuery(query)
  return checked.ok ? [] : checked.problems.map(({ code, field }) => [code, field])
}

test('a name alone is searched in mainland China with the default statuses and all classes', () => {
  expect(checkTrademarkQuery({ tradeMarkText: ' 云澜 ' })).toEqual({
    ok: true,
    value: {
      criterion: { field: 'tradeMarkText', text: '云澜' },
      countries: ['CN'],
      classes: [],
      groups: [],
      statuses: [1, 2, 3, 4, 5, 6, 7],
      statusesAbroad: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
      days: {},
    },
  })
})

test('lists and days are read beside the criterion', () => {
  const checked = checkTrademarkQuery({
    applicationNumber: '12345678;G1234567',
    country: ['CN', 'WO'],
    classify: '3;09',
    status: '1;10',
    appDate: ['2020-01-01', '2020-12-31'],
  })
  expect(checked.ok && checked.value).toMatchObject({
    criterion: { field: 'applicationNumber', numbers: ['12345678', 'G1234567'] },
    countries: ['CN', 'WO'],
    classes: [3, 9],
    statuses: [1, 10],
    days: { appDate: ['2020-01-01', '2020-12-31'] },
  })
})

test.each([
  [{ tmAgent: '某某商标事务所' }, { field: 'tmAgent', text: '某某商标事务所' }],
  [{ viennaChoosedArr: ['04.01'] }, { field: 'vienna', codes: ['4.1'] }],
  [{ image: true }, { field: 'image' }],
] as const)('%j is one criterion', (query, criterion) => {
  const checked = checkTrademarkQuery(query)
  expect(checked.ok && checked.value.criterion).toEqual(criterion)
})

test.each<[TrademarkQueryFields, [number, string][]]>([
  [{}, [[20301, 'tradeMarkText']]],
  [{ tradeMarkText: '   ' }, [[20301, 'tradeMarkText']]],
  [{ tradeMarkText: '+ ·' }, [[20301, 'tradeMarkText']]],
  [
    { tradeMarkText: 'a', image: true },
    [
      [20101, 'tradeMarkText'],
      [20101, 'image'],
    ],
  ],
  [
    { tradeMarkText: 'a', tmApplicant: 'b' },
    [
      [20102, 'tradeMarkText'],
      [20102, 'tmApplicant'],
    ],
  ],
  [{ tradeMarkText: 'a@b' }, [[20103, 'tradeMarkText']]],
  [{ viennaChoosedArr: ['1.1', '1.3', '1.5', '1.7', '1.11', '1.13'] }, [[20104, 'vienna']]],
  [{ applicationNumber: 'abc' }, [[20105, 'applicationNumber']]],
  [{ tradeMarkText: 'a', filter: { niceList: ['9'] } }, [[20106, 'filter']]],
  [{ tradeMarkText: 'a', country: [] }, [[20109, 'country']]],
])('%j is refused', (query, problems) => {
  expect(problemsOf(query)).toEqual(problems)
})

test('a second filter belongs to the answer that it narrows, and an empty one without', () => {
  expect(problemsOf({ tradeMarkText: 'a', filter: { niceList: ['9'] }, queryId: 'q' })).toEqual([])
  expect(problemsOf({ tradeMarkText: 'a', filter: { niceList: [] } })).toEqual([])
})

test('all problems are reported at once, the criterion first', () => {
  expect(problemsOf({ classify: '46', regDate: ['2026-02-30', '2026-03-01'], tradeMarkText: '#' })).toEqual([
    [20103, 'tradeMarkText'],
    [20105, 'classify'],
    [20105, 'regDate'],
  ])
})

test('a combined status counts for every office, one of the mainland for the mainland only', () => {
  const statusesOf = (query: TrademarkQueryFields) => {
    const checked = checkTrademarkQuery({ tradeMarkText: '云澜', ...query })
    return checked.ok && [checked.value.statuses, checked.value.statusesAbroad]
  }
  expect(statusesOf({ status: '1;10' })).toEqual([
    [1, 10],
    [1, 10],
  ])
  expect(statusesOf({ status: '1' })).toEqual([[1], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]])
  expect(statusesOf({ status: '1;10', statusEurope: '9' })).toEqual([[1, 10], [9]])
})

test('names and addresses have 200 characters at most, numbers of a list more', () => {
  const long = '云'.repeat(201)
  expect(problemsOf({ tmAddress: long })).toEqual([[20105, 'tmAddress']])
  expect(problemsOf({ tmAddress: long.slice(1) })).toEqual([])
  expect(checkCondition({ field: 'SBMC', value: long }, 2)).toEqual({
    ok: false,
    problems: [{ id: 'textTooLong', code: 20105, field: 'tradeMarkText', limit: 200, value: '201', row: 2 }],
  })
  const numbers = Array.from({ length: 100 }, (_, at) => 10_000_000 + at).join(';')
  expect(checkCondition({ field: 'SQH', value: numbers }, 0).ok).toBe(true)
})
