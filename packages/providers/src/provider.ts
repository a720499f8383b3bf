import {
  BrokenCircuitError,
  bulkhead,
  circuitBreaker,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
  timeout,
  TimeoutStrategy,
} from 'cockatiel'
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
  /** The clock of budgets, rates and the status; timeouts and pauses take real time. */
  now?: () => Date
  budgets?: BudgetStore
  rates?: RateStore
  /** Gets each attempt that failed and each call that succeeded. */
  observe?: CallObserver
}

/** A provider whose calls are limited in time, number and cost (see the README). */
export function createProvider(
  name: string,
  limits: Partial<ProviderLimits> = {},
  {
    now = () => new Date(),
    budgets = createMemoryBudgetStore(),
    rates = createMemoryRateStore(now),
    observe = () => {},
  }: ProviderDependencies = {},
): Provider {
  const { timeoutMs, attempts, backoffMs, retryAfterMaxMs, breaker, concurrency, requestsPerMinute, budget } = {
    ...defaultLimits,
    ...limits,
  }
  const last: Pick<ProviderStatus, 'lastSuccessAt' | 'lastFailureAt' | 'lastFailure'> = {
    lastSuccessAt: null,
    lastFailureAt: null,
    lastFailure: null,
  }

  const atOnce = bulkhead(concurrency, Infinity)
  const inTime = timeout(timeoutMs, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false })
  const unlessBroken: CircuitBreakerPolicy = circuitBreaker(
    handleWhen((error) => {
      if (!(error instanceof ProviderError)) return false
      // The trial of an open circuit that was cancelled has not shown that the provider works.
      if (error.reason === 'cancelled') return unlessBroken.state === CircuitState.HalfOpen
      // A refused request says nothing about whether the provider works.
      return error.reason !== 'rejected'
    }),
    { halfOpenAfter: breaker.pauseMs, breaker: new ConsecutiveBreaker(breaker.failures) },
  )
  let openUntil = 0
  unlessBroken.onBreak(() => {
    openUntil = Date.now() + breaker.pauseMs
  })
  // A pause of a call that was cancelled keeps no process alive.
  const again = retry(
    handleWhen(
      (error) =>
        error instanceof ProviderError &&
        error.isPassing &&
        (error.retryAfterMs ?? 0) <= retryAfterMaxMs &&
        unlessBroken.state === CircuitState.Closed,
    ),
    {
      maxAttempts: attempts - 1,
      backoff: new DelegateBackoff(({ attempt, result }) => {
        const demanded = 'error' in result && result.error instanceof ProviderError ? result.error.retryAfterMs : null
        return demanded ?? backoffMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2)
      }),
    },
  ).dangerouslyUnref()

  const circuit = (): Circuit => {
    if (unlessBroken.state === CircuitState.Closed) return 'closed'
    return unlessBroken.state === CircuitState.Open && Date.now() >= openUntil ? 'half-open' : 'open'
  }

  const periodKey = () =>
    `${name}:${now()
      .toISOString()
      .slice(0, budget?.period === 'month' ? 7 : 10)}`

  async function obeyRate(signal: AbortSignal): Promise<void> {
    if (requestsPerMinute === undefined) return
    for (;;) {
      const ms = await stored(rates.start(name, requestsPerMinute))
      if (ms === 0) return
      await pause(ms, signal)
    }
  }

  /** What the shared stores answer; a store that cannot be reached is a failure of the call, which harms no caller. */
  async function stored<Value>(result: Promise<Value>): Promise<Value> {
    try {
      return await result
    } catch (error) {
      throw new ProviderError(name, 'unavailable', { detail: 'what was used cannot be counted', cause: error })
    }
  }

  async function attempt<Result>(work: (signal: AbortSignal) => Promise<Result>, signal: AbortSignal): Promise<Result> {
    // While it waited for the trial of another call.
    if (signal.aborted) throw new ProviderError(name, 'cancelled')
    let ended: AbortSignal | undefined
    try {
      return await inTime.execute((context) => {
        ended = context.signal
        return work(context.signal)
      }, signal)
    } catch (error) {
      if (signal.aborted) throw new ProviderError(name, 'cancelled', { cause: error })
      const failure = ended?.aborted
        ? new ProviderError(name, 'timeout', { detail: `after ${timeoutMs} ms` })
        : error instanceof ProviderError
          ? error
          : new ProviderError(name, 'unreachable', { cause: error })
      last.lastFailureAt = now()
      last.lastFailure = failure.message
      observe({ provider: name, failure: failureText(failure) })
      throw failure
    }
  }

  /** `onFailure`: gets each attempt that failed. */
  async function attemptAll<Result>(
    work: (signal: AbortSignal) => Promise<Result>,
    signal: AbortSignal,
    onFailure: (failure: ProviderError) => void,
  ): Promise<Result> {
    const running = again.execute(async () => {
      signal.throwIfAborted()
      await obeyRate(signal)
      return unlessBroken.execute(() =>
        attempt(work, signal).catch((error: unknown) => {
          if (error instanceof ProviderError) onFailure(error)
          throw error
        }),
      )
    }, signal)
    try {
      return await unlessAborted(running, signal)
    } catch (error) {
      if (error instanceof ProviderError) throw error
      const reason = error instanceof BrokenCircuitError ? 'circuit-open' : 'cancelled'
      throw new ProviderError(name, reason, { cause: error })
    }
  }

  async function callAtOnce<Result>(work: (signal: AbortSignal) => Promise<Result>, cost: number, signal: AbortSignal) {
    if (signal.aborted) throw new ProviderError(name, 'cancelled')
    if (circuit() === 'open') throw new ProviderError(name, 'circuit-open')
    const key = periodKey()
    if (budget && cost > 0 && !(await stored(budgets.spend(key, cost, budget.units))))
      throw new ProviderError(name, 'budget-used', { detail: `${budget.units} units in a ${budget.period}` })
    let mayBeCounted = false
    try {
      const result = await attemptAll(work, signal, ({ reason }) => {
        mayBeCounted ||= reason === 'timeout' || reason === 'invalid-answer'
      })
      last.lastSuccessAt = now()
      observe({ provider: name, failure: null })
      return result
    } catch (error) {
      if (budget && cost > 0 && !mayBeCounted) await budgets.giveBack(key, cost).catch(() => {})
      throw error
    }
  }

  return {
    name,

    async call(work, { cost = 0, signal = new AbortController().signal } = {}) {
      // The bulkhead gets no signal: it does not start what waits behind an aborted call (cockatiel 3.2.1).
      const call = atOnce.execute(() => callAtOnce(work, cost, signal))
      try {
        return await unlessAborted(call, signal)
      } catch (error) {
        throw error instanceof ProviderError ? error : new ProviderError(name, 'cancelled', { cause: error })
      }
    },

    async status() {
      return { name, circuit: circuit(), ...last, spent: budget ? await budgets.spent(periodKey()) : null }
    },
  }
}

/** Settles as `result` does; rejects as soon as the signal is aborted. */
async function unlessAborted<Result>(result: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let abort = () => {}
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
  try {
    return await Promise.race([aborted, result])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/** @throws the reason of the signal once it is aborted */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  try {
    await unlessAborted(new Promise((resolve) => (timer = setTimeout(resolve, ms))), signal)
  } finally {
    clearTimeout(timer)
  }
}

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
