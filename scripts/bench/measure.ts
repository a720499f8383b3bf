import { cpus, loadavg, totalmem } from 'node:os'

/** Milliseconds of many queries: by the clock, and of CPU time, which other work on the machine disturbs less. */
export type Timing = { wall: Percentiles; cpu: Percentiles }
export type Percentiles = { mean: number; p50: number; p95: number; p99: number }

/**
 * How often each query is sent to a server before it is measured, so that it is measured as it is after some minutes: what
 * it does often is compiled anew for thousands of searches.
 */
export const SERVER_WARM_UPS = 10

/** How often each query is requested and measured. */
const ROUNDS = 3

/**
 * Runs every query `warmUps` times unmeasured and then measures. `cpuMs` reads the CPU time that the answering process has used so
 * far. `each` has the least CPU time of every query.
 */
export async function measure<Query>(
  queries: readonly Query[],
  result: (query: Query) => unknown,
  { cpuMs = ownCpuMs, warmUps = 1 }: { cpuMs?: () => number; warmUps?: number } = {},
): Promise<Timing & { each: { query: Query; cpuMs: number }[] }> {
  for (let round = 0; round < warmUps; round++) for (const query of queries) await result(query)
  const least = queries.map(() => Number.POSITIVE_INFINITY)
  const wall: number[] = []
  const cpu: number[] = []
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, query] of queries.entries()) {
      const [cpuBefore, before] = [cpuMs(), performance.now()]
      const answered = result(query)
      if (answered instanceof Promise) await answered
      wall.push(performance.now() - before)
      const spent = cpuMs() - cpuBefore
      cpu.push(spent)
      least[i] = Math.min(least[i]!, spent)
    }
  const each = queries.map((query, i) => ({ query, cpuMs: least[i]! }))
  return { wall: percentiles(wall), cpu: percentiles(cpu), each }
}

export function percentiles(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  const mean = times.reduce((sum, each) => sum + each, 0) / Math.max(1, times.length)
  return { mean, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

function ownCpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** What a piece of work gives, and how long it took. */
export async function timed<Result>(work: () => Result | Promise<Result>): Promise<{ result: Result; ms: number }> {
  const started = performance.now()
  const result = await work()
  return { result, ms: performance.now() - started }
}

/** As `timed`, in CPU milliseconds, for work that waits for nothing. */
export function timedCpu<Result>(work: () => Result): { result: Result; ms: number } {
  const before = ownCpuMs()
  const result = work()
  return { result, ms: ownCpuMs() - before }
}

export const machine = () => ({
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  load: loadavg().map((load) => Math.round(load * 100) / 100),
})
