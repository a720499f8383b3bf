import { expect, test } from 'vitest'
import { daysOfRange } from './deadline-range.ts'

test('a range of days begins today, and what has passed ended yesterday', () => {
  expect(daysOfRange('7', '2026-11-20')).toEqual({ from: '2026-11-20', to: '2026-11-27' })
  expect(daysOfRange('passed', '2026-11-20')).toEqual({ from: '2026-02-20', to: '2026-11-19' })
  expect(daysOfRange('', '2026-11-20')).toEqual({})
})
