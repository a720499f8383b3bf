import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

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

export function isAlive(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
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
 * Asks a child to stop and waits for it; insists after the grace time.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 * @param {number} graceMs
 */
export async function stopChild(child, signal = 'SIGTERM', graceMs = 25_000) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  const force = setTimeout(() => child.kill('SIGKILL'), graceMs)
  await gone
  clearTimeout(force)
}
