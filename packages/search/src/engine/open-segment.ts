import type { SearchKernel } from '../kernel/kernel.ts'
import type { Segment } from '../segment/write-segment.ts'

/** Work of the kernel that threads can share: each begins with what none has begun. */
export type SharedWork = 'doJobs' | 'scoreCandidates'

/** A segment that can be searched. `help`, where there are helpers: has them join in work until `own` has ended. */
export type OpenSegment = Segment & {
  kernel: SearchKernel
  /** Whether a similar search compares every name, or only those that keys, grams and edits collect. */
  comparesAll: boolean
  help?: (work: SharedWork, own: () => void) => void
}
