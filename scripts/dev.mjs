import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reportAndExit } from './lib/fault.mjs'
import { checkNode, install } from './lib/install.mjs'
import { step } from './lib/progress.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
/** @type {(() => Promise<void> | void)[]} */
const stops = []

/** The site from its sources: every saved change restarts the process, or reloads the page, that it concerns. */
async function main() {
  checkNode()
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  await install(root, (line) => process.stdout.write(`• ${line}\n`))

  const { dataFolder } = await import('./lib/data-folder.mjs')
  const { migrate } = await import('./lib/migrate.mjs')
  const { choosePorts } = await import('./lib/ports.mjs')
  const { provision } = await import('./lib/provision.mjs')
  const { forgetRunning, rememberRunning, takeOver } = await import('./lib/running.mjs')
  const { supervise } = await import('./lib/supervise.mjs')

  const dataDir = dataFolder(root, process.env['DATA_DIR'])
  await takeOver(dataDir)
  const ports = await choosePorts()
  const services = await step('Starting the database and the queue', (say) => provision(root, { say }))
  stops.push(services.stop)
  await step('Bringing the database up to date', () => migrate(services.databaseUrl))

  const env = {
    ...process.env,
    NODE_ENV: 'development',
    LOG_FORMAT: 'pretty',
    DATA_DIR: dataDir,
    DATABASE_URL: services.databaseUrl,
    ...(services.redisUrl && { REDIS_URL: services.redisUrl }),
    API_PORT: String(ports.api),
    WORKER_PORT: String(ports.worker),
    WEB_PORT: String(ports.web),
    API_URL: `http://127.0.0.1:${ports.api}`,
  }
  const watch = [join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'src/main.ts']
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), '--port', String(ports.web), '--strictPort']
  const apps = Object.entries({ worker: watch, api: watch, web: vite }).map(([name, args]) =>
    supervise({
      name,
      command: process.execPath,
      args,
      cwd: join(root, 'apps', name),
      env,
      log: 'inherit',
      say: (line) => process.stdout.write(`! ${line}\n`),
      onGivenUp: (name) => void stopAll().then(() => reportAndExit(new Error(`The ${name} does not stay up.`))),
    }),
  )
  const url = `http://localhost:${ports.web}`
  rememberRunning(dataDir, { pid: process.pid, children: apps.map((app) => app.pid()), url, env })
  stops.push(() => forgetRunning(dataDir), ...apps.map((app) => () => app.stop()))
  process.stdout.write(`\n  ${url}  (data in ${dataDir}; Ctrl-C stops)\n\n`)
}

async function stopAll() {
  for (const stop of stops.splice(0).toReversed()) await stop()
}

for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => void stopAll().then(() => process.exit(0)))
main().catch(async (error) => {
  await stopAll()
  reportAndExit(error)
})
