import { expect, test } from 'vitest'
import { imageQueryOf, queryOf } from './trademark-query.ts'

/** What the contract fills in where a call leaves it out. */
const byDefault = { degree: 'middle', sort: 'score', limit: 20 } as const
const nameByDefault = { ...byDefault, way: 'similar', normalize: false } as const

const narrowing = {
  classes: [9, 42],
  similarGroups: ['0901', '4220'],
  appDate: ['2020-01-01', '2020-12-31'],
  trialDate: ['2021-01-01', '2021-12-31'],
  regDate: ['2022-01-01', '2022-12-31'],
  priorityDate: ['2019-01-01', '2019-12-31'],
  expiryDate: ['2032-01-01', '2032-12-31'],
  sort: '-regDate' as const,
}
const narrowed = {
  classify: '09;42',
  similarGroup: '0901;4220',
  appDate: ['2020-01-01', '2020-12-31'],
  trialDate: ['2021-01-01', '2021-12-31'],
  regDate: ['2022-01-01', '2022-12-31'],
  priorityDate: ['2019-01-01', '2019-12-31'],
  expiryDate: ['2032-01-01', '2032-12-31'],
  sort: '-regDate',
}

test('figurative elements are searched within groups and days, in descending order', () =>
  expect(queryOf({ ...nameByDefault, viennaCodes: ['1.1', '6.1'], ...narrowing })).toMatchObject({
    viennaChoosedArr: ['1.1', '6.1'],
    ...narrowed,
  }))

test('an image is narrowed likewise', () =>
  expect(imageQueryOf({ ...byDefault, imageUrl: 'https://example.com/logo.png', ...narrowing })).toMatchObject({
    imgLineUrl: 'https://example.com/logo.png',
    ...narrowed,
  }))

test('what is not requested is not in the query, so that it stays the same question as before', () => {
  const { sort, ...query } = queryOf({ ...nameByDefault, text: '云澜' })
  expect(sort).toBe('score')
  const added = ['viennaChoosedArr', 'similarGroup', 'appDate', 'trialDate', 'regDate', 'priorityDate', 'expiryDate']
  expect(added.filter((field) => field in query)).toEqual([])
})
