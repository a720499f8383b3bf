import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { build } from '../lib/build.mjs'
import { migrate } from '../lib/migrate.mjs'
import { freePort } from '../lib/processes.mjs'
import { provision } from '../lib/provision.mjs'
import { createStack } from '../lib/stack.mjs'

/** A site whose processes are killed. */
export interface FaultySite {
  /** Of the web server. */
  url: string
  /** Where files lie until it is stopped. */
  directory: string
  /** The owner's connection; in containers it may be another one after a restart. */
  databaseUrl: () => Promise<string>
  /** Addresses that answer 200 when a process is ready. */
  readiness: () => Promise<string[]>
  /** Processes of ours and their servers, by process id. */
  victims: () => Promise<{ name: string; pid: number }[]>
  /** Imports a file of trademarks in the directory by the command; resolves with its exit code. */
  importTrademarks: (file: string) => Promise<number>
  stop: () => Promise<void>
}

interface Options {
  root: string
  withRedis: boolean
  print: (line: string) => void
  fault: (line: string) => void
}

/** A site of `npm start` on data that is thrown away; `env` is the environment of its processes. */
export async function startFaultySite({
  root,
  withRedis,
  print,
  fault,
}: Options): Promise<FaultySite & { env: NodeJS.ProcessEnv }> {
  await build(root)
  const services = await provision(root, { throwAway: true, isKilled: true, withRedis })
  const ports = { web: await freePort(), api: await freePort(), worker: await freePort() }
  services.restartOnExit(print)
  const environment = { REQUESTS_PER_SECOND: '1000', RETENTION_JOB_DAYS: '0' }
  const onGivenUp = (input: { message: string }) => fault(input.message)
  const stack = createStack({ root, services, ports, environment, report: print, onGivenUp })
  await migrate(services.databaseUrl, services.migrationUrl)
  const names = ['worker', 'api', 'web'] as const
  for (const name of names) stack.start(name)
  for (const name of names) await stack.ready(name)
  stack.settle()
  const url = `http://127.0.0.1:${ports.web}`
  const pidIn = (path: string, pidOf: (text: string) => unknown) => {
    const file = join(services.dataDir, path)
    // A server that is being started again has no file yet.
    return existsSync(file) ? Number(pidOf(readFileSync(file, 'utf8'))) : 0
  }
  return {
    url,
    env: stack.env,
    directory: services.dataDir,
    databaseUrl: async () => services.databaseUrl,
    readiness: async () => [
      `http://127.0.0.1:${ports.api}/readyz`,
      `http://127.0.0.1:${ports.worker}/readyz`,
      `${url}/`,
    ],
    victims: async () => [
      ...names.map((name) => ({ name, pid: Number(stack.pidOf(name)) })),
      { name: 'PostgreSQL', pid: pidIn('postgres/data/postmaster.pid', (text) => text.split('\n')[0]) },
      { name: 'Redis', pid: pidIn('redis/redis.json', (text) => JSON.parse(text).pid) },
    ],
    async importTrademarks(file) {
      const command = [join(root, 'apps/worker/dist/import-command.js'), 'trademarks', file]
      const child = spawn(process.execPath, command, { env: stack.env, stdio: 'ignore' })
      const [code] = (await once(child, 'close')) as [number]
      return code
    },
    async stop() {
      await stack.stop()
      await services.stop()
      rmSync(services.dataDir, { recursive: true, force: true })
    },
  }
}

const SERVICES = ['web', 'api', 'worker', 'postgres', 'redis'] as const
const docker = async (...args: string[]) => (await promisify(execFile)('docker', args)).stdout.trim()

/**
 * The site that `docker compose up` runs here, whose register is empty. Processes are killed by their id on this machine,
 * because Docker does not restart what `docker kill` has ended; that takes root.
 */
export async function joinComposeSite(root: string): Promise<FaultySite> {
  const inspect = (service: string, format: string) => docker('inspect', '--format', format, `markwright-${service}-1`)
  const hostOf = (service: string) => inspect(service, '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}')
  const settings = JSON.parse(await docker('compose', 'config', '--format', 'json')) as {
    services: Record<string, { environment: Record<string, string>; ports?: { published: string }[] }>
  }
  const password = settings.services['postgres']!.environment['POSTGRES_PASSWORD']
  const url = `http://127.0.0.1:${settings.services['web']!.ports![0]!.published}`
  const directory = join(root, 'import')
  mkdirSync(directory, { recursive: true })
  return {
    url,
    directory,
    databaseUrl: async () => `postgresql://markwright:${password}@${await hostOf('postgres')}:5432/markwright`,
    readiness: async () => [
      `http://${await hostOf('api')}:3001/readyz`,
      `http://${await hostOf('worker')}:3002/readyz`,
      `${url}/`,
    ],
    victims: () =>
      Promise.all(SERVICES.map(async (name) => ({ name, pid: Number(await inspect(name, '{{.State.Pid}}')) }))),
    async importTrademarks(file) {
      const command = ['node', 'apps/worker/dist/import-command.js', 'trademarks', `/import/${basename(file)}`]
      const child = spawn('docker', ['compose', 'exec', '-T', 'worker', ...command], { cwd: root, stdio: 'ignore' })
      const [code] = (await once(child, 'close')) as [number]
      return code
    },
    stop: async () => {},
  }
}
