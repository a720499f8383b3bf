import type { JobWatcher, Queues } from '@markwright/jobs'
import type { Pool } from 'pg'
import type { Terminal } from './progress-line.ts'

/** What a command needs to queue an import and to report its progress. */
export type ImportDeps = {
  pool: Pool
  queues: Pick<Queues, 'dispatch'>
  watcher: Pick<JobWatcher, 'watch'>
  onError: (error: Error) => void
  out: Terminal
  /** The folder that relative paths start from. */
  folder: string
  signal: AbortSignal
}
