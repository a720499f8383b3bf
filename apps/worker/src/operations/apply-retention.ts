import { applyRetention, type Enqueue, type JobHandler } from '@markwright/jobs'
import type { RetentionDays, RetentionRepository } from './retention.repository.ts'

/** Rows of one statement, so that none locks many others out for long. */
const ROWS = 5000

/** Deletes what has expired, kind after kind; the result says how many rows of each. A kind of 0 days stays for ever. */
export function applyRetentionHandler({
  repository,
  days,
}: {
  repository: RetentionRepository
  days: RetentionDays
}): JobHandler<typeof applyRetention> {
  const kinds = (Object.keys(days) as (keyof RetentionDays)[]).filter((kind) => days[kind] > 0)
  return async (_, run) => {
    const deleted: Partial<Record<keyof RetentionDays, number>> = {}
    for (const [index, kind] of kinds.entries()) {
      let rows = 0
      for (let more = true; more;) {
        run.signal.throwIfAborted()
        const some = await repository[kind](days[kind], ROWS)
        rows += some
        more = some >= ROWS
      }
      deleted[kind] = rows
      await run.progress((100 * (index + 1)) / kinds.length, deleted)
    }
    return deleted
  }
}

/** Orders the deletion of what has expired, where it was not ordered within the last day. */
export function createRetentionJobs(deps: {
  /** When it was ordered last; null where it never was. */
  lastOrderedAt: () => Promise<Date | null>
  enqueue: Enqueue
  now: () => Date
}) {
  return async (): Promise<void> => {
    const last = await deps.lastOrderedAt()
    if (last && deps.now().getTime() - last.getTime() < DAY_MS) return
    await deps.enqueue(applyRetention, {})
  }
}
const DAY_MS = 86_400_000
