import { deliverDigest, type DispatchJob, type JobRun } from '@markwright/jobs'
import type { DigestsRepository } from './digests.repository.ts'
import { digestNotice } from './digest-texts.ts'

const HITS_SHOWN = 5

/** Makes every digest that is due and gives their number. */
export type DigestComposer = (run: JobRun) => Promise<number>

export function createDigestComposer(deps: {
  repository: DigestsRepository
  dispatchJob: DispatchJob
  now: () => Date
}): DigestComposer {
  return async (run) => {
    let made = 0
    for (const monitorId of await deps.repository.listDue(deps.now())) {
      run.signal.throwIfAborted()
      const order = { now: deps.now(), hitsFormatted: HITS_SHOWN, noticeOf: digestNotice }
      const composed = await deps.repository.compose(monitorId, order, run)
      if (!composed) continue
      made++
      // Where the queue is out of reach, the sweep of the workers finds the jobs.
      for (const jobId of composed.jobs) await deps.dispatchJob(deliverDigest, jobId)
    }
    return made
  }
}
