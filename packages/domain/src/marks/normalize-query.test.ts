import { expect, test } from 'vitest'
import { normalizeQuery } from './normalize-query.ts'

test('every text of a query is normalised, and reported with its field and its row', () => {
  const { query, changes } = normalizeQuery({
    tradeMarkText: 'H&M',
    tmApplicant: 'H&M "Hennes"',
    pageNum: 2,
    conditions: [
      { field: 'SBMC', value: 'AT&T' },
      { field: 'SQH', value: '12*' },
    ],
  })
  expect(query).toEqual({
    tradeMarkText: 'H M',
    tmApplicant: 'H&M Hennes',
    pageNum: 2,
    conditions: [
      { field: 'SBMC', value: 'AT T' },
      { field: 'SQH', value: '12*' },
    ],
  })
  expect(changes).toEqual([
    { field: 'tradeMarkText', from: 'H&M', to: 'H M' },
    { field: 'tmApplicant', from: 'H&M "Hennes"', to: 'H&M Hennes' },
    { field: 'tradeMarkText', row: 0, from: 'AT&T', to: 'AT T' },
  ])
})

test('a query without special characters, and a name of nothing else, stay as they are', () => {
  const plain = { tradeMarkText: ' 云澜 ' }
  expect(normalizeQuery(plain)).toEqual({ query: plain, changes: [] })
  expect(normalizeQuery({ tradeMarkText: '&&' })).toEqual({ query: { tradeMarkText: '&&' }, changes: [] })
})
