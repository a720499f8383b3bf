import { setTimeout as sleep } from 'node:timers/promises'
import { type BudgetStore, createMemoryBudgetStore } from './budget-store.ts'
import { createMemoryRateStore, type RateStore } from './rate-store.ts'
import { type CallObserver, failureText } from './observe-calls.ts'
import { ProviderError } from './provider-error.ts'

export type ProviderLimits = {
  /** For each attempt. */
  timeoutMs: number
  /** Attempts in all. */
  attempts: number
  /** Pause before the second attempt, at most; it doubles with each further one. */
  backoffMs: number
  /** The longest pause that a provider may demand; a longer one ends the call. */
  retryAfterMaxMs: number
  breaker: { failures: number; pauseMs: number }
  /** Calls that run at the same time. */
  concurrency: number
  requestsPerMinute?: number
  /** Units (characters, cents) in a day or month of UTC. */
  budget?: { units: number; period: 'day' | 'month' }
}

export const defaultLimits: ProviderLimits = {
  timeoutMs: 20_000,
  attempts: 3,
  backoffMs: 1_000,
  retryAfterMaxMs: 30_000,
  breaker: { failures: 5, pauseMs: 60_000 },
  concurrency: 4,
}

export type Circuit = 'closed' | 'open' | 'half-open'

export type ProviderStatus = {
  name: string
  circuit: Circuit
  lastSuccessAt: Date | null
  lastFailureAt: Date | null
  /** Reason of the last failure, without secrets. */
  lastFailure: string | null
  /** Units spent in the current period; null without a budget. */
  spent: number | null
}

export type CallOptions = {
  /** Units of the budget. */
  cost?: number
  signal?: AbortSignal
}

export type Provider = {
  name: string
  /** @throws ProviderError */
  call<Result>(work: (signal: AbortSignal) => Promise<Result>, options?: CallOptions): Promise<Result>
  status(): Promise<ProviderStatus>
}

export type ProviderDependencies = {
  now?: () => Date
  /** Waits; rejects when the signal aborts. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>
  random?: () => number
  budgets?: BudgetStore
  rates?: RateStore
  /** Gets each attempt that failed and each call that succeeded. */
  observe?: CallObserver
}

const waitFor = async (ms: number, signal?: AbortSignal) => {
  await sleep(ms, undefined, { signal })
}

