import { workAt } from '@markwright/similarity/kernel/workspace.ts'
import { getI32, type i32 } from '@markwright/similarity/kernel/platform.ts'
import { COUNTERS, D_COUNTERS, D_PLACES, HELPER_WORKSPACE_SIZE, HELPER_DESKS, PLACES } from './memory-map.ts'

/** Where this thread writes if it is a helper; 0 where it is the thread that searches. */
let desk: i32 = 0

/** Has this thread work at the workspace of a helper. */
export function workAsHelper(helper: i32): void {
  desk = workspaceOf(helper)
  workAt(desk)
}

export function workspaceOf(helper: i32): i32 {
  return getI32(HELPER_DESKS) + helper * HELPER_WORKSPACE_SIZE
}

export function ownWorkspace(): i32 {
  return desk
}
export function ownCounters(): i32 {
  return getI32(desk ? desk + D_COUNTERS : COUNTERS)
}
export function ownPlaces(): i32 {
  return getI32(desk ? desk + D_PLACES : PLACES)
}
