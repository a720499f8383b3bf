import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { throwAwayFolder } from '../../scripts/lib/data-folder.mjs'
import { migrate } from '../../scripts/lib/migrate.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { provision } from '../../scripts/lib/provision.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const dataDir = throwAwayFolder()
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(dataDir, { recursive: true, force: true })
})

async function queried(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query(statement).finally(() => client.end())
}

test('the database of a data folder, also of one that an earlier version made, serves the processes by a role that reads and writes rows only', async () => {
  for (const name of ['DATABASE_URL', 'MIGRATION_DATABASE_URL']) vi.stubEnv(name, undefined)
  vi.stubEnv('DATA_DIR', dataDir)
  const before = await startPostgres(join(dataDir, 'postgres'), { throwAway: true })
  await migrate(before.url)
  await queried(
    before.url,
    "INSERT INTO job (id, queue, name, payload) VALUES (gen_random_uuid(), 'exports', 'of-before', '{}')",
  )
  await before.stop()

  const password = () => readFileSync(join(dataDir, 'postgres', 'runtime-password'), 'utf8')
  const passwords = new Set([readFileSync(join(dataDir, 'postgres', 'password'), 'utf8')])
  for (const start of ['first', 'again', 'without the password']) {
    if (start === 'without the password') rmSync(join(dataDir, 'postgres', 'runtime-password'))
    const services = await provision(root, { withRedis: false })
    try {
      await migrate(services.databaseUrl, services.migrationUrl)
      passwords.add(password())
      const { rows } = await queried(
        services.databaseUrl,
        `SELECT rolsuper, rolcreaterole, rolcreatedb, (SELECT count(*)::int FROM job WHERE name = 'of-before') AS jobs
         FROM pg_roles WHERE rolname = current_user`,
      )
      expect(rows, start).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false, jobs: 1 }])
      await expect(queried(services.databaseUrl, 'DROP TABLE job'), start).rejects.toMatchObject({
        code: '42501',
      })
      expect(statSync(join(dataDir, 'postgres', 'runtime-password')).mode & 0o777, start).toBe(0o600)
    } finally {
      await services.stop()
    }
  }
  expect(passwords.size).toBe(3)
})
