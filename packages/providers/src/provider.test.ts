import { expect, test } from 'vitest'
import { createMemoryBudgetStore } from './budget-store.ts'
import { ProviderError, type ProviderFailure } from './provider-error.ts'
import { callFirst, createProvider, type ProviderLimits } from './provider.ts'

/** A provider with a clock of its own: pauses take no time and are recorded. */
function aProvider(limits: Partial<ProviderLimits> = {}) {
  let time = Date.UTC(2026, 10, 30, 23, 59)
  const pauses: number[] = []
  const budgets = createMemoryBudgetStore()
  const provider = createProvider('stub', limits, {
    now: () => new Date(time),
    random: () => 1,
    budgets,
    wait: async (ms) => {
      pauses.push(ms)
      time += ms
    },
  })
  return { provider, pauses, advance: (ms: number) => (time += ms) }
}

const failing = (reason: ProviderFailure, retryAfterMs: number | null = null) => {
  const work = async () => {
    work.calls++
    throw new ProviderError('stub', reason, { retryAfterMs })
  }
  work.calls = 0
  return work
}

test('a failure that may pass is tried again after pauses that double', async () => {
  const { provider, pauses } = aProvider({ attempts: 4, backoffMs: 100 })
  const work = failing('unavailable')
  await expect(provider.call(work)).rejects.toMatchObject({ reason: 'unavailable' })
  expect(work.calls).toBe(4)
  expect(pauses).toEqual([100, 200, 400])
})

test.each(['unauthorized', 'rejected', 'exhausted'] as const)('%s is not tried again', async (reason) => {
  const { provider } = aProvider()
  const work = failing(reason)
  await expect(provider.call(work)).rejects.toMatchObject({ reason })
  expect(work.calls).toBe(1)
})

test('the pause that the provider demands is obeyed, unless it is too long', async () => {
  const short = aProvider({ attempts: 2 })
  await expect(short.provider.call(failing('limited', 7000))).rejects.toThrow(ProviderError)
  expect(short.pauses).toEqual([7000])
  const long = aProvider({ attempts: 2 })
  await expect(long.provider.call(failing('limited', 3_600_000))).rejects.toThrow(ProviderError)
  expect(long.pauses).toEqual([])
})

test('a call that does not end is aborted and reported as a timeout', async () => {
  const { provider } = aProvider({ timeoutMs: 5, attempts: 1 })
  let wasAborted = false
  const work = (signal: AbortSignal) =>
    new Promise<never>(() => signal.addEventListener('abort', () => (wasAborted = true)))
  await expect(provider.call(work)).rejects.toMatchObject({ reason: 'timeout' })
  expect(wasAborted).toBe(true)
})

test('the circuit opens after failures in a row, lets one call through after the pause, and closes by its success', async () => {
  const { provider, advance } = aProvider({ attempts: 1, breaker: { failures: 2, pauseMs: 1000 } })
  const work = failing('unreachable')
  for (let count = 0; count < 5; count++) await expect(provider.call(work)).rejects.toThrow(ProviderError)
  expect(work.calls).toBe(2)
  expect((await provider.status()).circuit).toBe('open')
  await expect(provider.call(async () => 1)).rejects.toMatchObject({ reason: 'circuit-open' })

  advance(1001)
  await expect(provider.call(work)).rejects.toMatchObject({ reason: 'unreachable' })
  await expect(provider.call(work)).rejects.toMatchObject({ reason: 'circuit-open' })
  expect(work.calls).toBe(3)

  advance(1001)
  await expect(provider.call(async () => 1)).resolves.toBe(1)
  expect((await provider.status()).circuit).toBe('closed')
})

test('a refused request does not open the circuit', async () => {
  const { provider } = aProvider({ breaker: { failures: 2, pauseMs: 1000 } })
  for (let count = 0; count < 5; count++) await expect(provider.call(failing('rejected'))).rejects.toThrow('rejected')
  expect((await provider.status()).circuit).toBe('closed')
})

test('a budget refuses what exceeds it, gets back what failed, and begins anew with the next day', async () => {
  const { provider, advance } = aProvider({ attempts: 1, budget: { units: 10, period: 'day' } })
  const ok = async () => 'ok'
  await expect(provider.call(failing('unreachable'), { cost: 10 })).rejects.toMatchObject({ reason: 'unreachable' })
  await provider.call(ok, { cost: 8 })
  await expect(provider.call(ok, { cost: 3 })).rejects.toMatchObject({ reason: 'budget-used' })
  await provider.call(ok, { cost: 2 })
  expect((await provider.status()).spent).toBe(10)
  advance(120_000)
  await provider.call(ok, { cost: 3 })
  expect((await provider.status()).spent).toBe(3)
})

test('what timed out may have been counted by the provider and stays spent', async () => {
  const { provider } = aProvider({ attempts: 1, budget: { units: 10, period: 'month' } })
  await expect(provider.call(failing('timeout'), { cost: 4 })).rejects.toThrow('timeout')
  expect((await provider.status()).spent).toBe(4)
})

test('no more calls run at once than may, and each gets its turn', async () => {
  const { provider } = aProvider({ concurrency: 3 })
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
  const { provider, pauses } = aProvider({ requestsPerMinute: 60 })
  for (let count = 0; count < 3; count++) await provider.call(async () => 1)
  expect(pauses).toEqual([1000, 1000])
})

test('a cancelled call is not tried again, and one that waits leaves its place', async () => {
  const { provider } = aProvider({ concurrency: 1 })
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
  const { provider, advance } = aProvider({ attempts: 1 })
  await expect(provider.call(failing('unavailable'))).rejects.toThrow(ProviderError)
  advance(1000)
  await provider.call(async () => 1)
  expect(await provider.status()).toMatchObject({
    lastFailure: 'stub: unavailable',
    lastFailureAt: new Date(Date.UTC(2026, 10, 30, 23, 59)),
    lastSuccessAt: new Date(Date.UTC(2026, 10, 30, 23, 59, 1)),
  })
})
