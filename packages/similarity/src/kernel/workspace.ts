import { DESK } from './layout.ts'
import type { i32 } from './platform.ts'

// What a comparison writes lies on a workspace, WORKSPACE_SIZE bytes. Threads that work in one memory have a workspace each.

/** What the last comparison of two marks found, and below it that of two elements: 32-bit integers at the O_ offsets. */
export let OUT: i32 = 0
export let PAIR: i32 = 0
/** Three rows of an alignment, 64 integers each; then three more of the least likeness used, or the costs of adding. */
export let ROWS: i32 = 0
export let ADDITIONS: i32 = 0
export let REST_A: i32 = 0
export let REST_B: i32 = 0
export let SOUNDS_A: i32 = 0
export let SOUNDS_B: i32 = 0
/** Likeness of the least alike look-alikes that were taken for the same. */
export let LEAST_USED: i32 = 0
/** What was read only to have it fetched. */
export let FETCHED: i32 = 0

/** Has this thread work on the workspace that lies there. */
export function workAt(desk: i32): void {
  OUT = desk
  PAIR = desk + 64
  ROWS = desk + 128
  ADDITIONS = desk + 896
  REST_A = desk + 1664
  REST_B = desk + 1920
  SOUNDS_A = desk + 2176
  SOUNDS_B = desk + 2304
  LEAST_USED = desk + 2432
  FETCHED = desk + 2436
}

workAt(DESK)
