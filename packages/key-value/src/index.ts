import type { Pool } from 'pg'
import type { KeyValueStore } from './key-value-store.ts'
import { connectPostgresKeyValue } from './postgres.ts'
import { connectRedisKeyValue } from './redis.ts'

export { deleteExpiredKeys } from './postgres.ts'

export type { KeyValueStore, TokenUse } from './key-value-store.ts'

/** Redis where there is one, otherwise a table of the database. */
export function connectKeyValueStore(options: { redisUrl?: string | undefined; pool: Pool }): Promise<KeyValueStore> {
  return options.redisUrl
    ? connectRedisKeyValue(options.redisUrl)
    : Promise.resolve(connectPostgresKeyValue(options.pool))
}
