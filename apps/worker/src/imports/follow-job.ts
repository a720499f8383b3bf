import type { JobRecord, JobWatcher } from '@markwright/jobs'
import { createProgressLine, type Terminal } from './progress-line.ts'

const PATIENCE_MS = 10_000

/** Shows how a job gets on until it ends; null where it was not to be waited for. */
export async function followJob(
  { watcher, out, signal }: { watcher: Pick<JobWatcher, 'watch'>; out: Terminal; signal: AbortSignal },
  jobId: string,
  name: string,
  /** What is printed beside the percentage. */
  detailOf: (job: JobRecord) => string,
): Promise<JobRecord | null> {
  const progress = createProgressLine(out)
  const impatient = setTimeout(
    () => progress.report(`${name}: waiting for a worker; is the site running?`),
    PATIENCE_MS,
  )
  let last: JobRecord | null = null
  try {
    for await (const job of watcher.watch(jobId, signal)) {
      last = job
      if (job.state !== 'queued') clearTimeout(impatient)
      if (job.state === 'active') progress.show(`${name}: ${job.progress} %${detailOf(job)}`)
    }
  } finally {
    clearTimeout(impatient)
    progress.end()
  }
  return last
}

/** The detail of an import that is running: how many records it has read. */
export const recordsRead = ({ detail }: JobRecord) =>
  `, ${Number(detail?.['read'] ?? 0).toLocaleString('en-US')} records`
