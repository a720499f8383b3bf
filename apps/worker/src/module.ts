import type { JobBinding, Schedule } from '@markwright/jobs'

/** What a feature has the worker do. */
export type WorkerModule = {
  jobs?: readonly JobBinding[]
  schedules?: readonly Schedule[]
  /** Runs once each time a worker starts, after its jobs have; its failure is reported and stops nothing. */
  start?: () => Promise<unknown>
  /** What other modules may call. */
  api?: object
}

export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
