import { fileURLToPath } from 'node:url'
import { begin, prepare } from './lib/prepare.mjs'
import { step } from './lib/progress.mjs'
import { untilStopped } from './lib/until-stopped.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The time of day, for what happens long after the start. */
const clock = () => new Date().toTimeString().slice(0, 8)

untilStopped(async ({ signal, onStop, fail }) => {
  await begin(root, { signal })
  // These need what has just been installed.
  const { build } = await import('./lib/build.mjs')
  const { hasNoPatents, isRegisterEmpty, loadDemonstration, loadDemoPatents } = await import('./lib/demonstration.mjs')
  const { forgetRunning, rememberRunning } = await import('./lib/running.mjs')
  const { siteLinks } = await import('./lib/site-links.mjs')
  const { createStack } = await import('./lib/stack.mjs')

  const { dataDir, ports, services } = await prepare(root, { signal, onStop })
  await step('Building (only what has changed)', () => build(root, signal), signal)

  const url = `http://localhost:${ports.web}`
  const warn = (/** @type {string} */ line) => process.stdout.write(`${clock()} ${line}\n`)
  services.restartOnExit(warn)
  const stack = createStack({ root, services, ports, report: warn, onGivenUp: fail, signal })
  onStop(() => forgetRunning(dataDir))
  onStop(() => stack.stop())
  rememberRunning(dataDir, { url, env: stack.env })

  await step(
    'Starting the worker',
    async () => {
      stack.start('worker')
      await stack.ready('worker')
    },
    signal,
  )
  const marks = Number(process.env['DEMO_MARKS'] || 20_000)
  if (marks > 0 && (await isRegisterEmpty(services.databaseUrl)))
    await step(
      `Loading the demonstration register (${marks.toLocaleString('en')} invented marks)`,
      (report) => loadDemonstration({ root, env: stack.env, marks, report, signal }),
      signal,
    )
  if (marks > 0 && (await hasNoPatents(services.databaseUrl)))
    await step(
      'Loading the demonstration patents',
      (report) => loadDemoPatents({ root, env: stack.env, report, signal }),
      signal,
    )
  await step(
    'Starting the site',
    async (report) => {
      stack.start('api')
      stack.start('web')
      await stack.ready('api', report)
      await stack.ready('web')
    },
    signal,
  )
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
})
