import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoadingFlag } from './loading-flag.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a quick call shows nothing', () => {
  const flag = createLoadingFlag(300)
  const end = flag.begin()
  vi.advanceTimersByTime(299)
  end()
  vi.advanceTimersByTime(1000)
  expect(flag.isShown()).toBe(false)
})

test('a slow call shows the overlay until the last call has ended', () => {
  const flag = createLoadingFlag(300)
  const notified = vi.fn<() => void>()
  flag.subscribe(notified)
  const ends = [flag.begin(), flag.begin()]
  vi.advanceTimersByTime(300)
  expect(flag.isShown()).toBe(true)
  ends[0]!()
  ends[0]!()
  expect(flag.isShown()).toBe(true)
  ends[1]!()
  expect(flag.isShown()).toBe(false)
  expect(notified).toHaveBeenCalledTimes(2)
})

test('a navigation takes the overlay away, and the end of an older call does not end that of a newer one', () => {
  const flag = createLoadingFlag(300)
  const endOlder = flag.begin()
  vi.advanceTimersByTime(300)
  flag.clear()
  expect(flag.isShown()).toBe(false)
  const endNewer = flag.begin()
  vi.advanceTimersByTime(300)
  endOlder()
  expect(flag.isShown()).toBe(true)
  endNewer()
  expect(flag.isShown()).toBe(false)
})

test('the overlay ends with the calls of its page while an older call goes on', () => {
  const flag = createLoadingFlag(300)
  flag.begin()
  flag.clear()
  const end = flag.begin()
  vi.advanceTimersByTime(300)
  expect(flag.isShown()).toBe(true)
  end()
  expect(flag.isShown()).toBe(false)
})

test('nothing is shown after the flag was cleared while it waited', () => {
  const flag = createLoadingFlag(300)
  flag.begin()
  flag.clear()
  vi.advanceTimersByTime(1000)
  expect(flag.isShown()).toBe(false)
})
