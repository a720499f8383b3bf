import { searchProblem } from '@markwright/domain/marks/search-problem'
import { expect, test } from 'vitest'
import { normalizedOffer, normalizeFormQuery } from './normalize-query.ts'
import { defaultQuery, problemsOf } from './query.ts'

test('the name of a link is normalised and can then be requested', () => {
  const { query, changes } = normalizeFormQuery({ ...defaultQuery, text: 'DR. MARTENS' })
  expect(query.text).toBe('DR MARTENS')
  expect(problemsOf(query)).toEqual([])
  expect(changes).toEqual([{ field: 'tradeMarkText', from: 'DR. MARTENS', to: 'DR MARTENS' }])
})

test('so are the names of conditions, and the one that hits are compared with', () => {
  const { query, changes } = normalizeFormQuery({
    ...defaultQuery,
    conditions: [
      { field: 'SBMC', way: 'similar', value: 'AT&T' },
      { field: 'SQRMC', value: 'AT&T Inc.' },
    ],
  })
  expect(query.text).toBe('AT T')
  expect(query.conditions.map(({ value }) => value)).toEqual(['AT T', 'AT&T Inc.'])
  expect(changes).toHaveLength(1)
})

test('a number is left as it was typed', () => {
  const requested = { ...defaultQuery, criterion: 'applicationNumber', text: '12/34' } as const
  expect(normalizeFormQuery(requested)).toEqual({ query: requested, changes: [] })
})

test('something is offered for a special character only, where anything is left of the name', () => {
  const special = searchProblem('specialCharacter', 'tradeMarkText')
  expect(normalizedOffer(special, 'H&M')).toBe('H M')
  expect(normalizedOffer(special, '&&')).toBeNull()
  expect(normalizedOffer(searchProblem('emptyQuery', 'tradeMarkText'), '')).toBeNull()
  expect(normalizedOffer(undefined, 'H&M')).toBeNull()
})
