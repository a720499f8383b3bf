import type { SharedWork } from '../engine/search-segment.ts'

/**
 * What the thread that answers searches and its helpers agree by, in memory that all of them see. A search opens a stage
 * when there is work to share; helpers enter it if they come in time, and it is over when all have left it. One that
 * comes late finds it closed, and nobody has waited for it.
 */
export type Stages = Int32Array

/** How often helpers have been called. */
const CALLS = 0
/** 1 while a search is going on that helpers have been called to. */
const SEARCHING = 1
/** The stage that is open: its number, in the bits below the segment and the work, from 1 on. 0 where none is. */
const OPEN = 2
/** How many helpers are in it, and whether one has failed there. */
const INSIDE = 3
const FAILED = 4
/** How many helpers do not sleep. */
const AWAKE = 5
const WORKS: readonly SharedWork[] = ['doJobs', 'scoreCandidates']
const SEGMENTS_MAX = 512
const NUMBERS = 1 << 20

export const createStages = (): Stages => new Int32Array(new SharedArrayBuffer(24))

/**
 * Wakes the helpers, for a search or for a message. It takes a while where their processors sleep too, so whoever requests
 * a search calls them while the thread that answers it is waking up itself.
 */
export function call(stages: Stages): void {
  Atomics.add(stages, CALLS, 1)
  Atomics.notify(stages, CALLS)
}

/** So many helpers look for stages from here on, until the search ends. */
export function beginSearch(stages: Stages, helpers: number): void {
  Atomics.store(stages, SEARCHING, 1)
  if (Atomics.load(stages, AWAKE) < helpers) call(stages)
}

export function endSearch(stages: Stages): void {
  Atomics.store(stages, SEARCHING, 0)
}

/** Opens a stage for work on the segment at `place`; `number` is another each time. */
export function openStage(stages: Stages, number: number, place: number, work: SharedWork): void {
  const segment = (number % NUMBERS) * SEGMENTS_MAX + place
  Atomics.store(stages, OPEN, segment * WORKS.length + WORKS.indexOf(work) + 1)
}

/**
 * Closes the stage and waits until all have left it; false where that takes longer than `ms` milliseconds, or where one
 * has failed in it, whose share is then missing.
 */
export function closeStage(stages: Stages, ms: number): boolean {
  Atomics.store(stages, OPEN, 0)
  const end = performance.now() + SPIN_MS
  while (performance.now() < end && Atomics.load(stages, INSIDE) > 0);
  for (let inside = Atomics.load(stages, INSIDE); inside > 0; inside = Atomics.load(stages, INSIDE))
    if (Atomics.wait(stages, INSIDE, inside, ms) === 'timed-out') return false
  return Atomics.load(stages, FAILED) === 0
}

/** A thread that sleeps is woken late now and then, and what is waited for takes but a moment. */
const SPIN_MS = 0.5

/** How long a helper that was called looks for a search to begin. */
const EARLY_MS = 0.3

/** Sleeps until there is a call after the `heard` ones; returns how many there have been. */
export function waitForCall(stages: Stages, heard: number): number {
  Atomics.wait(stages, CALLS, heard)
  return Atomics.load(stages, CALLS)
}

/** Joins in every stage that is opened until the search ends that it was called for, and throws what `join` throws. */
export function helpSearches(stages: Stages, join: (place: number, work: SharedWork) => void): void {
  Atomics.add(stages, AWAKE, 1)
  for (const end = performance.now() + EARLY_MS; Atomics.load(stages, SEARCHING) === 0 && performance.now() < end;);
  joinStages(stages, join)
  Atomics.sub(stages, AWAKE, 1)
  // A search that began a moment ago has seen this one awake, and has not called.
  joinStages(stages, join)
}

function joinStages(stages: Stages, join: (place: number, work: SharedWork) => void): void {
  for (let last = 0; Atomics.load(stages, SEARCHING) === 1;) {
    const stage = Atomics.load(stages, OPEN)
    if (stage === 0 || stage === last) continue
    Atomics.add(stages, INSIDE, 1)
    try {
      const place = Math.floor((stage - 1) / WORKS.length) % SEGMENTS_MAX
      if (Atomics.load(stages, OPEN) === stage) join(place, WORKS[(stage - 1) % WORKS.length]!)
    } catch (fault) {
      Atomics.store(stages, FAILED, 1)
      throw fault
    } finally {
      Atomics.sub(stages, INSIDE, 1)
      Atomics.notify(stages, INSIDE)
    }
    last = stage
  }
}
