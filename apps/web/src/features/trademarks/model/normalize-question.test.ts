import { searchProblem } from '@markwright/domain/search-problem'
import { expect, test } from 'vitest'
import { normalizedOffer, normalizeQuestion } from './normalize-question.ts'
import { defaultQuestion, problemsOf } from './question.ts'

test('the name of a link is normalised and can then be requested', () => {
  const { question, changes } = normalizeQuestion({ ...defaultQuestion, text: 'DR. MARTENS' })
  expect(question.text).toBe('DR MARTENS')
  expect(problemsOf(question)).toEqual([])
  expect(changes).toEqual([{ field: 'tradeMarkText', from: 'DR. MARTENS', to: 'DR MARTENS' }])
})

test('so are the names of conditions, and the one that hits are compared with', () => {
  const { question, changes } = normalizeQuestion({
    ...defaultQuestion,
    conditions: [
      { field: 'SBMC', way: 'similar', value: 'AT&T' },
      { field: 'SQRMC', value: 'AT&T Inc.' },
    ],
  })
  expect(question.text).toBe('AT T')
  expect(question.conditions.map(({ value }) => value)).toEqual(['AT T', 'AT&T Inc.'])
  expect(changes).toHaveLength(1)
})

test('a number is left as it was typed', () => {
  const requested = { ...defaultQuestion, criterion: 'applicationNumber', text: '12/34' } as const
  expect(normalizeQuestion(requested)).toEqual({ question: requested, changes: [] })
})

test('something is offered for a special character only, where anything is left of the name', () => {
  const special = searchProblem('specialCharacter', 'tradeMarkText')
  expect(normalizedOffer(special, 'H&M')).toBe('H M')
  expect(normalizedOffer(special, '&&')).toBeNull()
  expect(normalizedOffer(searchProblem('emptyQuery', 'tradeMarkText'), '')).toBeNull()
  expect(normalizedOffer(undefined, 'H&M')).toBeNull()
})
