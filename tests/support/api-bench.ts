import { connectPool } from '../../packages/db/src/index.ts'
import { setFreeLimits } from '../../scripts/lib/free-limits.mjs'
import { startApi } from './api.ts'
import { createApiCalls } from './api-calls.ts'
import { createTestDatabase } from './database.ts'
import { redisUrl } from './redis.ts'

/**
 * The API over a database of its own, and calls to it as a browser makes them. `free`: what everybody may use in a day;
 * `changes`: of what its modules are built on.
 */
export async function createApiBench(
  environment: Record<string, string> = {},
  free: Parameters<typeof setFreeLimits>[1] = {},
  changes: Parameters<typeof startApi>[1] = {},
) {
  const database = await createTestDatabase()
  await setFreeLimits(database.url, free)
  const pool = connectPool({ url: database.url, max: 4 })
  const api = await startApi({ DATABASE_URL: database.url, REDIS_URL: redisUrl(), ...environment }, changes)

  return {
    ...createApiCalls(api, pool),
    async close() {
      await api.close()
      await pool.end()
      await database.drop()
    },
  }
}
export type ApiBench = Awaited<ReturnType<typeof createApiBench>>

let shared: Promise<ApiBench> | undefined
/**
 * The API of this test process, for the files that need neither settings nor a register of their own: starting it costs
 * more than most of them. They share its database too, so each looks at the members and records that it made itself.
 */
export const sharedApiBench = (): Promise<ApiBench> => (shared ??= createApiBench())
