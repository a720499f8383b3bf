import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Fault } from './fault.mjs'
import { isAlive } from './processes.mjs'

/** @typedef {{ pid: number, children: (number | undefined)[], url: string, env: NodeJS.ProcessEnv }} Running */

const SHARED = [
  'DATA_DIR',
  'DATABASE_URL',
  'REDIS_URL',
  'API_URL',
  'API_PORT',
  'WORKER_PORT',
  'WEB_PORT',
  'PUBLIC_URL',
  'APP_SECRET',
  'OUTBOX_KEY',
]
const stateFile = (/** @type {string} */ dataDir) => join(dataDir, 'stack.json')

/** The site that runs on this data folder now, or undefined. @returns {Running | undefined} */
export function findRunning(/** @type {string} */ dataDir) {
  const state = readState(dataDir)
  return state && isOurs(state.pid) ? state : undefined
}

/** Writes down what runs, for other commands and for whoever comes after a crash. */
export function rememberRunning(/** @type {string} */ dataDir, /** @type {Running} */ { env, ...running }) {
  const shared = Object.fromEntries(SHARED.map((name) => [name, env[name]]))
  writeFileSync(stateFile(dataDir), JSON.stringify({ ...running, env: shared }), { mode: 0o600 })
}

export function forgetRunning(/** @type {string} */ dataDir) {
  rmSync(stateFile(dataDir), { force: true })
}

/** Refuses to run twice on the same data, and ends what a killed run has left behind. */
export async function takeOver(/** @type {string} */ dataDir) {
  const state = readState(dataDir)
  if (!state) return
  if (state.pid !== process.pid && isOurs(state.pid))
    throw new Fault(
      `Markwright already runs here, at ${state.url} (process ${state.pid}).`,
      'Use that one, or stop it with Ctrl-C first.',
    )
  for (const orphan of state.children) {
    if (!orphan || !isOurs(orphan)) continue
    process.kill(orphan, 'SIGTERM')
    for (let waitedMs = 0; isAlive(orphan) && waitedMs < 20_000; waitedMs += 100) await pause(100)
  }
  forgetRunning(dataDir)
}

/** @returns {Running | undefined} */
function readState(/** @type {string} */ dataDir) {
  if (!existsSync(stateFile(dataDir))) return undefined
  try {
    return JSON.parse(readFileSync(stateFile(dataDir), 'utf8'))
  } catch {
    return undefined
  }
}

/** Process numbers are used again: where the system tells, look what the process runs. */
function isOurs(/** @type {number} */ pid) {
  if (!isAlive(pid)) return false
  const file = `/proc/${pid}/cmdline`
  if (!existsSync('/proc/self/cmdline')) return true
  return existsSync(file) && /apps\/\w+\/dist\/|scripts\/(start|dev)\.mjs/.test(readFileSync(file, 'utf8'))
}
