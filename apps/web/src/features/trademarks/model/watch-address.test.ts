import { expect, test } from 'vitest'
import { allCountries, defaultQuestion, type Question } from './question.ts'
import { watchPath } from './watch-address.ts'

const fieldsOf = (question: Partial<Question>) => {
  const path = watchPath({ ...defaultQuestion, text: '云澜', ...question })
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

test.each<Partial<Question>>([
  { way: 'match' },
  { criterion: 'goods' },
  { groups: '0901' },
  { conditions: [{ field: 'SBMC', value: '云澜', op: 'AND' }] },
])('what no monitor compares has none: %o', (question) => {
  expect(fieldsOf(question)).toBeNull()
})
