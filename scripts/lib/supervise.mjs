import { Fault } from './fault.mjs'

const PAUSE_MS = 250
const PAUSE_MS_MAX = 5000
/** What has run for so long has recovered: the pauses begin anew. */
const RECOVERED_MS = 30_000
const STARTS_MAX = 5
/** The exit code of a process whose settings are wrong: starting it again would not help. */
const WRONG_SETTINGS = 78

/**
 * @typedef {{ code: number | null, signal: string | null }} End
 * @typedef {{ pid: number | undefined, ended: Promise<End>, stop: () => Promise<void> }} Running
 */

/**
 * Keeps something running until `stop`: starts it again whenever it ends, with growing pauses, and prints why it ended.
 * Until `settle` is called it gives up after five ends or failed starts; afterwards it never does.
 * @param {{
 *   name: string,
 *   running?: Running,
 *   launch: () => Promise<Running> | Running,
 *   causeOf: (end: End) => string,
 *   report: (line: string) => void,
 *   onGivenUp?: (cause: string) => void,
 * }} options
 *   `running` is what runs already. `launch` throws a Fault where it cannot start.
 */
export function supervise({ name, running, launch, causeOf, report, onGivenUp = () => {} }) {
  const stopping = new AbortController()
  // Nobody may be left to hear of an end: a process that awaited it alone would itself end, as if all were well.
  /** @type {Promise<null>} */
  const stopped = new Promise((resolve) => stopping.signal.addEventListener('abort', () => resolve(null)))
  let current = running
  let failures = 0
  let settled = false
  let lastCause = ''
  let repeats = 0
  /** When it ended; 0 before it has ended for the first time. */
  let endedAt = 0

  const reportEnd = (/** @type {string} */ cause, /** @type {number} */ pauseMs) => {
    if (cause === lastCause) {
      repeats++
      return
    }
    lastCause = cause
    repeats = 0
    report(`The ${name} ended: ${cause}; starting it again${pauseMs >= PAUSE_MS_MAX ? ' every 5 s' : ''}`)
  }

  const run = async () => {
    while (!stopping.signal.aborted) {
      let cause = ''
      let startedAt = Infinity
      try {
        if (!current) {
          current = await launch()
          // What runs again is reported once it has not ended at once.
          void confirm(current)
        }
        startedAt = Date.now()
        const end = await Promise.race([current.ended, stopped])
        if (!end || stopping.signal.aborted) return
        cause = causeOf(end)
        if (end.code === WRONG_SETTINGS) return onGivenUp(cause)
      } catch (error) {
        if (stopping.signal.aborted) return
        cause = error instanceof Fault ? error.message : String(error)
      }
      current = undefined
      if (Date.now() - startedAt > RECOVERED_MS) {
        failures = 0
        lastCause = ''
      }
      if (endedAt === 0) endedAt = Date.now()
      failures++
      if (!settled && failures > STARTS_MAX) return onGivenUp(cause)
      const pauseMs = Math.min(PAUSE_MS * 2 ** (failures - 1), PAUSE_MS_MAX)
      reportEnd(cause, pauseMs)
      await pause(pauseMs, stopping.signal)
    }
  }

  const confirm = async (/** @type {Running} */ started) => {
    const outlived = pause(1000, stopping.signal)
    const lives = await Promise.race([outlived, started.ended.then(() => false)])
    if (!lives || current !== started || endedAt === 0) return
    const seconds = ((Date.now() - endedAt) / 1000).toFixed(1)
    report(
      `The ${name} runs again, ${seconds} s after it ended${repeats > 0 ? ` (${repeats + 1} times, same reason)` : ''}`,
    )
    lastCause = ''
    repeats = 0
    endedAt = 0
  }

  const done = run()

  return {
    name,
    pid: () => current?.pid,
    /** It has been of use: from now on it is started again however often it ends. */
    settle() {
      settled = true
    },
    /** Leaves it running and starts it no more. */
    release: () => stopping.abort(),
    async stop() {
      stopping.abort()
      await current?.stop()
      // A launch may have been under way.
      await done
      await current?.stop()
    },
  }
}

/** Whether the time has passed; false at once where the signal aborts. */
const pause = (/** @type {number} */ ms, /** @type {AbortSignal} */ signal) =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve(false)
    const end = (/** @type {boolean} */ hasPassed) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      resolve(hasPassed)
    }
    const onAbort = () => end(false)
    const timer = setTimeout(end, ms, true)
    signal.addEventListener('abort', onAbort)
  })
