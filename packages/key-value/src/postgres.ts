import type { Pool } from 'pg'
import type { KeyValueStore } from './index.ts'

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

/** The pool stays the caller's: closing the store leaves it open. */
export function connectPostgresKeyValue(pool: Pool): KeyValueStore {
  return {
    kind: 'postgres',
    async find(key) {
      const { rows } = await pool.query('SELECT value FROM key_value WHERE key = $1 AND expires_at > now()', [key])
      return rows[0]?.value ?? null
    },
    async take(key) {
      const { rows } = await pool.query(
        'DELETE FROM key_value WHERE key = $1 RETURNING value, expires_at > now() AS fresh',
        [key],
      )
      return rows[0]?.fresh ? rows[0].value : null
    },
    async set(key, value, ttlSeconds) {
      await pool.query(SET, [key, value, ttlSeconds])
    },
    async setIfAbsent(key, value, ttlSeconds) {
      const { rowCount } = await pool.query(SET_IF_ABSENT, [key, value, ttlSeconds])
      return rowCount === 1
    },
    async increment(key, ttlSeconds, by = 1) {
      const { rows } = await pool.query(INCREMENT, [key, by, ttlSeconds])
      return Number(rows[0].value)
    },
    async delete(key) {
      await pool.query('DELETE FROM key_value WHERE key = $1', [key])
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
