import { reportAndExit } from './fault.mjs'

/** The signals by which a person, a terminal that is closed, or the system stops a command. */
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** The reason of the signal that ends the steps of a command. */
class StopRequested extends Error {
  /** @param {NodeJS.Signals | null} signalName null where the command has failed */
  constructor(signalName) {
    super('A stop was requested.')
    this.signalName = signalName
  }
}

/** @typedef {() => Promise<void> | void} Stop */
/**
 * @typedef {{
 *   signal: AbortSignal,
 *   onStop: (stop: Stop) => void,
 *   fail: (error: unknown) => void,
 * }} Lifetime `signal` aborts when a stop is requested: no step may begin after it. `onStop` notes what stops something
 *   that the command has started, the last one first. `fail` stops everything and ends with an error.
 */

/**
 * Runs a command that starts servers and processes. When a stop is requested, or it fails, what it is doing is given up
 * first and what it has started is stopped then, so that nothing is left behind; further signals change nothing.
 * @param {(lifetime: Lifetime) => Promise<number | void>} work gives the exit code where the command ends by itself, and
 *   nothing where it goes on until it is stopped
 * @param {{ stoppedCode?: number, report?: (line: string) => void }} [options] `stoppedCode`: the exit code where a stop
 *   was requested before `work` gave one; `report` gets that it stops
 */
export function untilStopped(work, { stoppedCode = 0, report = (line) => process.stdout.write(line) } = {}) {
  const requested = new AbortController()
  /** @type {Stop[]} */
  const stops = []
  let isEnding = false

  /** The first call decides how the command ends: what fails while it stops is a consequence. */
  const end = async (
    /** @type {(code: number | void) => void} */ exit,
    /** @type {NodeJS.Signals | null} */ signalName = null,
  ) => {
    if (isEnding) return
    isEnding = true
    requested.abort(new StopRequested(signalName))
    const code = await working.catch(() => {})
    for (const stop of stops.toReversed())
      try {
        await stop()
      } catch (error) {
        process.stderr.write(`${String(error)}\n`)
      }
    exit(code)
  }
  const fail = (/** @type {unknown} */ error) => void end(() => reportAndExit(error))

  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (!isEnding) report('\nStopping …\n')
      void end((code) => process.exit(code ?? stoppedCode), signal)
    })
  // A terminal that is closed takes no more output; that may not keep anything from being stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  process.on('unhandledRejection', fail)
  process.on('uncaughtException', fail)

  const lifetime = { signal: requested.signal, onStop: (/** @type {Stop} */ stop) => void stops.push(stop), fail }
  const working = Promise.resolve().then(() => work(lifetime))
  working.then((code) => code !== undefined && void end(() => process.exit(code)), fail)
}
