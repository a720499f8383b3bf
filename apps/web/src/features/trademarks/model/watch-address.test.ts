import { expect, test } from 'vitest'
import { allCountries, defaultQuery, type Query } from './query.ts'
import { watchPath } from './watch-address.ts'

const fieldsOf = (query: Partial<Query>) => {
  const path = watchPath({ ...defaultQuery, text: '云澜', ...query })
  return path && Object.fromEntries(new URLSearchParams(path.split('?')[1]))
}

test('a search for similar names becomes a monitor of the same name, offices and classes', () => {
  expect(fieldsOf({ degree: 'high', classes: '09' })).toEqual({
    new: '1',
    type: 'similar',
    tradeMarkText: '云澜',
    degree: 'high',
    country: 'CN',
    classify: '09',
  })
  expect(fieldsOf({ countries: allCountries })).not.toHaveProperty('country')
})

test('applicants and numbers become monitors of their own types', () => {
  expect(fieldsOf({ criterion: 'tmApplicant', way: 'term' })).toMatchObject({ type: 'applicant', queryWay: 'term' })
  expect(fieldsOf({ criterion: 'registerNumber', text: '1;2' })).toMatchObject({
    type: 'appNo',
    applicationNumber: '1;2',
  })
})

test.each<Partial<Query>>([
  { way: 'match' },
  { criterion: 'goods' },
  { groups: '0901' },
  { conditions: [{ field: 'SBMC', value: '云澜', op: 'AND' }] },
])('what no monitor compares has none: %o', (query) => {
  expect(fieldsOf(query)).toBeNull()
})
