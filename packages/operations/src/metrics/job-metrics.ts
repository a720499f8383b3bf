import { Counter, Histogram } from 'prom-client'
import type { Metrics } from './metrics.ts'

const SECONDS = [0.1, 0.5, 1, 5, 15, 60, 300, 900, 3600, 14_400]

/** Runs of jobs by their kind (`import-register`): how many ended how, and how long they took. */
export function createJobMetrics({ registry }: Pick<Metrics, 'registry'>, kinds: readonly string[]) {
  const runs = new Counter({
    name: 'markwright_job_runs_total',
    help: 'Runs of jobs by outcome: completed, failed, cancelled, retried, waiting (for a dependency) or interrupted.',
    labelNames: ['kind', 'outcome'] as const,
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'markwright_job_duration_seconds',
    help: 'Time that a run of a job took.',
    labelNames: ['kind'] as const,
    buckets: SECONDS,
    registers: [registry],
  })
  // A counter that begins with 1 shows Prometheus no increase: the first failure would go unnoticed.
  for (const kind of kinds) runs.inc({ kind, outcome: 'failed' }, 0)
  return {
    observeRun(run: { job: string; outcome: string; seconds: number }) {
      runs.inc({ kind: run.job, outcome: run.outcome })
      durations.observe({ kind: run.job }, run.seconds)
    },
  }
}
