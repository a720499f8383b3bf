import { expect, test } from 'vitest'
import { yieldToEventLoop } from './yield-to-event-loop.ts'

function* slowly(count: number, eachMs: number) {
  for (let made = 0; made < count; made++) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, eachMs)
    yield made
  }
}

test('others get their turn while a long list is gone through, which loses nothing', async () => {
  let turns = 0
  let isDone = false
  const count = () => {
    turns++
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  const seen: number[] = []
  for await (const item of yieldToEventLoop(slowly(20, 10))) seen.push(item)
  isDone = true
  expect(seen).toEqual(Array.from({ length: 20 }, (_, item) => item))
  expect(turns).toBeGreaterThan(5)
})
