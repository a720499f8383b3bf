import { ApiError, NO_ANSWER } from '@markwright/api-client/fetch'
import { expect, test } from 'vitest'
import { isWorthAnotherTry } from './query-client.ts'

test('a refusal is not requested twice', () => {
  expect(isWorthAnotherTry(0, new ApiError(200, 20302, 'used up'))).toBe(false)
  expect(isWorthAnotherTry(0, new Error('a fault of ours'))).toBe(false)
})
test('a call without an answer is made once more', () => {
  const lost = new ApiError(0, NO_ANSWER, '')
  expect([0, 1, 2].map((failures) => isWorthAnotherTry(failures, lost))).toEqual([true, false, false])
})
test('a service that prepares itself is waited for, though not for ever', () => {
  const preparing = new ApiError(503, 50300, 'preparing')
  expect(isWorthAnotherTry(7, preparing)).toBe(true)
  expect(isWorthAnotherTry(8, preparing)).toBe(false)
})
