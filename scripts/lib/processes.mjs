import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A port of this machine that nobody listens on. */
export async function freePort() {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}

/** Whether a server can listen there. */
export async function isPortFree(/** @type {number} */ port, /** @type {string} */ host) {
  const server = createServer()
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

/**
 * @typedef {{ pid: number, startedAt: string }} ProcessIdentity A process and no later one that gets its number.
 *   `startedAt` is in whatever unit the system counts.
 */

/**
 * When a process was started, its command line, and the folder it works in where the system shows that.
 * @returns {{ startedAt: string, commandLine: string, folder?: string } | undefined} undefined where it does not run
 */
export function describeProcess(/** @type {number} */ pid) {
  if (!(pid > 0)) return undefined
  if (existsSync('/proc/self/stat')) return ofProc(pid)
  const isWindows = process.platform === 'win32'
  const { status, stdout } = isWindows
    ? spawnSync('powershell', [
        '-NoProfile',
        '-Command',
        `Get-CimInstance Win32_Process -Filter "ProcessId=${pid}" | ForEach-Object { "$($_.CreationDate.Ticks) $($_.CommandLine)" }`,
      ])
    : spawnSync('ps', ['-ww', '-o', 'lstart=', '-o', 'command=', '-p', String(pid)], {
        env: { ...process.env, LC_ALL: 'C' },
      })
  const [, startedAt, commandLine] = (isWindows ? /^(\d+) (.*)/s : LSTART).exec(String(stdout).trim()) ?? []
  return status === 0 && startedAt && commandLine !== undefined ? { startedAt, commandLine } : undefined
}

/** As `ps` prints it: Sun Nov 29 01:40:48 2026. */
const LSTART = /^(\w+\s+\w+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)/s

/** The fields of /proc/PID/stat that follow the name, which may hold blanks. */
const STATE = 0
const START_TICKS = 19

function ofProc(/** @type {number} */ pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[STATE] === 'Z') return undefined
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const commandLine = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return { startedAt: `${boot} ${fields[START_TICKS]}`, commandLine, ...folderOf(pid) }
  } catch {
    return undefined
  }
}

function folderOf(/** @type {number} */ pid) {
  try {
    return { folder: readlinkSync(`/proc/${pid}/cwd`) }
  } catch {
    // That of another user's process is not shown.
    return {}
  }
}

/** What is noted of a process that runs, to recognise it later. @returns {ProcessIdentity | undefined} */
export function identityOf(/** @type {number} */ pid) {
  const found = describeProcess(pid)
  return found && { pid, startedAt: found.startedAt }
}

/** Whether a process that was noted still runs; its number may have been given to another one since. */
export const isRunning = (/** @type {ProcessIdentity} */ { pid, startedAt }) =>
  startedAt !== undefined && describeProcess(pid)?.startedAt === startedAt

/**
 * Sends a signal to a process that was noted, and to no other one that has its number now.
 * @returns whether it still runs
 */
export function signalProcess(/** @type {ProcessIdentity} */ noted, /** @type {NodeJS.Signals} */ signal) {
  if (!isRunning(noted)) return false
  try {
    process.kill(noted.pid, signal)
    return true
  } catch {
    return false
  }
}

const POLL_MS = 250

/**
 * Resolves once a process that is no child of ours has ended; how it ended is not known.
 * @returns {Promise<import('./supervise.mjs').End>}
 */
export async function endOf(/** @type {ProcessIdentity} */ noted) {
  while (isRunning(noted)) await pause(POLL_MS, undefined, { ref: false })
  return { code: null, signal: null }
}

/** How a process ended, in words. */
export function endText(/** @type {import('./supervise.mjs').End} */ { code, signal }) {
  if (signal === 'SIGKILL') return 'it was killed (SIGKILL), by somebody or because the machine has no memory left'
  if (signal) return `it was stopped by ${signal}`
  return code === null ? 'it is gone' : `it ended with code ${code}`
}

/** Where a command lies, or undefined. */
export function findCommand(/** @type {string} */ name) {
  const { status, stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' })
  return status === 0 ? stdout.split(/\r?\n/)[0] : undefined
}

/**
 * Runs a program to its end and gives what it printed.
 * @param {string} command
 * @param {string[]} args
 * @param {Omit<import('node:child_process').SpawnOptions, 'signal'> & { inherit?: boolean, signal?: AbortSignal }} [options]
 *   `signal` ends it with all that it has started
 * @returns {Promise<{ code: number | null, output: string }>}
 * @throws the reason of `signal`, once all of it has ended
 */
export async function run(command, args, { inherit, signal, ...options } = {}) {
  signal?.throwIfAborted()
  const child = spawn(command, args, {
    // Ctrl-C in the terminal is then for us alone.
    ...(signal && { detached: process.platform !== 'win32' }),
    ...options,
    stdio: inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      output += error.message
      resolve(null)
    })
    child.on('close', resolve)
  })
  const code = await (signal ? endedOrStopped(child, ended, signal) : ended)
  signal?.throwIfAborted()
  return { code, output }
}

const TREE_GRACE_MS = 5000
const TREE_POLL_MS = 50

/**
 * The end of a child that was started with `detached`. Where the signal aborts before, it is stopped with all that it has
 * started, and killed five seconds later.
 * @template Result
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<Result>} ended
 * @param {AbortSignal} signal
 */
export async function endedOrStopped(child, ended, signal) {
  /** @type {Promise<void> | undefined} */
  let stopped
  const onAbort = () => void (stopped = stopTree(child))
  if (signal.aborted) onAbort()
  else signal.addEventListener('abort', onAbort)
  const result = await ended
  signal.removeEventListener('abort', onAbort)
  await stopped
  return result
}

async function stopTree(/** @type {import('node:child_process').ChildProcess} */ { pid }) {
  if (pid === undefined) return
  if (process.platform === 'win32') return void spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'])
  for (let waitedMs = 0; signalGroup(pid, waitedMs < TREE_GRACE_MS ? 0 : 'SIGKILL'); waitedMs += TREE_POLL_MS) {
    if (waitedMs === 0) signalGroup(pid, 'SIGTERM')
    await pause(TREE_POLL_MS)
  }
}

/** Whether there is such a process group still. */
function signalGroup(/** @type {number} */ pid, /** @type {NodeJS.Signals | 0} */ signal) {
  try {
    process.kill(-pid, signal)
    return true
  } catch {
    return false
  }
}

/**
 * A child as what `supervise` keeps running.
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ graceMs?: number }} [options] after which it is killed when it is to stop
 * @returns {import('./supervise.mjs').Running}
 */
export function runningChild(child, { graceMs } = {}) {
  /** @type {Promise<import('./supervise.mjs').End>} */
  const ended = new Promise((resolve) => {
    child.on('error', () => resolve({ code: null, signal: null }))
    child.on('close', (code, signal) => resolve({ code, signal }))
  })
  return { pid: child.pid, ended, stop: () => stopChild(child, 'SIGTERM', graceMs) }
}

/**
 * Requests a child to stop and waits for it; kills it after the grace time.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 * @param {number} graceMs
 */
export async function stopChild(child, signal = 'SIGTERM', graceMs = 25_000) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const gone = once(child, 'exit')
  child.kill(signal)
  const force = setTimeout(() => child.kill('SIGKILL'), graceMs)
  await gone
  clearTimeout(force)
}
