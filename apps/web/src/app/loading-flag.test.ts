import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoadingFlag } from './loading-flag.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a quick call shows nothing', () => {
  const flag = createLoadingFlag(300)
  flag.begin()
  vi.advanceTimersByTime(299)
  flag.end()
  vi.advanceTimersByTime(1000)
  expect(flag.isShown()).toBe(false)
})

test('a slow call shows the overlay until the last call has ended', () => {
  const flag = createLoadingFlag(300)
  const notified = vi.fn<() => void>()
  flag.subscribe(notified)
  flag.begin()
  flag.begin()
  vi.advanceTimersByTime(300)
  expect(flag.isShown()).toBe(true)
  flag.end()
  expect(flag.isShown()).toBe(true)
  flag.end()
  expect(flag.isShown()).toBe(false)
  expect(notified).toHaveBeenCalledTimes(2)
})

test('a navigation takes the overlay away, and the end of an older call does not end that of a newer one', () => {
  const flag = createLoadingFlag(300)
  flag.begin()
  vi.advanceTimersByTime(300)
  flag.clear()
  expect(flag.isShown()).toBe(false)
  flag.begin()
  vi.advanceTimersByTime(300)
  flag.end()
  expect(flag.isShown()).toBe(true)
  flag.end()
  expect(flag.isShown()).toBe(false)
})

test('nothing is shown after the flag was cleared while it waited', () => {
  const flag = createLoadingFlag(300)
  flag.begin()
  flag.clear()
  vi.advanceTimersByTime(1000)
  expect(flag.isShown()).toBe(false)
})
