import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Fault } from './fault.mjs'
import { keptSecrets } from './secrets.mjs'
import { supervise } from './supervise.mjs'

const LOG_BYTES_MAX = 20 * 1024 * 1024
const READY_MS = 15 * 60_000

/** @typedef {{ api: number, worker: number, web: number }} Ports */
/** @typedef {'api' | 'worker' | 'web'} AppName */

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
  const kept = keptSecrets(services.dataDir)
  return {
    ...given,
    APP_SECRET: given['APP_SECRET'] || kept.APP_SECRET,
    OUTBOX_KEY: given['OUTBOX_KEY'] || kept.OUTBOX_KEY,
    PUBLIC_URL: given['PUBLIC_URL'] || `http://localhost:${ports.web}`,
    DATA_DIR: services.dataDir,
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
 *   say?: (line: string) => void,
 *   onGivenUp: (fault: Fault) => void,
 * }} options
 */
export function createStack({ root, services, ports, environment = {}, say = () => {}, onGivenUp }) {
  const env = siteEnvironment(services, ports, { NODE_ENV: 'production', ...environment })
  const logs = join(services.dataDir, 'logs')
  mkdirSync(logs, { recursive: true })
  /** @type {Map<AppName, ReturnType<typeof supervise>>} */
  const apps = new Map()
  const stopping = new AbortController()

  const urls = {
    api: `http://127.0.0.1:${ports.api}/readyz`,
    worker: `http://127.0.0.1:${ports.worker}/readyz`,
    web: `http://127.0.0.1:${ports.web}/`,
  }

  return {
    env,
    pids: () => [...apps.values()].map((app) => app.pid()),
    pidOf: (/** @type {AppName} */ name) => apps.get(name)?.pid(),

    /** Starts one of the processes; it is started again whenever it ends. */
    start(/** @type {AppName} */ name) {
      const log = join(logs, `${name}.log`)
      if (existsSync(log) && statSync(log).size > LOG_BYTES_MAX) rmSync(log)
      const command = {
        name,
        command: process.execPath,
        args: ['--enable-source-maps', join(root, 'apps', name, entries[name])],
      }
      const givenUp = () => onGivenUp(new Fault(`The ${name} does not stay up: ${lastProblem(log)}`, `Read ${log}.`))
      apps.set(name, supervise({ ...command, cwd: root, env, log, say, onGivenUp: givenUp }))
    },

    /** Waits until a process can serve; says what it still waits for. */
    async ready(/** @type {AppName} */ name, /** @type {(waitingFor: string) => void} */ onWaiting = () => {}) {
      const deadline = Date.now() + READY_MS
      while (!stopping.signal.aborted) {
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

    /** Stops what was started, last first, each with the grace to end its work. */
    async stop() {
      stopping.abort()
      for (const app of [...apps.values()].toReversed()) await app.stop()
    },
  }
}

function lastProblem(/** @type {string} */ log) {
  if (!existsSync(log)) return 'it wrote nothing'
  const lines = readFileSync(log, 'utf8').trim().split('\n')
  const worst = lines.findLast((line) => /"level":(50|60)|Error|settings are wrong/.test(line)) ?? lines.at(-1) ?? ''
  try {
    const { err, msg } = JSON.parse(worst)
    return err?.message ?? msg
  } catch {
    return worst
  }
}
