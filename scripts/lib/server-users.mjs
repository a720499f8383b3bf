import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Fault } from './fault.mjs'
import { isProcess } from './processes.mjs'

const POLL_MS = 50
/** Starting a database that has to recover takes a while. */
const PATIENCE_MS = 120_000
const GRACE_MS = 20_000
const COMMAND = /node/
const APP = /apps\/\w+\/dist\//

/**
 * Runs work that starts, takes over or stops the servers of a data folder, while no other command does.
 * @template Result
 * @param {string} dataDir
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withServers(dataDir, work) {
  const lock = join(dataDir, 'servers.lock')
  const own = `${lock}.${process.pid}`
  writeFileSync(own, String(process.pid), { mode: 0o600 })
  try {
    for (let waitedMs = 0; !acquire(own, lock); waitedMs += POLL_MS) {
      if (waitedMs > PATIENCE_MS)
        throw new Fault(
          `Another command (process ${holderOf(lock) ?? 'unknown'}) has been starting or stopping the database of ${dataDir} for two minutes.`,
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
  if (holder !== undefined && !isProcess(holder, COMMAND)) {
    const aside = `${own}.old`
    try {
      renameSync(lock, aside)
      // Meanwhile another command may have acquired it.
      if (Number(readFileSync(aside, 'utf8')) !== holder) linkSync(aside, lock)
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

function holderOf(/** @type {string} */ lock) {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return undefined
  }
}

/** Notes that this process uses the servers of a data folder, and which processes it has started. */
export function noteUse(/** @type {string} */ dataDir, /** @type {(number | undefined)[]} */ children = []) {
  mkdirSync(join(dataDir, 'server-users'), { recursive: true, mode: 0o700 })
  writeFileSync(userFile(dataDir, process.pid), JSON.stringify(children.filter(Boolean)), { mode: 0o600 })
}

/** Notes that this process uses them no longer; gives the processes that still do. */
export function leaveServers(/** @type {string} */ dataDir) {
  rmSync(userFile(dataDir, process.pid), { force: true })
  return users(dataDir).filter((pid) => isProcess(pid, COMMAND))
}

/** Ends the processes that killed commands have left behind. */
export async function endOrphans(/** @type {string} */ dataDir) {
  for (const pid of users(dataDir)) {
    if (pid === process.pid || isProcess(pid, COMMAND)) continue
    for (const orphan of childrenOf(userFile(dataDir, pid))) {
      if (!isProcess(orphan, APP)) continue
      process.kill(orphan, 'SIGTERM')
      for (let waitedMs = 0; isProcess(orphan, APP); waitedMs += POLL_MS) {
        if (waitedMs > GRACE_MS) process.kill(orphan, 'SIGKILL')
        await pause(POLL_MS)
      }
    }
    rmSync(userFile(dataDir, pid), { force: true })
  }
}

const userFile = (/** @type {string} */ dataDir, /** @type {number} */ pid) =>
  join(dataDir, 'server-users', String(pid))

function users(/** @type {string} */ dataDir) {
  const folder = join(dataDir, 'server-users')
  return existsSync(folder) ? readdirSync(folder).map(Number) : []
}

/** @returns {number[]} */
function childrenOf(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return []
  }
}
