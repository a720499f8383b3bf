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
  ['marks below the middle level', [mark('a', 59), mark('b', 45), mark('c', 40)], 'A', 0.92],
  ['a high mark of another group of the class', [mark('a', 90, { goods: 0.15 })], 'A', 0.92],
  ['a high mark of another part of the group', [mark('a', 80, { goods: 0.3 })], 'B', 0.7],
  ['nothing similar', [], 'A', 0.92],
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

test('the strongest decide: many middle marks never weigh as much as one identical mark', () => {
  const middle = Array.from({ length: 30 }, (_, i) => mark(`m${i}`, 62))
  const many = assessClass(middle, [])
  expect(many.grade).toBe('C')
  expect(many.citations).toHaveLength(30)
  expect(assessClass(middle.slice(0, 3), []).chance).toBeLessThan(assessClass(middle.slice(0, 1), []).chance)
  expect(assessClass([mark('a', 100)], []).chance).toBeLessThan(many.chance)
})

test('forty filings of one owner leave room for the citations of others', () => {
  const family = Array.from({ length: 40 }, (_, i) => mark(`a${i}`, 90, { family: 'a' }))
  expect(assessClass([...family, mark('b', 60)], []).citations.map(({ id }) => id)).toEqual(['a0', 'b'])
})

test('a higher score never raises the chance', () => {
  const chances = Array.from({ length: 101 }, (_, score) => assessClass([mark('a', score)], []).chance)
  for (const [i, chance] of chances.entries()) expect(chance).toBeLessThanOrEqual(chances[i - 1] ?? 1)
})

test('an identical mark for the same goods stays at the lowest grade in however crowded a field', () => {
  const crowd = Array.from({ length: 20 }, (_, i) => mark(`b${i}`, 61, { goods: 0.3 }))
  expect(assessClass([mark('a', 100), ...crowd], []).grade).toBe('D')
})

test('absolute grounds count beside earlier marks, and a citation that falls away lifts the grade', () => {
  expect(assessClass([], ['block']).grade).toBe('D')
  expect(assessClass([], ['possible']).grade).toBe('B')
  expect(withoutFamily([mark('a', 80), mark('b', 45)], [], 'a')).toBe('A')
})

test('grades begin at 80, 60 and 35 percent', () => {
  expect([0.8, 0.79, 0.6, 0.59, 0.35, 0.34].map(gradeOf)).toEqual(['A', 'B', 'B', 'C', 'C', 'D'])
})
