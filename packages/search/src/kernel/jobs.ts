import { addShared, getI32, type i32 } from '@markwright/similarity/kernel/platform.ts'
import { doStep } from './candidates.ts'
import { J_STEPS, JOB_SIZE, Q_JOB_COUNT, Q_JOBS, CLAIMED_COUNT } from './memory-map.ts'

/** Does the steps of the jobs until none is left that no other thread has begun with. */
export function doJobs(): void {
  const end = Q_JOBS + getI32(Q_JOB_COUNT) * JOB_SIZE
  let job: i32 = Q_JOBS
  let before: i32 = 0
  while (true) {
    const step = addShared(CLAIMED_COUNT, 1)
    while (job < end && step - before >= getI32(job + J_STEPS)) {
      before += getI32(job + J_STEPS)
      job += JOB_SIZE
    }
    if (job >= end) return
    doStep(job, step - before)
  }
}
