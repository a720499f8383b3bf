import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Fault, reportAndExit } from './lib/fault.mjs'
import { begin } from './lib/prepare.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [name = '', ...args] = process.argv.slice(2)
const entry = join(root, 'apps', 'worker', 'dist', `${name}.js`)

/**
 * Runs a command of the worker (`import-command`, `backup-command`, `staff-command` and so on) on the site that runs here; where
 * none runs, on its data, with the database and, for an import, a worker started for as long as the command takes.
 */
async function main() {
  await begin(root, process.stderr)

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
    if (!running || !existsSync(entry)) await build(root)
    return runHere({ ...process.env, DATA_DIR: dataDir, ...running?.env })
  }
  await build(root)
  const services = await provision(root)
  const ports = { web: await freePort(), api: await freePort(), worker: await freePort() }
  const report = (/** @type {string} */ line) => process.stderr.write(`${line}\n`)
  services.restartOnExit(report)
  const stack = createStack({ root, services, ports, report, onGivenUp: reportAndExit })
  try {
    // A restore makes the schema that the backup needs.
    if (name !== 'restore-command') await migrate(services.databaseUrl)
    if (name === 'import-command') {
      stack.start('worker')
      await stack.ready('worker')
      stack.settle()
    }
    // A restore writes the tables themselves.
    const owner = name === 'restore-command' && process.env['MIGRATION_DATABASE_URL']
    return await runHere({ ...stack.env, ...(owner && { DATABASE_URL: owner }) })
  } finally {
    await stack.stop()
    await services.stop()
  }
}

function runHere(/** @type {NodeJS.ProcessEnv} */ env) {
  // npm runs scripts in the root of the project; paths are meant from where the person stands.
  const cwd = process.env['INIT_CWD'] ?? process.cwd()
  const child = spawn(process.execPath, ['--enable-source-maps', entry, ...args], { stdio: 'inherit', cwd, env })
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
}

// Ctrl-C reaches the command by itself; what it started is then stopped in order.
process.on('SIGINT', () => {})
// Replaced by that of the command: what ends before it has not succeeded.
process.exitCode = 1
main().then((code) => process.exit(Number(code)), reportAndExit)