/** A provider whose calls are limited in time, number and cost (see the README). */
export function createProvider(
  name: string,
  limits: Partial<ProviderLimits> = {},
  {
    now = () => new Date(),
    wait = waitFor,
    random = Math.random,
    budgets = createMemoryBudgetStore(),
    rates = createMemoryRateStore(now),
    observe = () => {},
  }: ProviderDependencies = {},
): Provider {
  const { timeoutMs, attempts, backoffMs, retryAfterMaxMs, breaker, concurrency, requestsPerMinute, budget } = {
    ...defaultLimits,
    ...limits,
  }
  let failures = 0
  let openUntil = 0
  let isProbing = false
  let running = 0
  const waiting: (() => void)[] = []
  const last: Pick<ProviderStatus, 'lastSuccessAt' | 'lastFailureAt' | 'lastFailure'> = {
    lastSuccessAt: null,
    lastFailureAt: null,
    lastFailure: null,
  }

  const circuit = (): Circuit => {
    if (failures < breaker.failures) return 'closed'
    return now().getTime() < openUntil || isProbing ? 'open' : 'half-open'
  }

  const periodKey = () =>
    `${name}:${now()
      .toISOString()
      .slice(0, budget?.period === 'month' ? 7 : 10)}`

  async function enter(signal: AbortSignal | undefined): Promise<void> {
    if (running >= concurrency)
      await new Promise<void>((resolve, reject) => {
        const leave = () => {
          waiting.splice(waiting.indexOf(proceed), 1)
          reject(new ProviderError(name, 'cancelled'))
        }
        const proceed = () => {
          signal?.removeEventListener('abort', leave)
          resolve()
        }
        waiting.push(proceed)
        signal?.addEventListener('abort', leave, { once: true })
      })
    else running++
  }

  /** The place goes to who waits for it, or is free. */
  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
    try {
      await wait(ms, signal)
    } catch (error) {
      throw new ProviderError(name, 'cancelled', { cause: error })
    }
  }

  async function obeyRate(signal: AbortSignal | undefined): Promise<void> {
    if (requestsPerMinute === undefined) return
    for (;;) {
      const ms = await stored(rates.start(name, requestsPerMinute))
      if (ms === 0) return
      await pause(ms, signal)
    }
  }

  /** What the shared stores answer; a store that cannot be reached is a failure of the call, which harms no caller. */
  async function stored<Value>(answer: Promise<Value>): Promise<Value> {
    try {
      return await answer
    } catch (error) {
      throw new ProviderError(name, 'unavailable', { detail: 'what was used cannot be counted', cause: error })
    }
  }

  async function attempt<Result>(
    work: (signal: AbortSignal) => Promise<Result>,
    signal: AbortSignal | undefined,
  ): Promise<Result> {
    const timer = new AbortController()
    const expiry = setTimeout(() => timer.abort(), timeoutMs)
    const both = signal ? AbortSignal.any([signal, timer.signal]) : timer.signal
    try {
      return await Promise.race([work(both), rejection(both)])
    } catch (error) {
      if (signal?.aborted) throw new ProviderError(name, 'cancelled', { cause: error })
      if (timer.signal.aborted) throw new ProviderError(name, 'timeout', { detail: `after ${timeoutMs} ms` })
      if (error instanceof ProviderError) throw error
      throw new ProviderError(name, 'unreachable', { cause: error })
    } finally {
      clearTimeout(expiry)
    }
  }

  async function call<Result>(
    work: (signal: AbortSignal) => Promise<Result>,
    { cost = 0, signal }: CallOptions = {},
  ): Promise<Result> {
    if (signal?.aborted) throw new ProviderError(name, 'cancelled')
    await enter(signal)
    try {
      const state = circuit()
      if (state === 'open') throw new ProviderError(name, 'circuit-open')
      const key = periodKey()
      if (budget && cost > 0 && !(await stored(budgets.spend(key, cost, budget.units))))
        throw new ProviderError(name, 'budget-used', { detail: `${budget.units} units in a ${budget.period}` })
      isProbing = state === 'half-open'
      try {
        const result = await attemptAll(work, isProbing ? 1 : attempts, signal)
        failures = 0
        last.lastSuccessAt = now()
        observe({ provider: name, failure: null })
        return result
      } catch (error) {
        const failure = error as ProviderError
        if (budget && cost > 0 && failure.reason !== 'timeout' && failure.reason !== 'invalid-answer')
          await budgets.giveBack(key, cost).catch(() => {})
        throw failure
      } finally {
        isProbing = false
      }
    } finally {
      leave()
    }
  }

  async function attemptAll<Result>(
    work: (signal: AbortSignal) => Promise<Result>,
    most: number,
    signal: AbortSignal | undefined,
  ): Promise<Result> {
    for (let number = 1; ; number++) {
      await obeyRate(signal)
      try {
        return await attempt(work, signal)
      } catch (error) {
        const failure = error as ProviderError
        if (failure.reason === 'cancelled') throw failure
        note(failure)
        const ms = failure.retryAfterMs ?? backoffMs * 2 ** (number - 1) * (0.5 + random() / 2)
        if (!failure.isPassing || number >= most || ms > retryAfterMaxMs || circuit() === 'open') throw failure
        await pause(ms, signal)
      }
    }
  }

  function note(failure: ProviderError): void {
    last.lastFailureAt = now()
    last.lastFailure = failure.message
    observe({ provider: name, failure: failureText(failure) })
    // A refused request says nothing about whether the provider works.
    if (failure.reason === 'rejected') return
    failures++
    if (failures >= breaker.failures) openUntil = now().getTime() + breaker.pauseMs
  }

  return {
    name,
    call,
    async status() {
      return { name, circuit: circuit(), ...last, spent: budget ? await budgets.spent(periodKey()) : null }
    },
  }
}

const rejection = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const refuse = () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'))
    if (signal.aborted) refuse()
    else signal.addEventListener('abort', refuse, { once: true })
  })

/**
 * Tries providers in order until one succeeds.
 * @throws the error of the last one; `cancelled` is not followed by another attempt
 */
export async function callFirst<Each extends { name: string }, Result>(
  providers: readonly Each[],
  call: (provider: Each) => Promise<Result>,
): Promise<{ provider: Each; result: Result; failed: ProviderError[] }> {
  const failed: ProviderError[] = []
  for (const provider of providers) {
    try {
      return { provider, result: await call(provider), failed }
    } catch (error) {
      if (!(error instanceof ProviderError) || error.reason === 'cancelled') throw error
      failed.push(error)
    }
  }
  throw failed.at(-1) ?? new Error('No provider is configured.')
}
