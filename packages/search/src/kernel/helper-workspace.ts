import { workAt } from '@markwright/similarity/kernel/workspace.ts'
import { getI32, type i32 } from '@markwright/similarity/kernel/platform.ts'
import { COUNTERS, W_COUNTERS, W_PLACES, HELPER_WORKSPACE_SIZE, HELPER_WORKSPACES, PLACES } from './memory-map.ts'

/** Where this thread writes if it is a helper; 0 where it is the thread that searches. */
let workspace: i32 = 0

/** Has this thread work at the workspace of a helper. */
export function workAsHelper(helper: i32): void {
  workspace = workspaceOf(helper)
  workAt(workspace)
}

export function workspaceOf(helper: i32): i32 {
  return getI32(HELPER_WORKSPACES) + helper * HELPER_WORKSPACE_SIZE
}

export function ownWorkspace(): i32 {
  return workspace
}
export function ownCounters(): i32 {
  return getI32(workspace ? workspace + W_COUNTERS : COUNTERS)
}
export function ownPlaces(): i32 {
  return getI32(workspace ? workspace + W_PLACES : PLACES)
}
