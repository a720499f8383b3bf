import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { diskFault, Fault } from './fault.mjs'
import { run } from './processes.mjs'

const db = fileURLToPath(new URL('../../packages/db', import.meta.url))
const prisma = fileURLToPath(new URL('../../node_modules/prisma/build/index.js', import.meta.url))

/** Whether every migration of the project has been applied; asking takes a tenth of what Prisma's own command does. */
async function isUpToDate(/** @type {string} */ url) {
  const client = new pg.Client(url)
  try {
    await client.connect()
    const { rows } = await client.query(
      'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
    )
    const applied = new Set(rows.map(({ name }) => name))
    const wanted = readdirSync(join(db, 'prisma', 'migrations'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    )
    return wanted.every(({ name }) => applied.has(name))
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Brings the database to the newest schema, as the role of `migrationUrl` where there is one, which then grants that of the
 * processes its rights, and checks these. It is not to be interrupted: a migration that was would have to be resolved by hand.
 * @param {string} url of the processes
 * @param {string} [migrationUrl] of the role that owns the tables
 */
export async function migrate(url, migrationUrl = process.env['MIGRATION_DATABASE_URL']) {
  await applyMigrations(migrationUrl || url)
  const { checkRights, grantRuntimeRole } = await import('./runtime-role.mjs')
  if (migrationUrl) await grantRuntimeRole(migrationUrl, url)
  await checkRights(url)
}

async function applyMigrations(/** @type {string} */ url) {
  if (await isUpToDate(url)) return
  const { code, output } = await run(process.execPath, [prisma, 'migrate', 'deploy'], {
    cwd: db,
    env: { ...process.env, DATABASE_URL: url, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
    // Ctrl-C in the terminal is not for it.
    detached: process.platform !== 'win32',
  })
  if (code === 0) return
  const reason = output.match(/(?:Error:|ERROR:)\s*([\s\S]+)/)?.[1]?.trim() ?? output.trim()
  const where = new URL(url)
  const server = `${where.hostname}:${where.port || 5432}`
  if (/P1001|ECONNREFUSED|ENOTFOUND/.test(output))
    throw new Fault(
      `No database answers at ${server}.`,
      'Start it, or correct DATABASE_URL; without DATABASE_URL one is started for you.',
    )
  if (/P1000|28P01|password authentication/.test(output))
    throw new Fault(`The database at ${server} refuses the user name or password.`, 'Correct DATABASE_URL.')
  if (/42501|permission denied|must be owner/.test(output))
    throw new Fault(
      `The role ${decodeURIComponent(where.username)} may not change the tables of the database at ${server}.`,
      'Set MIGRATION_DATABASE_URL to a role that owns them; DATABASE_URL is for the processes, which need no such right.',
    )
  throw (
    diskFault(output, where.hostname) ??
    new Fault(
      `The database could not be brought up to date: ${reason}`,
      'Nothing was lost. Mend the database, or restore a backup, and start again.',
    )
  )
}
