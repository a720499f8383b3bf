import {
  WORKSPACE,
  WS_ADDITIONS,
  WS_FETCHED,
  WS_LEAST_USED,
  WS_PAIR,
  WS_REST_A,
  WS_REST_B,
  WS_RESULT,
  WS_ROWS,
  WS_SOUNDS_A,
  WS_SOUNDS_B,
} from './memory-map.ts'
import type { i32 } from './platform.ts'

// Where the parts of the workspace of this thread lie, see the WS_ offsets.

export let OUT: i32 = 0
export let PAIR: i32 = 0
export let ROWS: i32 = 0
export let ADDITIONS: i32 = 0
export let REST_A: i32 = 0
export let REST_B: i32 = 0
export let SOUNDS_A: i32 = 0
export let SOUNDS_B: i32 = 0
export let LEAST_USED: i32 = 0
export let FETCHED: i32 = 0

/** Makes this thread use the workspace that lies there. */
export function workAt(workspace: i32): void {
  OUT = workspace + WS_RESULT
  PAIR = workspace + WS_PAIR
  ROWS = workspace + WS_ROWS
  ADDITIONS = workspace + WS_ADDITIONS
  REST_A = workspace + WS_REST_A
  REST_B = workspace + WS_REST_B
  SOUNDS_A = workspace + WS_SOUNDS_A
  SOUNDS_B = workspace + WS_SOUNDS_B
  LEAST_USED = workspace + WS_LEAST_USED
  FETCHED = workspace + WS_FETCHED
}

workAt(WORKSPACE)
