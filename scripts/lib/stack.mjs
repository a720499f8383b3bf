import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { diskFault, Fault } from './fault.mjs'
import { lastProblem, logSince, numberSetting, rotateLogs, sizeOf } from './logs.mjs'
import { endText, runningChild } from './processes.mjs'
import { savedSecrets } from './secrets.mjs'
import { supervise } from './supervise.mjs'

const MB = 1024 * 1024
const READY_MS = 15 * 60_000

/** @typedef {{ api: number, worker: number, web: number }} Ports */
/** @typedef {'api' | 'worker' | 'web'} AppName */

/** @type {AppName[]} */
const appNames = ['api', 'worker', 'web']
const entries = { api: 'dist/main.js', worker: 'dist/main.js', web: 'dist/server/main.js' }

/**
 * The settings by which the processes find the services and one another.
 * @param {import('./provision.mjs').Services} services
 * @param {Ports} ports
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function siteEnvironment(services, ports, environment) {
  const given = { ...process.env, ...environment }
  const saved = savedSecrets(services.dataDir)
  return {
    ...given,
    APP_SECRET: given['APP_SECRET'] || saved.APP_SECRET,
    OUTBOX_KEY: given['OUTBOX_KEY'] || saved.OUTBOX_KEY,
    PUBLIC_URL: given['PUBLIC_URL'] || `http://localhost:${ports.web}`,
    DATA_DIR: services.dataDir,
    // For the start only: no process of the site needs the rights of that role.
    MIGRATION_DATABASE_URL: undefined,
    DATABASE_URL: services.databaseUrl,
    ...(services.redisUrl && { REDIS_URL: services.redisUrl }),
    API_PORT: String(ports.api),
    WORKER_PORT: String(ports.worker),
    WEB_PORT: String(ports.web),
    API_URL: `http://127.0.0.1:${ports.api}`,
  }
}

/**
 * The three processes of the site, as built, over given services.
 * @param {{
 *   root: string,
 *   services: import('./provision.mjs').Services,
 *   ports: Ports,
 *   environment?: NodeJS.ProcessEnv,
 *   report?: (line: string) => void,
 *   onGivenUp: (fault: Fault) => void,
 *   signal?: AbortSignal,
 * }} options `report` gets what happens to the processes, a line each. `signal` ends what waits for a process.
 */
export function createStack({ root, services, ports, environment = {}, report = () => {}, onGivenUp, signal }) {
  const env = siteEnvironment(services, ports, { NODE_ENV: 'production', ...environment })
  const logs = join(services.dataDir, 'logs')
  mkdirSync(logs, { recursive: true, mode: 0o700 })
  const logOf = (/** @type {AppName} */ name) => join(logs, `${name}.log`)
  const rotation = rotateLogs({
    files: [...appNames.map(logOf), ...services.logs],
    bytesMax: numberSetting('LOG_MB', 20) * MB,
    days: numberSetting('LOG_DAYS', 14),
    report,
  })
  /** @type {Map<AppName, ReturnType<typeof supervise>>} */
  const apps = new Map()
  /** @type {Map<AppName, number | undefined>} */
  const pids = new Map()
  const stopping = new AbortController()

  const urls = {
    api: `http://127.0.0.1:${ports.api}/readyz`,
    worker: `http://127.0.0.1:${ports.worker}/readyz`,
    web: `http://127.0.0.1:${ports.web}/`,
  }

  return {
    env,
    pidOf: (/** @type {AppName} */ name) => apps.get(name)?.pid(),

    /** Starts one of the processes; it is started again whenever it ends. */
    start(/** @type {AppName} */ name) {
      signal?.throwIfAborted()
      const log = logOf(name)
      let begunAt = 0
      const launch = () => {
        begunAt = sizeOf(log)
        const output = openSync(log, 'a', 0o600)
        // A process group of its own: Ctrl-C in the terminal is for the supervisor, which stops everything in order.
        const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'apps', name, entries[name])], {
          cwd: root,
          env: { ...env, PGAPPNAME: `markwright ${name}` },
          detached: process.platform !== 'win32',
          stdio: ['ignore', output, output],
        })
        closeSync(output)
        pids.set(name, child.pid)
        services.noteProcesses([...pids.values()])
        return runningChild(child)
      }
      const causeOf = (/** @type {import('./supervise.mjs').End} */ end) =>
        diskFault(end.signal ? '' : logSince(log, begunAt), log)?.message ??
        (end.signal ? endText(end) : (lastProblem(log, begunAt) ?? endText(end)))
      const givenUp = (/** @type {string} */ cause) =>
        onGivenUp(new Fault(`The ${name} does not stay up: ${cause}`, `Read ${log}.`))
      apps.set(name, supervise({ name, launch, causeOf, report, onGivenUp: givenUp }))
    },

    /** The site is up: from now on each process is started again however often it ends. */
    settle() {
      for (const app of apps.values()) app.settle()
    },

    /** Waits until a process can serve; says what it still waits for. */
    async ready(/** @type {AppName} */ name, /** @type {(waitingFor: string) => void} */ onWaiting = () => {}) {
      const deadline = Date.now() + READY_MS
      while (!stopping.signal.aborted) {
        signal?.throwIfAborted()
        const response = await fetch(urls[name], { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
        if (response?.ok) return
        const body = await response?.json().catch(() => undefined)
        for (const [part, check] of Object.entries(body?.checks ?? {}))
          if (!check.ok) onWaiting(`${part}: ${check.detail ?? 'not ready'}`)
        if (Date.now() > deadline)
          throw new Fault(`The ${name} does not get ready.`, `Read ${join(logs, `${name}.log`)}.`)
        await pause(150)
      }
    },

    /** Stops what was started, with the grace to end its work: the web server first, so that nobody meets a closed API. */
    async stop() {
      stopping.abort()
      await apps.get('web')?.stop()
      await Promise.all([...apps.values()].map((app) => app.stop()))
      await rotation.stop()
    },
  }
}
