import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProviderError, type ProviderFailure } from './provider-error.ts'
import { callFirst, createProvider, type ProviderLimits } from './provider.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.UTC(2026, 10, 30, 23, 59) })
  vi.spyOn(Math, 'random').mockReturnValue(1)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const aProvider = (limits: Partial<ProviderLimits> = {}) => createProvider('stub', limits)

const failing = (reason: ProviderFailure, retryAfterMs: number | null = null) => {
  const started: number[] = []
  const work = async () => {
    work.calls++
    started.push(Date.now())
    throw new ProviderError('stub', reason, { retryAfterMs })
  }
  work.calls = 0
  /** Milliseconds between the attempts. */
  work.pauses = () => started.slice(1).map((at, index) => at - started[index]!)
  return work
}

/** The result of a call, whose pauses take no time. */
async function settled<Result>(call: Promise<Result>): Promise<Result> {
  call.catch(() => {})
  await vi.runAllTimersAsync()
  return call
}

test('a failure that may pass is tried again after pauses that double', async () => {
  const work = failing('unavailable')
  const call = aProvider({ attempts: 4, backoffMs: 100 }).call(work)
  await expect(settled(call)).rejects.toMatchObject({ reason: 'unavailable' })
  expect(work.calls).toBe(4)
  expect(work.pauses()).toEqual([100, 200, 400])
})

test.each(['unauthorized', 'rejected', 'exhausted'] as const)('%s is not tried again', async (reason) => {
  const work = failing(reason)
  await expect(settled(aProvider().call(work))).rejects.toMatchObject({ reason })
  expect(work.calls).toBe(1)
})

test('the pause that the provider demands is obeyed, unless it is too long', async () => {
  const [short, long] = [failing('limited', 7000), failing('limited', 3_600_000)]
  await expect(settled(aProvider({ attempts: 2 }).call(short))).rejects.toThrow(ProviderError)
  expect(short.pauses()).toEqual([7000])
  await expect(settled(aProvider({ attempts: 2 }).call(long))).rejects.toThrow(ProviderError)
  expect(long.calls).toBe(1)
})

test('a call that does not end is aborted and reported as a timeout', async () => {
  const provider = aProvider({ timeoutMs: 5, attempts: 1 })
  let wasAborted = false
  const work = (signal: AbortSignal) =>
    new Promise<never>(() => signal.addEventListener('abort', () => (wasAborted = true)))
  await expect(settled(provider.call(work))).rejects.toMatchObject({ reason: 'timeout' })
  expect(wasAborted).toBe(true)
})

test('the circuit opens after failures in a row, lets one call through after the pause, and closes by its success', async () => {
  const provider = aProvider({ attempts: 1, breaker: { failures: 2, pauseMs: 1000 } })
  const work = failing('unreachable')
  for (let count = 0; count < 5; count++) await expect(provider.call(work)).rejects.toThrow(ProviderError)
  expect(work.calls).toBe(2)
  expect((await provider.status()).circuit).toBe('open')
  await expect(provider.call(async () => 1)).rejects.toMatchObject({ reason: 'circuit-open' })

  vi.advanceTimersByTime(1001)
  await expect(provider.call(work)).rejects.toMatchObject({ reason: 'unreachable' })
  await expect(provider.call(work)).rejects.toMatchObject({ reason: 'circuit-open' })
  expect(work.calls).toBe(3)

  vi.advanceTimersByTime(1001)
  await expect(provider.call(async () => 1)).resolves.toBe(1)
  expect((await provider.status()).circuit).toBe('closed')
})

test('a refused request does not open the circuit', async () => {
  const provider = aProvider({ breaker: { failures: 2, pauseMs: 1000 } })
  for (let count = 0; count < 5; count++) await expect(provider.call(failing('rejected'))).rejects.toThrow('rejected')
  expect((await provider.status()).circuit).toBe('closed')
})

test('a budget refuses what exceeds it, gets back what failed, and begins anew with the next day', async () => {
  const provider = aProvider({ attempts: 1, budget: { units: 10, period: 'day' } })
  const ok = async () => 'ok'
  await expect(provider.call(failing('unreachable'), { cost: 10 })).rejects.toMatchObject({ reason: 'unreachable' })
  await provider.call(ok, { cost: 8 })
  await expect(provider.call(ok, { cost: 3 })).rejects.toMatchObject({ reason: 'budget-used' })
  await provider.call(ok, { cost: 2 })
  expect((await provider.status()).spent).toBe(10)
  vi.advanceTimersByTime(120_000)
  await provider.call(ok, { cost: 3 })
  expect((await provider.status()).spent).toBe(3)
})

test('what timed out may have been counted by the provider and stays spent', async () => {
  const provider = aProvider({ attempts: 1, budget: { units: 10, period: 'month' } })
  await expect(provider.call(failing('timeout'), { cost: 4 })).rejects.toThrow('timeout')
  expect((await provider.status()).spent).toBe(4)
})

test('no more calls run at once than may, and each gets its turn', async () => {
  const provider = aProvider({ concurrency: 3 })
  let [running, most] = [0, 0]
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      provider.call(async () => {
        most = Math.max(most, ++running)
        await new Promise((resolve) => setImmediate(resolve))
        running--
        return index
      }),
    ),
  )
  expect(most).toBe(3)
  expect(results).toEqual(Array.from({ length: 20 }, (_, index) => index))
})

