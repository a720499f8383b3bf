import { expect, test } from 'vitest'
import { linesOf } from './text-segments.ts'

test('lines keep their numbers and lose the signs that nobody sees', () => {
  expect(linesOf('锂离子电\u200B池\r\n \u202A\r\n\u202E壳体')).toEqual([
    { id: '1', text: '锂离子电池' },
    { id: '3', text: '壳体' },
  ])
})
