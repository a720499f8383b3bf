import { expect, test } from 'vitest'
import { readIds } from './compared-ids.ts'

test('ids are read in their order, each once', () => {
  expect(readIds('CN_1_9; CN_2_9;;CN_1_9')).toEqual(['CN_1_9', 'CN_2_9'])
})

test('an address without ids compares nothing', () => {
  expect(readIds(null)).toEqual([])
  expect(readIds(' ; ')).toEqual([])
})