test('calls wait for the rate per minute', async () => {
  const provider = aProvider({ requestsPerMinute: 60 })
  const began = Date.now()
  const started: number[] = []
  for (let count = 0; count < 3; count++) await settled(provider.call(async () => started.push(Date.now() - began)))
  expect(started).toEqual([0, 1000, 2000])
})

test('a cancelled call is not tried again, and one that waits leaves its place', async () => {
  const provider = aProvider({ concurrency: 1 })
  let end = () => {}
  const first = provider.call(() => new Promise<void>((resolve) => (end = resolve)))
  const controller = new AbortController()
  const second = provider.call(async () => 2, { signal: controller.signal })
  controller.abort()
  await expect(second).rejects.toMatchObject({ reason: 'cancelled' })
  end()
  await first
  await expect(provider.call(async () => 3)).resolves.toBe(3)
})

test('a call that waits for its next attempt ends as soon as it is cancelled', async () => {
  const provider = aProvider({ attempts: 3 })
  const controller = new AbortController()
  const work = failing('unavailable')
  const call = provider.call(work, { signal: controller.signal })
  call.catch(() => {})
  await vi.advanceTimersByTimeAsync(10)
  controller.abort()
  await expect(call).rejects.toMatchObject({ reason: 'cancelled' })
  await vi.runAllTimersAsync()
  expect(work.calls).toBe(1)
})

test('who waits behind a cancelled call is started', async () => {
  const provider = aProvider({ concurrency: 1 })
  let end = () => {}
  const first = provider.call(() => new Promise<void>((resolve) => (end = resolve)))
  const controller = new AbortController()
  const second = provider.call(async () => 2, { signal: controller.signal })
  const third = provider.call(async () => 3)
  controller.abort()
  await expect(second).rejects.toMatchObject({ reason: 'cancelled' })
  end()
  await first
  await expect(third).resolves.toBe(3)
})

test.each<[string, Partial<ProviderLimits>]>([
  ['its next attempt', { attempts: 3, backoffMs: 20_000 }],
  ['the rate', { attempts: 1, requestsPerMinute: 1 }],
])('a call that waits for %s gives back its place and its budget when it is cancelled', async (_, limits) => {
  const provider = aProvider({ ...limits, concurrency: 1, budget: { units: 10, period: 'month' } })
  if (limits.requestsPerMinute) await provider.call(async () => 1)
  const controller = new AbortController()
  const call = provider.call(failing('unavailable'), { cost: 10, signal: controller.signal })
  call.catch(() => {})
  await vi.advanceTimersByTimeAsync(10)
  controller.abort()
  await expect(call).rejects.toMatchObject({ reason: 'cancelled' })
  await vi.advanceTimersByTimeAsync(0)
  expect((await provider.status()).spent).toBe(0)
  let isStarted = false
  const next = provider.call(async () => (isStarted = true))
  await settled(next)
  expect(isStarted).toBe(true)
})

test('a trial of an open circuit that is cancelled does not close it', async () => {
  const provider = aProvider({ attempts: 1, breaker: { failures: 1, pauseMs: 1000 } })
  await expect(provider.call(failing('unreachable'))).rejects.toThrow(ProviderError)
  vi.advanceTimersByTime(1001)
  const controller = new AbortController()
  const trial = provider.call(() => new Promise<never>(() => {}), { signal: controller.signal })
  await vi.advanceTimersByTimeAsync(0)
  controller.abort()
  await expect(trial).rejects.toMatchObject({ reason: 'cancelled' })
  await vi.advanceTimersByTimeAsync(0)
  expect((await provider.status()).circuit).toBe('open')
  await expect(provider.call(async () => 1)).rejects.toMatchObject({ reason: 'circuit-open' })
})

test('what an attempt may have cost stays spent, however a later one fails', async () => {
  const provider = aProvider({ attempts: 2, budget: { units: 10, period: 'month' } })
  const reasons: ProviderFailure[] = ['timeout', 'unreachable']
  const call = provider.call(
    async () => {
      throw new ProviderError('stub', reasons.shift()!)
    },
    { cost: 4 },
  )
  await expect(settled(call)).rejects.toMatchObject({ reason: 'unreachable' })
  expect((await provider.status()).spent).toBe(4)
})

test('providers are tried in order, and the failures of the earlier ones are reported', async () => {
  const providers = [{ name: 'a' }, { name: 'b' }, { name: 'c' }]
  const found = await callFirst(providers, async ({ name }) => {
    if (name === 'a') throw new ProviderError('a', 'unreachable')
    return name
  })
  expect(found).toMatchObject({ provider: { name: 'b' }, result: 'b', failed: [{ provider: 'a' }] })
  const all = callFirst(providers, async ({ name }) => Promise.reject(new ProviderError(name, 'unavailable')))
  await expect(all).rejects.toMatchObject({ provider: 'c' })
})

test('status names the last failure and the last success', async () => {
  const provider = aProvider({ attempts: 1 })
  await expect(provider.call(failing('unavailable'))).rejects.toThrow(ProviderError)
  vi.advanceTimersByTime(1000)
  await provider.call(async () => 1)
  expect(await provider.status()).toMatchObject({
    lastFailure: 'stub: unavailable',
    lastFailureAt: new Date(Date.UTC(2026, 10, 30, 23, 59)),
    lastSuccessAt: new Date(Date.UTC(2026, 10, 30, 23, 59, 1)),
  })
})
