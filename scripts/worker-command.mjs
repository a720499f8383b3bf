import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Fault } from './lib/fault.mjs'
import { begin } from './lib/prepare.mjs'
import { untilStopped } from './lib/until-stopped.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [name = '', ...args] = process.argv.slice(2)
const entry = join(root, 'apps', 'worker', 'dist', `${name}.js`)

/**
 * Runs a command of the worker (`import-command`, `backup-command`, `staff-command` and so on) on the site that runs here; where
 * none runs, on its data, with the database and, for an import, a worker started for as long as the command takes.
 */
async function main(/** @type {import('./lib/until-stopped.mjs').Lifetime} */ { signal, onStop, fail }) {
  await begin(root, { signal, output: process.stderr })

  const { build } = await import('./lib/build.mjs')
  const { dataFolder } = await import('./lib/data-folder.mjs')
  const { migrate } = await import('./lib/migrate.mjs')
  const { freePort } = await import('./lib/processes.mjs')
  const { provision } = await import('./lib/provision.mjs')
  const { findRunning } = await import('./lib/running.mjs')
  const { createStack } = await import('./lib/stack.mjs')

  const dataDir = dataFolder(root, process.env['DATA_DIR'])
  const needsDatabase = !['demo-command', 'demo-patents-command'].includes(name)
  const running = findRunning(dataDir)
  if (running && name === 'restore-command' && !args.includes('--help'))
    throw new Fault(`Markwright runs here, at ${running.url}.`, 'Stop it with Ctrl-C first, then restore.')
  if (running || !needsDatabase) {
    // A site that runs from its sources may never have been built.
    if (!running || !existsSync(entry)) await build(root, signal)
    return runHere({ ...process.env, DATA_DIR: dataDir, ...running?.env }, signal)
  }
  await build(root, signal)
  const services = await provision(root, { signal })
  onStop(services.stop)
  const ports = { web: await freePort(), api: await freePort(), worker: await freePort() }
  const report = (/** @type {string} */ line) => process.stderr.write(`${line}\n`)
  services.restartOnExit(report)
  const stack = createStack({ root, services, ports, report, onGivenUp: fail, signal })
  onStop(() => stack.stop())
  // A restore makes the schema that the backup needs.
  if (name !== 'restore-command') await migrate(services.databaseUrl, services.migrationUrl)
  if (name === 'import-command') {
    stack.start('worker')
    await stack.ready('worker')
    stack.settle()
  }
  // A restore writes the tables themselves.
  const owner = name === 'restore-command' && services.migrationUrl
  return runHere({ ...stack.env, ...(owner && { DATABASE_URL: owner }) }, signal)
}

function runHere(/** @type {NodeJS.ProcessEnv} */ env, /** @type {AbortSignal} */ signal) {
  signal.throwIfAborted()
  // npm runs scripts in the root of the project; paths are meant from where the person stands.
  const cwd = process.env['INIT_CWD'] ?? process.cwd()
  const child = spawn(process.execPath, ['--enable-source-maps', entry, ...args], { stdio: 'inherit', cwd, env })
  // Ctrl-C reaches the command by itself, and it may have something to say before it ends.
  const onAbort = () => signal.reason.signalName !== 'SIGINT' && child.kill('SIGTERM')
  signal.addEventListener('abort', onAbort)
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
  return ended.finally(() => signal.removeEventListener('abort', onAbort))
}

// What is stopped before the command ends has not succeeded.
untilStopped(main, { stoppedCode: 1, report: (line) => process.stderr.write(line) })
