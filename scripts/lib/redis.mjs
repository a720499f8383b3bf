import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverFolder, serverUser } from './data-folder.mjs'
import { diskFault, Fault } from './fault.mjs'
import { findCommand, freePort, isAlive, run } from './processes.mjs'

const require = createRequire(import.meta.url)
const READY_MS = 20_000

/** The Redis (or Valkey) server of this machine, if it is new enough. */
async function findServer() {
  for (const name of ['redis-server', 'valkey-server']) {
    const command = findCommand(name)
    if (!command) continue
    const { output } = await run(command, ['--version'])
    const [, major, minor] = /v=(\d+)\.(\d+)/.exec(output) ?? []
    if (Number(major) > 6 || (Number(major) === 6 && Number(minor) >= 2)) return command
  }
  return undefined
}

/**
 * A Redis of our own in `folder`, started or, where it already runs, taken over; undefined where this machine has none.
 * @param {string} folder
 * @param {{ throwAway?: boolean }} [options]
 */
export async function startRedis(folder, { throwAway = false } = {}) {
  const command = await findServer()
  if (!command) return undefined
  serverFolder(folder)
  const state = join(folder, 'redis.json')
  const kept = existsSync(state) ? JSON.parse(readFileSync(state, 'utf8')) : {}
  const alive = kept.pid && isAlive(kept.pid) && (await answers(kept))
  const { port, password, pid } = alive ? kept : await launch(command, folder, throwAway)
  if (!alive) writeFileSync(state, JSON.stringify({ port, password, pid }), { mode: 0o600 })

  const stop = async () => {
    if (!isAlive(pid)) return
    process.kill(pid, 'SIGTERM')
    for (let waitedMs = 0; isAlive(pid) && waitedMs < 10_000; waitedMs += 50) await pause(50)
    rmSync(state, { force: true })
  }
  return { url: `redis://:${password}@127.0.0.1:${port}`, origin: 'installed Redis', stop }
}

async function launch(/** @type {string} */ command, /** @type {string} */ folder, /** @type {boolean} */ throwAway) {
  const user = serverUser()
  const port = await freePort()
  const password = randomBytes(18).toString('base64url')
  const settings = join(folder, 'redis.conf')
  const log = join(folder, 'redis.log')
  const lines = [
    `port ${port}`,
    'bind 127.0.0.1',
    `requirepass ${password}`,
    `dir ${folder}`,
    `logfile ${log}`,
    'save ""',
    `appendonly ${throwAway ? 'no' : 'yes'}`,
    // The queue breaks where Redis forgets keys of its own accord.
    'maxmemory-policy noeviction',
  ]
  writeFileSync(settings, `${lines.join('\n')}\n`)
  chmodSync(settings, 0o600)
  if (user) chownSync(settings, user.uid, user.gid)
  const child = spawn(command, [settings], {
    ...(user && { uid: user.uid, gid: user.gid }),
    cwd: folder,
    detached: true,
    stdio: 'ignore',
  })
  child.on('error', () => {})
  child.unref()
  const server = { port, password, pid: child.pid ?? 0 }
  const deadline = Date.now() + READY_MS
  while (!(await answers(server))) {
    if (Date.now() > deadline || child.exitCode !== null) {
      const output = existsSync(log) ? readFileSync(log, 'utf8') : ''
      throw (
        diskFault(output, folder) ??
        new Fault(`The Redis in ${folder} does not start.`, `Read ${log}, or set REDIS_URL to one that runs elsewhere.`)
      )
    }
    await pause(50)
  }
  return server
}

async function answers(/** @type {{ port: number, password: string }} */ { port, password }) {
  const { createClient } = require('redis')
  const client = createClient({
    url: `redis://:${password}@127.0.0.1:${port}`,
    socket: { reconnectStrategy: false, connectTimeout: 2000 },
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.ping()
    return true
  } catch {
    return false
  } finally {
    if (client.isOpen) client.destroy()
  }
}
