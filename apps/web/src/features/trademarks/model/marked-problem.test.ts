import { expect, test } from 'vitest'
import { markProblem } from './marked-problem.ts'
import { defaultQuery, problemsOf, withCriterion } from './query.ts'

const problemOf = (text: string) => problemsOf({ ...defaultQuery, text })[0]!

test('a character of two units is marked as one', () =>
  expect(markProblem(problemOf('华为😀x'), '华为😀x')).toEqual({
    before: '华为',
    wrong: '😀',
    after: 'x',
    start: 2,
    end: 4,
  }))

test('a wrong entry of a list is marked whole', () => {
  const text = '12345678;不是号码'
  const [problem] = problemsOf(withCriterion({ ...defaultQuery, text }, 'applicationNumber'))
  expect(markProblem(problem!, text)).toMatchObject({ before: '12345678;', wrong: '不是号码', after: '' })
})

test('only the neighbourhood of a long text is shown', () => {
  const text = `${'a'.repeat(90)}@${'b'.repeat(90)}`
  const marked = markProblem(problemOf(text), text)!
  expect(marked.before).toBe(`…${'a'.repeat(24)}`)
  expect(marked.after).toBe(`${'b'.repeat(24)}…`)
})

test('a problem without a place marks nothing', () => expect(markProblem(problemOf(''), '')).toBeNull())
