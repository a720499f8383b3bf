import type { Pool } from 'pg'
import type { KeyValueStore } from './index.ts'

const FIND = 'SELECT value FROM key_value WHERE key = $1 AND expires_at > now()'

const SET = `
INSERT INTO key_value (key, value, expires_at) VALUES ($1, $2, now() + $3 * interval '1 second')
ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at`

const SET_IF_ABSENT = `${SET} WHERE key_value.expires_at <= now() RETURNING key`

const INCREMENT = `
INSERT INTO key_value (key, value, expires_at) VALUES ($1, $2::text, now() + $3 * interval '1 second')
ON CONFLICT (key) DO UPDATE SET
  value = CASE WHEN key_value.expires_at <= now() THEN excluded.value
               ELSE (key_value.value::bigint + $2::bigint)::text END,
  expires_at = CASE WHEN key_value.expires_at <= now() THEN excluded.expires_at ELSE key_value.expires_at END
RETURNING value`

const DELETE = 'DELETE FROM key_value WHERE key = $1'

const TAKE = `${DELETE} RETURNING value, expires_at > now() AS fresh`

/** The pool stays the caller's: closing the store leaves it open. */
export function connectPostgresKeyValue(pool: Pool): KeyValueStore {
  // By name, so that the server plans each of them once: nearly every request asks for a key, most for several.
  const run = (name: string, text: string, values: unknown[]) =>
    pool.query<{ value: string; fresh?: boolean }>({ name: `key-value-${name}`, text, values })
  return {
    kind: 'postgres',
    async find(key) {
      const { rows } = await run('find', FIND, [key])
      return rows[0]?.value ?? null
    },
    async take(key) {
      const { rows } = await run('take', TAKE, [key])
      return rows[0]?.fresh ? rows[0].value : null
    },
    async set(key, value, ttlSeconds) {
      await run('set', SET, [key, value, ttlSeconds])
    },
    async setIfAbsent(key, value, ttlSeconds) {
      const { rowCount } = await run('set-if-absent', SET_IF_ABSENT, [key, value, ttlSeconds])
      return rowCount === 1
    },
    async increment(key, ttlSeconds, by = 1) {
      const { rows } = await run('increment', INCREMENT, [key, by, ttlSeconds])
      return Number(rows[0]!.value)
    },
    async delete(key) {
      await run('delete', DELETE, [key])
    },
    async ping() {
      await pool.query('SELECT 1')
    },
    async close() {},
  }
}

/** Redis forgets by itself; here somebody has to. */
export async function deleteExpiredKeys(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query('DELETE FROM key_value WHERE expires_at <= now()')
  return rowCount ?? 0
}
