import type { Pool } from 'pg'
import type { KeyValueStore } from './index.ts'

const FIND = 'SELECT value FROM key_value WHERE key = $1 AND expires_at > now()'

const SECONDS_LEFT = `
SELECT ceil(extract(epoch FROM expires_at - now()))::text AS value FROM key_value WHERE key = $1 AND expires_at > now()`

const SET = `
INSERT INTO key_value (key, value, expires_at) VALUES ($1, $2, now() + $3 * interval '1 second')
ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at`

const SET_IF_ABSENT = `${SET} WHERE key_value.expires_at <= now() RETURNING key`

/** Adds what is to be inserted to what is there and has not expired. */
const added = (rows: string) => `
INSERT INTO key_value (key, value, expires_at) ${rows}
ON CONFLICT (key) DO UPDATE SET
  value = CASE WHEN key_value.expires_at <= now() THEN excluded.value
               ELSE (key_value.value::bigint + excluded.value::bigint)::text END,
  expires_at = CASE WHEN key_value.expires_at <= now() THEN excluded.expires_at ELSE key_value.expires_at END
RETURNING value`

const INCREMENT = added("VALUES ($1, $2::text, now() + $3 * interval '1 second')")

// Every part of it sees the table as it was before, so what was counted comes from `counted`.
const COUNT_ONCE = `
WITH before AS (
  SELECT coalesce(max(value) FILTER (WHERE key = $2), '0')::bigint AS count,
    coalesce(bool_or(key = $1), false) AS known
  FROM key_value WHERE key IN ($1, $2) AND expires_at > now()
), asked AS (
  INSERT INTO key_value (key, value, expires_at)
  SELECT $1, '1', now() + $4 * interval '1 second' FROM before WHERE NOT known AND count < $3
  ON CONFLICT (key) DO UPDATE SET expires_at = excluded.expires_at WHERE key_value.expires_at <= now()
  RETURNING expires_at
), counted AS (${added("SELECT $2, '1', expires_at FROM asked")})
SELECT count, NOT known AND count >= $3 AS "isFull", (SELECT value FROM counted) AS counted FROM before`

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
    async secondsLeft(key) {
      const { rows } = await run('seconds-left', SECONDS_LEFT, [key])
      return Number(rows[0]?.value ?? 0)
    },
    async increment(key, ttlSeconds, by = 1) {
      const { rows } = await run('increment', INCREMENT, [key, by, ttlSeconds])
      return Number(rows[0]!.value)
    },
    async countOnce(key, counter, most, ttlSeconds) {
      const { rows } = await pool.query<{ count: string; isFull: boolean; counted: string | null }>({
        name: 'key-value-count-once',
        text: COUNT_ONCE,
        values: [key, counter, most, ttlSeconds],
      })
      const { isFull, counted, count } = rows[0]!
      if (counted === null) return { state: isFull ? 'full' : 'known', count: Number(count) }
      if (Number(counted) <= most) return { state: 'counted', count: Number(counted) }
      // Of several that counted at the same moment, those beyond the last one take theirs back.
      await run('delete', DELETE, [key])
      await run('increment', INCREMENT, [counter, -1, ttlSeconds])
      return { state: 'full', count: most }
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
