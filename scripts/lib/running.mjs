import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from './fault.mjs'
import { describeProcess, identityOf, isRunning } from './processes.mjs'

/** @typedef {{ pid: number, startedAt?: string, url: string, env: NodeJS.ProcessEnv }} Running */

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
  return state && isOurs(state) ? state : undefined
}

/** Writes down that this process runs a site, for other commands. */
export function rememberRunning(
  /** @type {string} */ dataDir,
  /** @type {{ url: string, env: NodeJS.ProcessEnv }} */ { env, url },
) {
  const shared = Object.fromEntries(SHARED.map((name) => [name, env[name]]))
  writeFileSync(stateFile(dataDir), JSON.stringify({ ...identityOf(process.pid), url, env: shared }), { mode: 0o600 })
}

export function forgetRunning(/** @type {string} */ dataDir) {
  rmSync(stateFile(dataDir), { force: true })
}

/** Refuses to run twice on the same data. */
export function refuseSecondSite(/** @type {string} */ dataDir) {
  const state = readState(dataDir)
  if (state && state.pid !== process.pid && isOurs(state))
    throw new Fault(
      `Markwright already runs here, at ${state.url} (process ${state.pid}).`,
      'Use that one, or stop it with Ctrl-C first.',
    )
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

function isOurs(/** @type {Running} */ { pid, startedAt }) {
  if (startedAt) return isRunning({ pid, startedAt })
  // Written by an earlier version, which may still run.
  return /scripts\/(start|dev)\.mjs/.test(describeProcess(pid)?.commandLine ?? '')
}
