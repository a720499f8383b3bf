import { expect, test } from 'vitest'
import { assessClass, type EarlierMark, gradeOf, withoutFamily } from './registrability.ts'

const mark = (id: string, score: number, facts: Partial<EarlierMark> = {}): EarlierMark => ({
  id,
  score,
  goods: 0.95,
  status: 'inForce',
  owner: 'other',
  family: id,
  ...facts,
})

/** The worked examples of the model, with the share that it names. */
test.each([
  ['one high mark of the same group', [mark('a', 80)], 'D', 0.22],
  ['one middle mark of the same group', [mark('a', 60)], 'C', 0.53],
  ['two low marks of the same group', [mark('a', 40), mark('b', 40)], 'B', 0.75],
  ['nothing near', [], 'A', 0.92],
  ['an identical mark of the same owner', [mark('a', 100, { owner: 'same' })], 'A', 0.92],
  ['an identical mark that ended long ago', [mark('a', 100, { status: 'endedBefore' })], 'A', 0.92],
] as const)('%s: grade %s', (_, earlier, grade, chance) => {
  const found = assessClass(earlier, [])
  expect(found.grade).toBe(grade)
  expect(Math.abs(found.chance - chance)).toBeLessThanOrEqual(0.01)
})

test('ten filings of one owner count once', () => {
  const family = Array.from({ length: 10 }, (_, i) => mark(`a${i}`, 60, { family: 'a' }))
  expect(assessClass(family, []).chance).toBeCloseTo(assessClass([mark('a', 60)], []).chance)
  expect(assessClass(family, []).citations).toHaveLength(1)
})

test('a higher score never raises the chance', () => {
  const chances = Array.from({ length: 101 }, (_, score) => assessClass([mark('a', score)], []).chance)
  for (const [i, chance] of chances.entries()) expect(chance).toBeLessThanOrEqual(chances[i - 1] ?? 1)
})

test('an identical mark for the same goods stays at the lowest grade in however crowded a field', () => {
  const crowd = Array.from({ length: 20 }, (_, i) => mark(`b${i}`, 41, { goods: 0.02 }))
  expect(assessClass([mark('a', 100), ...crowd], []).grade).toBe('D')
})

test('absolute grounds count beside earlier marks, and a citation that falls away lifts the grade', () => {
  expect(assessClass([], ['block']).grade).toBe('D')
  expect(assessClass([], ['possible']).grade).toBe('B')
  expect(withoutFamily([mark('a', 80), mark('b', 40)], [], 'a')).toBe('A')
})

test('grades begin at 80, 60 and 35 percent', () => {
  expect([0.8, 0.79, 0.6, 0.59, 0.35, 0.34].map(gradeOf)).toEqual(['A', 'B', 'B', 'C', 'C', 'D'])
})
