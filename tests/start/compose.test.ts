import { settingNames } from '@markwright/config'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const text = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const compose = text('docker-compose.yml')
const { services } = parse(compose, { merge: true }) as {
  services: Record<string, { environment?: Record<string, string | null>; command?: string[] }>
}
const example = text('.env.example')
const exampleNames = [...example.matchAll(/^# ([A-Z][A-Z_]+)=/gm)].map(([, name]) => name!)

/** Settings of `.env` that no container gets, and why. */
const WITHHELD = new Map([
  ['NODE_ENV', 'the images say production'],
  ['DATA_DIR', 'the images say /data, where the volume is'],
  ['API_HOST', 'the images say all addresses of the container'],
  ['WORKER_HOST', 'the images say all addresses of the container'],
  ['WEB_HOST', 'the images say all addresses of the container'],
  ['API_PORT', 'a port within the container, which the health checks of the images request'],
  ['WORKER_PORT', 'a port within the container, which the health checks of the images request'],
  ['WEB_PORT', 'the port of this machine, which Compose maps to that of the container'],
  ['MIGRATION_DATABASE_URL', 'of the role that owns the tables: for `migrate` alone'],
  ['LOG_MB', 'Docker rotates the logs'],
  ['LOG_DAYS', 'Docker rotates the logs'],
  ['DEMO_MARKS', 'an argument of the command of `demonstration`'],
])
/** Settings that only the web server reads. */
const OF_WEB = ['WEB_REQUESTS_AT_ONCE']
/** Settings of `.env` that Compose replaces by what is right within the containers. */
const REPLACED = ['DATABASE_URL', 'REDIS_URL', 'API_URL', 'BACKUP_DIR', 'PUBLIC_URL', 'APP_SECRET']

const namesIn = (service: string) => Object.keys(services[service]?.environment ?? {})

test.each(['worker', 'api', 'demonstration'])('the containers of %s get every setting of .env.example', (service) => {
  const expected = exampleNames.filter((name) => !WITHHELD.has(name) && !OF_WEB.includes(name))
  const missing = expected.filter((name) => !namesIn(service).includes(name))
  expect(missing, 'add these to x-environment of docker-compose.yml').toEqual([])
})

test('the container of the web server gets the settings that it reads', () => {
  const [, list = ''] = /loadSettings\(\[([^\]]*)\]\)/.exec(text('apps/web/server/server.ts')) ?? []
  const read = [...list.matchAll(/'([A-Z_]+)'/g)].map(([, name]) => name!)
  const tracing = exampleNames.filter((name) => name.startsWith('OTEL_'))
  expect(read).toContain('API_URL')
  expect([...read, ...tracing].filter((name) => !WITHHELD.has(name) && !namesIn('web').includes(name))).toEqual([])
})

test('Compose sets nothing that no process reads, and no value where .env may have another', () => {
  const ofContainers = ['worker', 'api', 'web', 'demonstration'].flatMap((service) =>
    Object.entries(services[service]?.environment ?? {}),
  )
  const names = ofContainers.map(([name]) => name)
  expect(names.filter((name) => !name.startsWith('OTEL_') && !settingNames.some((known) => known === name))).toEqual([])
  expect(names.filter((name) => WITHHELD.has(name))).toEqual([])
  expect(ofContainers.filter(([name, value]) => value !== null && !REPLACED.includes(name))).toEqual([])
})

test('every variable of docker-compose.yml is a setting or described in the documents', () => {
  const described = `${example}\n${text('docs/operations.md')}`
  const undescribed = [...compose.matchAll(/\$\{([A-Z][A-Z_]+)/g)]
    .map(([, name]) => name!)
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(described))
  expect(undescribed).toEqual([])
})

test('the Redis of Compose is limited below its container and forgets no key', () => {
  expect(services['redis']?.command?.join(' ')).toMatch(/--maxmemory \$\$\(\(.*--maxmemory-policy noeviction/)
})
