import { expect, test } from 'vitest'
import { classRuns } from './class-numbers.ts'

test('classes that follow each other are reported as a run', () => {
  expect(classRuns([1, 2, 3, 9, 11, 12, 35])).toEqual(['1–3', '9', '11', '12', '35'])
  expect(classRuns(Array.from({ length: 45 }, (_, at) => at + 1))).toEqual(['1–45'])
  expect(classRuns([])).toEqual([])
})
