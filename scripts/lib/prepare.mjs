import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkSettings } from './check-settings.mjs'
import { checkNode, install } from './install.mjs'
import { step } from './progress.mjs'

/**
 * What every command begins with: the settings file and the dependencies.
 * @param {string} root
 * @param {{ signal: AbortSignal, output?: NodeJS.WritableStream }} options
 */
export async function begin(root, { signal, output = process.stdout }) {
  checkNode()
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  await install(root, (line) => output.write(`• ${line}\n`), signal)
  await checkSettings(process.env)
}

/**
 * What a site needs before its processes start: ports, services that run and are stopped with the command, and a database
 * that is up to date. Requests what `begin` has installed.
 * @param {string} root
 * @param {Pick<import('./until-stopped.mjs').Lifetime, 'signal' | 'onStop'>} lifetime
 */
export async function prepare(root, { signal, onStop }) {
  const { dataFolder } = await import('./data-folder.mjs')
  const { migrate } = await import('./migrate.mjs')
  const { choosePorts } = await import('./ports.mjs')
  const { provision } = await import('./provision.mjs')
  const { refuseSecondSite } = await import('./running.mjs')
  const { endOrphans, withServers } = await import('./server-users.mjs')

  const dataDir = dataFolder(root, process.env['DATA_DIR'])
  refuseSecondSite(dataDir)
  // What a killed start has left behind may hold the ports.
  await withServers(dataDir, () => endOrphans(dataDir), { signal })
  const ports = await choosePorts()
  const services = await step(
    'Starting the database and the queue',
    async (report) => {
      const started = await provision(root, { report, signal })
      // Within the step: where a stop was requested meanwhile, the step throws and its result is lost.
      onStop(started.stop)
      return started
    },
    signal,
  )
  await step('Bringing the database up to date', () => migrate(services.databaseUrl, services.migrationUrl), signal)
  return { dataDir, ports, services }
}
