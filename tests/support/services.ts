import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { throwAwayFolder } from '../../scripts/lib/data-folder.mjs'
import { migrate } from '../../scripts/lib/migrate.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { startRedis } from '../../scripts/lib/redis.mjs'
import { makeRuntimeRole } from '../../scripts/lib/runtime-role.mjs'

/** A PostgreSQL and, where the machine has one, a Redis for the tests; both are gone afterwards. */
export default async function startServices(project: TestProject) {
  const folder = throwAwayFolder()
  const postgres = await startPostgres(join(folder, 'postgres'), { throwAway: true })
  const runtimeUrl = await makeRuntimeRole(postgres.url, join(folder, 'runtime-password'))
  await migrate(runtimeUrl, postgres.url)
  process.env['RUNTIME_DATABASE_URL'] = runtimeUrl
  const redis = await startRedis(join(folder, 'redis'), { throwAway: true })
  project.provide('databaseUrl', postgres.url)
  project.provide('redisUrl', redis?.url ?? null)
  return async () => {
    await Promise.all([postgres.stop(), redis?.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}
