import { reportAndExit } from './lib/fault.mjs'
import { migrate } from './lib/migrate.mjs'
import { checkDatabase } from './lib/provision.mjs'
import { siteLinks } from './lib/site-links.mjs'

const ADD_STAFF = 'node apps/worker/dist/staff-command.js add NAME --role admin'

/**
 * Brings the database of `DATABASE_URL` to the newest schema, as the role of `MIGRATION_DATABASE_URL` where that is set,
 * and prints where the site is to be found. Refuses a server that is too old or has too few connections. For Compose and for servers that are deployed without `npm start`.
 */
async function main() {
  const { DATABASE_URL, PUBLIC_URL = 'http://localhost:3000' } = process.env
  if (!DATABASE_URL) throw new Error('DATABASE_URL is missing.')
  await checkDatabase(process.env['MIGRATION_DATABASE_URL'] || DATABASE_URL)
  await migrate(DATABASE_URL)
  const links = siteLinks(PUBLIC_URL, process.env, ADD_STAFF)
  process.stdout.write(`The database is up to date.\n${[`Site                 ${PUBLIC_URL}`, ...links].join('\n')}\n`)
}

main().catch(reportAndExit)
