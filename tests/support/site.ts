import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadDemonstration, loadDemoPatents } from '../../scripts/lib/demonstration.mjs'
import { build } from '../../scripts/lib/build.mjs'
import { setFreeLimits } from '../../scripts/lib/free-limits.mjs'
import { migrate } from '../../scripts/lib/migrate.mjs'
import { freePort } from '../../scripts/lib/processes.mjs'
import { provision } from '../../scripts/lib/provision.mjs'
import { createStack } from '../../scripts/lib/stack.mjs'
import { loadRealRecords } from './real-register.ts'
import { loadSmallTables } from './site-tables.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const MARKS = 3000

/** The whole site as built, with a small demonstration register and what real records there are, on data that is thrown away. */
export default async function startSite() {
  if (process.env['SITE_URL']) return undefined
  const services = await provision(root, { throwAway: true })
  const ports = { web: await freePort(), api: await freePort(), worker: await freePort() }
  const url = `http://127.0.0.1:${ports.web}`
  const stack = createStack({
    root,
    services,
    ports,
    environment: {
      PUBLIC_URL: url,
      REQUESTS_PER_SECOND: '10000',
      // The web server, and the test before it, which says from where it calls.
      TRUSTED_PROXIES: '2',
    },
    onGivenUp: (fault) => {
      throw fault
    },
  })
  const stop = async () => {
    await stack.stop()
    await services.stop()
    rmSync(services.dataDir, { recursive: true, force: true })
  }
  try {
    await build(root)
    await migrate(services.databaseUrl, services.migrationUrl)
    // A test may ask as often as it likes; the limits have tests of their own.
    await setFreeLimits(services.databaseUrl, { search: 100_000, patentSearch: 100_000 })
    stack.start('worker')
    await stack.ready('worker')
    await loadDemonstration({ root, env: stack.env, marks: MARKS, report: () => {} })
    await loadDemoPatents({ root, env: stack.env, report: () => {} })
    await loadSmallTables({ root, env: stack.env })
    if (await loadRealRecords({ root, env: stack.env })) process.env['SITE_HAS_REAL_RECORDS'] = '1'
    stack.start('api')
    stack.start('web')
    await stack.ready('api')
    await stack.ready('web')
  } catch (error) {
    await stop()
    throw error
  }
  process.env['SITE_URL'] = url
  process.env['SITE_PIDS'] = JSON.stringify({ api: stack.pidOf('api'), worker: stack.pidOf('worker') })
  process.env['SITE_DATABASE_URL'] = services.databaseUrl
  process.env['SITE_REDIS_URL'] = services.redisUrl ?? ''
  process.env['SITE_OUTBOX_KEY'] = stack.env['OUTBOX_KEY']
  return stop
}
