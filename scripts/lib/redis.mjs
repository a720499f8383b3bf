import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, closeSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverFolder, serverUser } from './data-folder.mjs'
import { diskFault, Fault } from './fault.mjs'
import { logSince, sizeOf } from './logs.mjs'
import {
  endOf,
  endText,
  findCommand,
  freePort,
  identityOf,
  isRunning,
  run,
  runningChild,
  signalProcess,
} from './processes.mjs'
import { supervise } from './supervise.mjs'

const require = createRequire(import.meta.url)
const READY_MS = 20_000

/** @typedef {{ port: number, password: string }} Address */

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
 * @returns {Promise<import('./postgres.mjs').Server | undefined>}
 */
export async function startRedis(folder, { throwAway = false } = {}) {
  const command = await findServer()
  if (!command) return undefined
  serverFolder(folder)
  const state = join(folder, 'redis.json')
  const log = join(folder, 'redis.log')
  const saved = readState(state)
  const taken = saved && (await runningServer(saved))
  const address = taken ? saved : { port: await freePort(), password: randomBytes(18).toString('base64url') }

  const stopServer = async (/** @type {import('./processes.mjs').ProcessIdentity | undefined} */ server) => {
    if (!server || !signalProcess(server, 'SIGTERM')) return
    for (let waitedMs = 0; isRunning(server) && waitedMs < 10_000; waitedMs += 50) await pause(50)
    rmSync(state, { force: true })
  }
  /** @returns {Promise<import('./supervise.mjs').Running>} */
  const launch = async () => {
    const child = spawnServer(command, { ...address, folder, log, throwAway })
    const running = runningChild(child)
    const server = identityOf(child.pid ?? 0)
    const begunAt = sizeOf(log)
    const deadline = Date.now() + READY_MS
    while (!(await answers(address))) {
      if (Date.now() > deadline || child.exitCode !== null || child.signalCode !== null) {
        await stopServer(server)
        const output = logSince(log, begunAt)
        throw (
          diskFault(output, folder) ??
          new Fault(
            `The Redis in ${folder} does not start${problemOf(output)}.`,
            `Read ${log}, or set REDIS_URL to one that runs elsewhere.`,
          )
        )
      }
      await pause(50)
    }
    writeFileSync(state, JSON.stringify({ ...address, pid: child.pid }), { mode: 0o600 })
    return { ...running, stop: () => stopServer(server) }
  }

  const running = taken ? { pid: taken.pid, ended: endOf(taken), stop: () => stopServer(taken) } : await launch()
  let logAt = sizeOf(log)
  /** @type {ReturnType<typeof supervise> | undefined} */
  let supervisor
  return {
    url: `redis://:${address.password}@127.0.0.1:${address.port}`,
    version: '',
    origin: 'installed Redis',
    log,
    restartOnExit(report) {
      supervisor ??= supervise({
        name: 'queue server (Redis)',
        running,
        launch: () => {
          logAt = sizeOf(log)
          return launch()
        },
        causeOf: (end) => diskFault(logSince(log, logAt), folder)?.message ?? endText(end),
        report,
      })
      supervisor.settle()
    },
    release: () => supervisor?.release(),
    stop: () => (supervisor ?? running).stop(),
  }
}

/** What an earlier start wrote down. @returns {Address | undefined} */
function readState(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** The reason in the log of a server that did not start, as the end of a sentence. */
function problemOf(/** @type {string} */ output) {
  if (/Address already in use/.test(output)) return ': another program uses its port'
  const worst = output.split('\n').findLast((line) => /fatal|error|can't|bad file format/i.test(line))
  return worst ? `: ${worst.replace(/^.*# /, '').trim()}` : ''
}

/**
 * @param {string} command
 * @param {{ port: number, password: string, folder: string, log: string, throwAway: boolean }} options
 */
function spawnServer(command, { port, password, folder, log, throwAway }) {
  const user = serverUser()
  const settings = join(folder, 'redis.conf')
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
  for (const file of [settings, log]) {
    closeSync(openSync(file, 'a', 0o600))
    chmodSync(file, 0o600)
    if (user) chownSync(file, user.uid, user.gid)
  }
  writeFileSync(settings, `${lines.join('\n')}\n`)
  forOwnerOnly(folder)
  // Its files get what the umask leaves of 0644, and it has no setting for that.
  const umask = process.umask(0o077)
  try {
    const child = spawn(command, [settings], {
      ...(user && { uid: user.uid, gid: user.gid }),
      cwd: folder,
      detached: true,
      stdio: 'ignore',
    })
    child.unref()
    return child
  } finally {
    process.umask(umask)
  }
}

/** What earlier versions wrote could be read by all. */
function forOwnerOnly(/** @type {string} */ folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() || entry.isDirectory())
      chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
}

/** False while it loads its data, too. */
const answers = async (/** @type {Address} */ address) => (await ask(address, (client) => client.ping())) !== undefined

/**
 * The server that an earlier start has noted: the one that accepts the password of this folder, which no other does, by
 * the number that it gives itself.
 */
async function runningServer(/** @type {Address} */ address) {
  const info = await ask(address, (client) => client.info('server'))
  return info && identityOf(Number(/^process_id:(\d+)/m.exec(info)?.[1]))
}

/**
 * What the server there says; undefined where none answers or accepts the password.
 * @param {Address} address
 * @param {(client: import('redis').RedisClientType) => Promise<string>} question
 */
async function ask({ port, password }, question) {
  const { createClient } = require('redis')
  const client = createClient({
    url: `redis://:${password}@127.0.0.1:${port}`,
    socket: { reconnectStrategy: false, connectTimeout: 2000 },
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return await question(client)
  } catch {
    return undefined
  } finally {
    if (client.isOpen) client.destroy()
  }
}
