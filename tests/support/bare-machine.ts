import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { throwAwayFolder } from '../../scripts/lib/data-folder.mjs'
import { freePort, isPortFree, run } from '../../scripts/lib/processes.mjs'

const checkout = fileURLToPath(new URL('../..', import.meta.url))
const builds = join(checkout, '.turbo', 'cache')
/** What a machine with Node and nothing else does not have. */
const ABSENT =
  /^(?:redis|valkey|psql|postgres|pg_|initdb|createdb|chromium|google-chrome|chrome|msedge|docker|podman|git$)/
/** Of the environment of the tests, what a shell on such a machine would have too. */
const SHARED_VARIABLES = /^(?:LANG|LC_\w+|TMPDIR|TERM|USER|LOGNAME|SystemRoot|npm_config_\w+|NODE_EXTRA_CA_CERTS)$/i

/**
 * A copy of the working tree in a new folder, with the packages that are installed here, an empty home and a `PATH` that
 * lacks Redis, PostgreSQL, Chromium, Docker and git; null where git cannot list the files of the working tree.
 */
export async function createBareMachine() {
  const tracked = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: checkout })
  if (tracked.code !== 0) return null
  const folder = throwAwayFolder()
  const site = join(folder, 'site')
  const home = join(folder, 'home')
  mkdirSync(home)
  for (const file of tracked.output.split('\0').filter((name) => name && existsSync(join(checkout, name)))) {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    cpSync(join(checkout, file), join(site, file))
  }
  linkPackages(checkout, site)
  for (const parent of ['apps', 'packages'])
    for (const name of readdirSync(join(site, parent)))
      linkPackages(join(checkout, parent, name), join(site, parent, name))

  const ports = { web: await freePort(), api: await freePort(), worker: await freePort() }
  const environment = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => SHARED_VARIABLES.test(name))),
    HOME: home,
    // What has been built of the same sources is not built again, where turbo finds it.
    ...(existsSync(builds) && { TURBO_CACHE_DIR: builds }),
    PATH: programsIn(join(folder, 'programs')),
    WEB_PORT: String(ports.web),
    API_PORT: String(ports.api),
    WORKER_PORT: String(ports.worker),
  }
  return {
    folder,
    site,
    url: `http://127.0.0.1:${ports.web}`,
    /** `npm start`, in a process group of its own as in a terminal. */
    start: (variables: Record<string, string> = {}) => startSite(site, { ...environment, ...variables }),
    /** The ports of the site that something listens on, that of its database included. */
    async portsHeld() {
      const all = [...Object.values(ports), ...databasePorts(site)]
      const held = await Promise.all(all.map(async (port) => !(await isPortFree(port, '127.0.0.1'))))
      return all.filter((_, at) => held[at])
    },
    processes: () => processesIn(folder),
    /** Also ends what should have ended by itself. */
    async remove() {
      for (const line of await processesIn(folder)) process.kill(Number.parseInt(line, 10), 'SIGKILL')
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** Packages of others are linked one by one; ours, which are links already, then lead to those of the copy. */
function linkPackages(from: string, to: string) {
  const [source, target] = [join(from, 'node_modules'), join(to, 'node_modules')]
  if (!existsSync(source)) return
  mkdirSync(target)
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const path = join(source, entry.name)
    if (entry.name === '.cache') continue
    if (entry.name === '.package-lock.json') cpSync(path, join(target, entry.name))
    else if (entry.name.startsWith('@')) {
      mkdirSync(join(target, entry.name))
      for (const member of readdirSync(path, { withFileTypes: true }))
        linkEntry(join(path, member.name), join(target, entry.name, member.name), member.isSymbolicLink())
    } else linkEntry(path, join(target, entry.name), entry.isSymbolicLink())
  }
}

const linkEntry = (source: string, target: string, isLink: boolean) =>
  symlinkSync(isLink ? readlinkSync(source) : source, target)

/** A folder with the programs of this machine but those that a bare one lacks, for `PATH`. */
function programsIn(folder: string): string {
  mkdirSync(folder)
  for (const parent of [dirname(process.execPath), ...(process.env['PATH'] ?? '').split(delimiter)])
    for (const name of existsSync(parent) ? readdirSync(parent) : [])
      if (!ABSENT.test(name) && !existsSync(join(folder, name)))
        try {
          symlinkSync(join(parent, name), join(folder, name))
        } catch {
          // A link that leads nowhere stands there already.
        }
  return folder
}

function startSite(site: string, env: NodeJS.ProcessEnv) {
  const child: ChildProcess = spawn('npm', ['start'], {
    cwd: site,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const output of [child.stdout!, child.stderr!]) output.on('data', (data) => (printed += String(data)))
  const ended = once(child, 'close')
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  /** To the whole group, as a terminal sends it. */
  const signal = (name: NodeJS.Signals) => {
    if (!hasEnded()) process.kill(-child.pid!, name)
  }
  return {
    printed: () => printed,
    /** @throws with what it has printed, where it ends before */
    async until(text: string) {
      while (!printed.includes(text)) {
        if (hasEnded()) throw new Error(`npm start has ended before it printed “${text}”:\n${printed}`)
        await pause(20)
      }
    },
    signal,
    async signalAfter(ms: number, name: NodeJS.Signals) {
      await pause(ms)
      signal(name)
    },
    async ended() {
      await ended
      return { code: child.exitCode, signal: child.signalCode }
    },
  }
}

function databasePorts(site: string): number[] {
  try {
    return [Number(readFileSync(join(site, '.data/postgres/data/postmaster.opts'), 'utf8').match(/"-p" "(\d+)"/)?.[1])]
  } catch {
    return []
  }
}

/** The processes that have been started from a folder or work in it, as `PID command line`. */
async function processesIn(folder: string): Promise<string[]> {
  if (!existsSync('/proc/self/cwd')) {
    const { output } = await run('ps', ['-A', '-ww', '-o', 'pid=,command='])
    return output.split('\n').filter((line) => line.includes(folder))
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        return line.includes(folder) || readlinkSync(`/proc/${pid}/cwd`).startsWith(folder) ? [`${pid} ${line}`] : []
      } catch {
        // It has ended meanwhile, or is of somebody else.
        return []
      }
    })
}
