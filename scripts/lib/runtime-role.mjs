import { runMigrations } from 'bullmq'
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import pg from 'pg'
import { Fault } from './fault.mjs'

/** Where the tables are: our own, and those of the queue where there is no Redis. */
const SCHEMAS = ['public', 'bullmq']
const changes = ['INSERT', 'UPDATE', 'DELETE']
const RIGHTS = ['SELECT', ...changes]
/** PostgreSQL 17 */
const MAINTAIN_SINCE = 170_000
const NOT_FOR_IT = ['_prisma_migrations']

const nameOf = (/** @type {string} */ url) => decodeURIComponent(new URL(url).username)

/** @template T @param {string} url @param {(client: pg.Client) => Promise<T>} work */
async function connected(url, work) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const RUNTIME_ROLE = 'markwright_app'
const PASSWORD_BYTES = 18

/**
 * Makes the role by which the processes use a database server of our own, with a password of its own, which is stored for
 * the owner of the data folder alone to read. `grantRuntimeRole` gives it its rights.
 * @param {string} ownerUrl of the superuser
 * @param {string} passwordFile
 * @returns {Promise<string>} the URL of the database for that role
 */
export async function makeRuntimeRole(ownerUrl, passwordFile) {
  try {
    writeFileSync(passwordFile, randomBytes(PASSWORD_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
  }
  const password = readFileSync(passwordFile, 'utf8').trim()
  await connected(ownerUrl, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [RUNTIME_ROLE])
    // The file may be a new one, of a data folder that was copied without it.
    await client.query(
      `${rowCount === 0 ? 'CREATE' : 'ALTER'} ROLE ${RUNTIME_ROLE} LOGIN PASSWORD ${client.escapeLiteral(password)}`,
    )
  })
  return Object.assign(new URL(ownerUrl), { username: RUNTIME_ROLE, password }).href
}

/**
 * Gives the role of `runtimeUrl`, which the processes use, the right to read and write rows of all tables and to renew
 * their statistics, and no other; makes it where it does not exist. As the role of `migrationUrl`, which owns the tables, after each migration.
 */
export async function grantRuntimeRole(/** @type {string} */ migrationUrl, /** @type {string} */ runtimeUrl) {
  await connected(migrationUrl, async (client) => {
    await runMigrations(client)
    const role = nameOf(runtimeUrl)
    const quoted = client.escapeIdentifier(role)
    const { rows } = await client.query('SELECT rolsuper FROM pg_roles WHERE rolname = $1', [role])
    const { rows: settings } = await client.query("SELECT current_setting('server_version_num')::int AS version")
    // To renew the statistics of the planner after a large import; before, that is for owners alone.
    const maintenance = settings[0].version >= MAINTAIN_SINCE ? ['MAINTAIN'] : []
    if (role === nameOf(migrationUrl) || rows[0]?.rolsuper)
      throw new Fault(
        `The role ${role} of DATABASE_URL ${rows[0]?.rolsuper ? 'is a superuser' : 'is that of MIGRATION_DATABASE_URL'}.`,
        'Name a role in DATABASE_URL that may only read and write rows, or leave MIGRATION_DATABASE_URL out.',
      )
    const password = client.escapeLiteral(decodeURIComponent(new URL(runtimeUrl).password))
    const statements = [
      ...(rows.length === 0 ? [`CREATE ROLE ${quoted} LOGIN PASSWORD ${password}`] : []),
      'REVOKE CREATE ON SCHEMA public FROM PUBLIC',
      ...SCHEMAS.flatMap((schema) => [
        `GRANT USAGE ON SCHEMA ${schema} TO ${quoted}`,
        `GRANT ${RIGHTS.join()} ON ALL TABLES IN SCHEMA ${schema} TO ${quoted}`,
        `GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${quoted}`,
        `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schema} TO ${quoted}`,
      ]),
      ...maintenance.map((right) => `GRANT ${right} ON ALL TABLES IN SCHEMA public TO ${quoted}`),
      ...NOT_FOR_IT.map((table) => `REVOKE ${[...changes, ...maintenance].join()} ON ${table} FROM ${quoted}`),
    ]
    await client.query('BEGIN')
    // Another command may start at the same time: rights that two change at once are refused to one of them.
    await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', ['markwright rights'])
    for (const statement of statements) await client.query(statement)
    await client.query('COMMIT')
  })
}

/** @throws Fault that names the tables whose rows the role of the processes may not read or write */
export async function checkRights(/** @type {string} */ url) {
  const missing = await connected(url, async (client) => {
    const { rows } = await client.query(
      `SELECT c.relname AS name, string_agg(r, ', ' ORDER BY r) AS rights
       FROM pg_class c, unnest($1::text[]) r
       WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace AND c.relname <> ALL($2)
         AND NOT has_table_privilege(c.oid, r)
       GROUP BY c.relname ORDER BY c.relname`,
      [RIGHTS, NOT_FOR_IT],
    )
    return /** @type {{ name: string, rights: string }[]} */ (rows)
  }).catch((error) => {
    if (!['28P01', '28000'].includes(error.code)) throw error
    throw new Fault(`The database refuses the role ${nameOf(url)} or its password.`, 'Correct DATABASE_URL.')
  })
  const [first] = missing
  if (!first) return
  const others = missing.length > 1 ? ` and ${missing.length - 1} more` : ''
  throw new Fault(
    `The role ${nameOf(url)} of DATABASE_URL lacks rights in the database: ${first.rights} on ${first.name}${others}.`,
    'Set MIGRATION_DATABASE_URL to the role that owns the tables, which then grants them at the start; or grant them yourself.',
  )
}
