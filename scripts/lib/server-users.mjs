import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Fault } from './fault.mjs'
import { describeProcess, identityOf, isRunning, signalProcess } from './processes.mjs'

const POLL_MS = 50
/** Starting a database that has to recover takes a while. */
const PATIENCE_MS = 120_000
const GRACE_MS = 20_000

/** @typedef {import('./processes.mjs').ProcessIdentity} ProcessIdentity */

/**
 * Runs work that starts, takes over or stops the servers of a data folder, while no other command does.
 * @template Result
 * @param {string} dataDir
 * @param {() => Promise<Result>} work
 * @param {{ signal?: AbortSignal | undefined }} [options] `signal` ends the wait for other commands
 * @returns {Promise<Result>}
 */
export async function withServers(dataDir, work, { signal } = {}) {
  const lock = join(dataDir, 'servers.lock')
  const own = `${lock}.${process.pid}`
  writeFileSync(own, JSON.stringify(identityOf(process.pid)), { mode: 0o600 })
  try {
    for (let waitedMs = 0; !acquire(own, lock); waitedMs += POLL_MS) {
      signal?.throwIfAborted()
      if (waitedMs > PATIENCE_MS)
        throw new Fault(
          `Another command (process ${holderOf(lock)?.pid ?? 'unknown'}) has been starting or stopping the database of ${dataDir} for two minutes.`,
          'Wait until it has ended, or end it.',
        )
      await pause(POLL_MS)
    }
  } finally {
    rmSync(own, { force: true })
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Linking succeeds for one of many; a lock whose process is gone is moved out of the way first. */
function acquire(/** @type {string} */ own, /** @type {string} */ lock) {
  const holder = holderOf(lock)
  if (holder && !isRunning(holder)) {
    const aside = `${own}.old`
    try {
      renameSync(lock, aside)
      // Meanwhile another command may have acquired it.
      if (holderOf(aside)?.startedAt !== holder.startedAt) linkSync(aside, lock)
    } catch {
      // Another command was faster.
    }
    rmSync(aside, { force: true })
  }
  try {
    linkSync(own, lock)
    return true
  } catch {
    return false
  }
}

/** @returns {ProcessIdentity | undefined} */
function holderOf(/** @type {string} */ lock) {
  const text = readText(lock)
  if (text === undefined) return undefined
  // An earlier version wrote the number alone.
  const { pid, startedAt } = parse(text) ?? {}
  return { pid: pid ?? Number(text), startedAt: startedAt ?? '' }
}

/** Notes that this process uses the servers of a data folder, and which processes it has started. */
export function noteUse(/** @type {string} */ dataDir, /** @type {(number | undefined)[]} */ pids = []) {
  mkdirSync(join(dataDir, 'server-users'), { recursive: true, mode: 0o700 })
  const children = pids.map((pid) => pid && identityOf(pid)).filter(Boolean)
  writeFileSync(userFile(dataDir, process.pid), JSON.stringify({ ...identityOf(process.pid), children }), {
    mode: 0o600,
  })
}

/** Notes that this process uses them no longer; gives the processes that still do. */
export function leaveServers(/** @type {string} */ dataDir) {
  rmSync(userFile(dataDir, process.pid), { force: true })
  return users(dataDir)
    .filter(isInUse)
    .map(({ pid }) => pid)
}

/**
 * Ends the processes that killed commands have left behind. One that cannot be told from a later process with the same
 * number is left alone.
 */
export async function endOrphans(/** @type {string} */ dataDir) {
  for (const user of users(dataDir)) {
    if (user.pid === process.pid || isInUse(user)) continue
    for (const orphan of user.children) {
      signalProcess(orphan, 'SIGTERM')
      for (let waitedMs = 0; isRunning(orphan); waitedMs += POLL_MS) {
        if (waitedMs > GRACE_MS) signalProcess(orphan, 'SIGKILL')
        await pause(POLL_MS)
      }
    }
    rmSync(userFile(dataDir, user.pid), { force: true })
  }
}

const userFile = (/** @type {string} */ dataDir, /** @type {number} */ pid) =>
  join(dataDir, 'server-users', String(pid))

/** @returns {(ProcessIdentity & { children: ProcessIdentity[] })[]} */
function users(/** @type {string} */ dataDir) {
  const folder = join(dataDir, 'server-users')
  if (!existsSync(folder)) return []
  return readdirSync(folder).map((name) => {
    const { startedAt = '', children = [] } = parse(readText(join(folder, name)) ?? '') ?? {}
    return { pid: Number(name), startedAt, children }
  })
}

/** An earlier version noted no time: there, any process of Node that has the number counts. */
const isInUse = (/** @type {ProcessIdentity} */ user) =>
  user.startedAt ? isRunning(user) : /node/.test(describeProcess(user.pid)?.commandLine ?? '')

function readText(/** @type {string} */ file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** What a file holds as an object; undefined where it is damaged or of another form. */
function parse(/** @type {string} */ text) {
  try {
    const value = JSON.parse(text)
    return typeof value === 'object' && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
