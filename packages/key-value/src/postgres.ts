import type { Pool } from 'pg'
import type { CountedOnce, KeyValueStore } from './key-value-store.ts'
import { bucketTimes, tokenAnswer } from './token-bucket.ts'

const FIND = 'SELECT value FROM key_value WHERE key = $1 AND expires_at > now()'

const SECONDS_LEFT = `
SELECT ceil(extract(epoch FROM expires_at - now()))::text AS value FROM key_value WHERE key = $1 AND expires_at > now()`

const SET = `
INSERT INTO key_value (key, value, expires_at) VALUES ($1, $2, now() + $3 * interval '1 second')
ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at`

const SET_IF_ABSENT = `${SET} WHERE key_value.expires_at <= now() RETURNING key`

const INCREMENT = `
INSERT INTO key_value (key, value, expires_at) VALUES ($1, $2::text, now() + $3 * interval '1 second')
ON CONFLICT (key) DO UPDATE SET
  value = CASE WHEN key_value.expires_at <= now() THEN excluded.value
               ELSE (key_value.value::bigint + excluded.value::bigint)::text END,
  expires_at = CASE WHEN key_value.expires_at <= now() THEN excluded.expires_at ELSE key_value.expires_at END
RETURNING value`

// Both are functions of the database: one round trip for what needs several statements.
const COUNT_ONCE = 'SELECT state, counts FROM key_value_count_once($1, $2, $3, $4, $5)'

const UNCOUNT = 'SELECT key_value_uncount($1)::text AS value'

// The row is locked before it is read, so that requests in parallel see each other's tokens.
// The row decides, by the version that the update locks: of two first uses at once, the second one sees the first.
const USE_TOKEN = `
WITH clock AS (SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS ms),
used AS (
  INSERT INTO key_value AS bucket (key, value, expires_at)
  SELECT $1, (ms + $2::bigint)::text, now() + ($3::bigint + 1000) * interval '1 millisecond' FROM clock
  ON CONFLICT (key) DO UPDATE
  SET value = (greatest(bucket.value::bigint + $2::bigint, excluded.value::bigint))::text, expires_at = excluded.expires_at
  WHERE greatest(bucket.value::bigint + 2 * $2::bigint - excluded.value::bigint, $2::bigint) <= $3::bigint
  RETURNING value::bigint AS full_at)
SELECT full_at IS NOT NULL AS allowed,
  greatest(coalesce(full_at, (SELECT value::bigint FROM key_value WHERE key = $1), ms + $3::bigint) - ms, 0) AS full_in_ms
FROM clock LEFT JOIN used ON true`

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
    async countOnce(key, counters, ttlSeconds) {
      const { rows } = await pool.query<{ state: CountedOnce['state']; counts: string[] }>({
        name: 'key-value-count-once',
        text: COUNT_ONCE,
        values: [
          key,
          counters.map(({ counter }) => counter),
          counters.map(({ by }) => by),
          counters.map(({ most }) => most),
          ttlSeconds,
        ],
      })
      const { state, counts } = rows[0]!
      return { state, counts: counts.map(Number) }
    },
    async uncount(key) {
      const { rows } = await run('uncount', UNCOUNT, [key])
      return rows[0]?.value === 'true'
    },
    async useToken(key, bucket) {
      const { stepMs, wholeMs } = bucketTimes(bucket)
      const { rows } = await pool.query<{ allowed: boolean; full_in_ms: string }>({
        name: 'key-value-use-token',
        text: USE_TOKEN,
        values: [key, stepMs, wholeMs],
      })
      const { allowed, full_in_ms: fullInMs } = rows[0]!
      return tokenAnswer(allowed, Number(fullInMs), bucket)
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
