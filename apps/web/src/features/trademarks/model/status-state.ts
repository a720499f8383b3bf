import { isLiveStatus } from '@markwright/domain/marks/trademark-status'

const registered: ReadonlySet<number> = new Set([1, 10])

/** Where a mark stands, coarsely: in force, on its way or in dispute, or ended. */
export const statusState = (status: number): 'registered' | 'pending' | 'ended' =>
  registered.has(status) ? 'registered' : isLiveStatus(status) ? 'pending' : 'ended'
