import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTally } from './tally.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('counts are written together, each key once', async () => {
  const write = vi.fn(async () => {})
  const tally = createTally({ write, everyMs: 1000, onError: () => {} })
  for (const key of ['a', 'b', 'a']) tally.add(key)
  await vi.advanceTimersByTimeAsync(1000)
  expect(write.mock.calls).toEqual([
    ['a', 2],
    ['b', 1],
  ])
  await vi.advanceTimersByTimeAsync(1000)
  expect(write).toHaveBeenCalledTimes(2)
  await tally.close()
})

test('closing writes what is left', async () => {
  const write = vi.fn(async () => {})
  const tally = createTally({ write, everyMs: 1000, onError: () => {} })
  tally.add('a')
  await tally.close()
  expect(write.mock.calls).toEqual([['a', 1]])
})

test('a count that cannot be written is reported and does not keep the others back', async () => {
  const onError = vi.fn()
  const written: string[] = []
  const write = async (key: string) => {
    if (key === 'a') throw new Error('away')
    written.push(key)
  }
  const tally = createTally({ write, everyMs: 1000, onError })
  tally.add('a')
  tally.add('b')
  await tally.close()
  expect([written, onError.mock.calls.length]).toEqual([['b'], 1])
})
