import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
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

function isAlive(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** Whether a process lives and its command line matches; where the system does not show command lines, whether it lives. */
export function isProcess(/** @type {number} */ pid, /** @type {RegExp} */ commandLine) {
  // The number may have been given to another process since.
  if (!(pid > 0) || !isAlive(pid)) return false
  if (!existsSync('/proc/self/cmdline')) return true
  try {
    return commandLine.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}

const POLL_MS = 250

/**
 * Resolves once a process that is no child of ours has ended; how it ended is not known.
 * @returns {Promise<import('./supervise.mjs').End>}
 */
export async function endOf(/** @type {number} */ pid, /** @type {RegExp} */ commandLine) {
  while (isProcess(pid, commandLine)) await pause(POLL_MS, undefined, { ref: false })
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
 * @param {import('node:child_process').SpawnOptions & { inherit?: boolean }} [options]
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export async function run(command, args, { inherit, ...options } = {}) {
  const child = spawn(command, args, { ...options, stdio: inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: null, output: output + error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
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
