import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAdmission, type Turn } from './admission.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const limits = { requestsAtOnce: 4, workMs: 3000, waitMs: 750, waiting: 6 }

/** An admission whose requests are recorded by name as they are let in or refused. */
function start(input: Partial<typeof limits> = {}) {
  const admission = createAdmission({ ...limits, ...input })
  const events: string[] = []
  const turns = new Map<string, Turn>()
  return {
    admission,
    events,
    enter: async (name: string, address: string | null) => {
      void admission.enter(address).then((turn) => {
        events.push(turn ? name : `not ${name}`)
        if (turn) turns.set(name, turn)
      })
      await vi.advanceTimersByTimeAsync(0)
    },
    end: async (name: string, isAnswered = true) => {
      turns.get(name)!.end(isAnswered)
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

test('as many as may be worked on at once are let in, others as soon as one ends', async () => {
  const { admission, events, enter, end } = start()
  for (const name of ['a', 'b', 'c', 'd', 'e']) await enter(name, name)
  expect([events, admission.working, admission.waiting]).toEqual([['a', 'b', 'c', 'd'], 4, 1])
  await end('b')
  await end('b')
  expect([events.at(-1), admission.working, admission.waiting]).toEqual(['e', 4, 0])
})

test('one that has waited for too long is refused', async () => {
  const { admission, events, enter } = start({ requestsAtOnce: 2 })
  for (const name of ['a', 'b', 'c']) await enter(name, name)
  await vi.advanceTimersByTimeAsync(749)
  expect(events).toEqual(['a', 'b'])
  await vi.advanceTimersByTimeAsync(1)
  expect([events, admission.waiting]).toEqual([['a', 'b', 'not c'], 0])
})

test('what waits for something else while later requests are answered loses its turn', async () => {
  const { admission, events, enter, end } = start({ requestsAtOnce: 2, waitMs: 60_000 })
  for (const name of ['slow', 'fast', 'next']) await enter(name, name)
  await end('fast')
  expect([events, admission.working]).toEqual([['slow', 'fast', 'next'], 2])
  await vi.advanceTimersByTimeAsync(3000)
  // `slow` has lost its turn; `next` is as late, but no later one was answered.
  expect(admission.working).toBe(1)
  await end('slow')
  expect(admission.working).toBe(1)
})

test('while all are late, one more is let in, and another one once that is late too', async () => {
  const { events, enter } = start({ requestsAtOnce: 2, waitMs: 60_000 })
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await enter(name, name)
  await vi.advanceTimersByTimeAsync(3000)
  expect(events).toEqual(['a', 'b', 'c'])
  await vi.advanceTimersByTimeAsync(2999)
  expect(events).toEqual(['a', 'b', 'c'])
  await vi.advanceTimersByTimeAsync(1)
  expect(events).toEqual(['a', 'b', 'c', 'd'])
})

test('late ones whose answers come in the order of a queue do not let more in', async () => {
  const { admission, events, enter, end } = start({ requestsAtOnce: 2, waitMs: 60_000 })
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await enter(name, name)
  await vi.advanceTimersByTimeAsync(3000)
  for (const name of ['a', 'b', 'c']) await end(name)
  expect([events, admission.working]).toEqual([['a', 'b', 'c', 'd', 'e'], 2])
})

test('one that was not answered says nothing about others', async () => {
  const { admission, enter, end } = start({ requestsAtOnce: 1, waitMs: 60_000 })
  await enter('a', 'a')
  await vi.advanceTimersByTimeAsync(3000)
  await enter('b', 'b')
  await end('b', false)
  expect(admission.working).toBe(1)
})

test('an address has half of the turns, one that is not known has all', async () => {
  const { events, enter, end } = start()
  for (const name of ['a1', 'a2', 'a3']) await enter(name, 'a')
  await enter('b', 'b')
  expect(events).toEqual(['a1', 'a2', 'b'])
  await end('a1')
  expect(events.at(-1)).toBe('a3')
  const local = start()
  for (const name of ['1', '2', '3', '4']) await local.enter(name, null)
  expect(local.events).toHaveLength(4)
})

test('addresses that wait are served in rotation', async () => {
  const { events, enter, end } = start({ requestsAtOnce: 2, waiting: 100 })
  for (const name of ['x', 'y']) await enter(name, name)
  for (const name of ['a1', 'a2', 'a3']) await enter(name, 'a')
  await enter('b', 'b')
  await enter('c', 'c')
  for (const name of ['x', 'a1', 'b', 'c']) await end(name)
  expect(events).toEqual(['x', 'y', 'a1', 'b', 'c', 'a2'])
})

test('where too many wait, the last one of the address with the most is refused', async () => {
  const { admission, events, enter } = start({ requestsAtOnce: 2, waiting: 4 })
  for (const name of ['x', 'y']) await enter(name, name)
  for (const name of ['a1', 'a2', 'a3', 'a4']) await enter(name, 'a')
  await enter('a5', 'a')
  expect(events).toEqual(['x', 'y', 'not a5'])
  await enter('b', 'b')
  expect([events.at(-1), admission.waiting]).toEqual(['not a4', 4])
})
