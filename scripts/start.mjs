import { fileURLToPath } from 'node:url'
import { reportAndExit } from './lib/fault.mjs'
import { begin, prepare } from './lib/prepare.mjs'
import { step } from './lib/progress.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** @type {(() => Promise<void> | void)[]} */
const stops = []
let stopping = false

async function stopAll() {
  stopping = true
  for (const stop of stops.toReversed()) {
    try {
      await stop()
    } catch (error) {
      process.stderr.write(`${String(error)}\n`)
    }
  }
}

async function fail(/** @type {unknown} */ error) {
  if (stopping) return
  await stopAll()
  reportAndExit(error)
}

/** The time of day, for what happens long after the start. */
const clock = () => new Date().toTimeString().slice(0, 8)

async function main() {
  await begin(root)
  // These need what has just been installed.
  const { build } = await import('./lib/build.mjs')
  const { hasNoPatents, isRegisterEmpty, loadDemonstration, loadDemoPatents } = await import('./lib/demonstration.mjs')
  const { forgetRunning, rememberRunning } = await import('./lib/running.mjs')
  const { siteLinks } = await import('./lib/site-links.mjs')
  const { createStack } = await import('./lib/stack.mjs')

  const { dataDir, ports, services } = await prepare(root, (stop) => stops.push(stop))
  await step('Building (only what has changed)', () => build(root))

  const url = `http://localhost:${ports.web}`
  const warn = (/** @type {string} */ line) => process.stdout.write(`${clock()} ${line}\n`)
  services.restartOnExit(warn)
  const stack = createStack({
    root,
    services,
    ports,
    report: warn,
    onGivenUp: (fault) => void fail(fault),
  })
  stops.push(
    () => forgetRunning(dataDir),
    () => stack.stop(),
  )
  rememberRunning(dataDir, { pid: process.pid, url, env: stack.env })

  await step('Starting the worker', async () => {
    stack.start('worker')
    await stack.ready('worker')
  })
  const marks = Number(process.env['DEMO_MARKS'] || 20_000)
  if (marks > 0 && (await isRegisterEmpty(services.databaseUrl)))
    await step(`Loading the demonstration register (${marks.toLocaleString('en')} invented marks)`, (report) =>
      loadDemonstration({ root, env: stack.env, marks, report }),
    )
  if (marks > 0 && (await hasNoPatents(services.databaseUrl)))
    await step('Loading the demonstration patents', (report) => loadDemoPatents({ root, env: stack.env, report }))
  await step('Starting the site', async (report) => {
    stack.start('api')
    stack.start('web')
    await stack.ready('api', report)
    await stack.ready('web')
  })
  if (stopping) return
  stack.settle()

  process.stdout.write(`
  Markwright 知匠 is ready:  ${url}

  API documentation    ${url}/docs
  ${siteLinks(url, stack.env).join('\n  ')}
  Database             ${services.chosen.database}
  Queue and counters   ${services.chosen.queue}
  Data and logs        ${dataDir}

  Ctrl-C stops everything and keeps the data.

`)
}

for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => {
    if (stopping) return
    process.stdout.write('\nStopping …\n')
    void stopAll().then(() => process.exit(0))
  })
process.on('unhandledRejection', (error) => void fail(error))
main().catch(fail)
