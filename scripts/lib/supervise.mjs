import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { stopChild } from './processes.mjs'

const RESTARTS_MAX = 5
const WINDOW_MS = 60_000

/**
 * Keeps a process running: starts it again when it dies, unless it keeps dying.
 * @param {{ name: string, command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv, log: string,
 *   say: (line: string) => void, onGivenUp: (name: string) => void }} options
 *   `log` is a file, or `inherit` for this terminal.
 */
export function supervise({ name, command, args, cwd, env, log, say, onGivenUp }) {
  /** @type {import('node:child_process').ChildProcess} */
  let child
  let stopping = false
  /** @type {number[]} */
  const deaths = []

  const launch = () => {
    const output = log === 'inherit' ? 'inherit' : openSync(log, 'a')
    // A process group of its own: Ctrl-C in the terminal is for the supervisor, which stops everything in order.
    child = spawn(command, args, {
      cwd,
      env,
      detached: process.platform !== 'win32',
      stdio: ['ignore', output, output],
    })
    if (typeof output === 'number') closeSync(output)
    child.on('error', () => {})
    child.on('close', async (code, signal) => {
      if (stopping) return
      const now = Date.now()
      deaths.push(now)
      const recent = deaths.filter((at) => now - at < WINDOW_MS).length
      if (recent > RESTARTS_MAX || code === 78) return onGivenUp(name)
      say(`The ${name} ended (${signal ?? `code ${code}`}); starting it again`)
      await pause(Math.min(250 * 2 ** (recent - 1), 5000))
      if (!stopping) launch()
    })
  }
  launch()

  return {
    name,
    pid: () => child.pid,
    async stop() {
      stopping = true
      await stopChild(child)
    },
  }
}
