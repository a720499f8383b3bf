import { namesOf, runStatement, sql, statements, statementText } from '@markwright/db/statements'
import type { Pool } from 'pg'
import type { KeyValueStore } from './key-value-store.ts'
import { bucketTimes, tokenResponse } from './token-bucket.ts'

const row = namesOf('key_value')
/** The row that is there already, where an insert meets one. */
const present = namesOf('key_value', 'key_value')
const added = namesOf('key_value', 'excluded')

const FIND = statementText(
  sql`SELECT ${row.value} FROM ${row.$table} WHERE ${row.key} = $1 AND ${row.expires_at} > now()`,
)

const SECONDS_LEFT = statementText(sql`
SELECT ceil(extract(epoch FROM ${row.expires_at} - now()))::text AS value FROM ${row.$table}
WHERE ${row.key} = $1 AND ${row.expires_at} > now()`)

const set = sql`
INSERT INTO ${row.$table} (${row.key}, ${row.value}, ${row.expires_at}) VALUES ($1, $2, now() + $3 * interval '1 second')
ON CONFLICT (${row.key}) DO UPDATE SET ${row.value} = ${added.value}, ${row.expires_at} = ${added.expires_at}`

const SET = statementText(set)

const SET_IF_ABSENT = statementText(sql`${set} WHERE ${present.expires_at} <= now() RETURNING ${row.key}`)

const INCREMENT = statementText(sql`
INSERT INTO ${row.$table} (${row.key}, ${row.value}, ${row.expires_at})
VALUES ($1, $2::text, now() + $3 * interval '1 second')
ON CONFLICT (${row.key}) DO UPDATE SET
  ${row.value} = CASE WHEN ${present.expires_at} <= now() THEN ${added.value}
                 ELSE (${present.value}::bigint + ${added.value}::bigint)::text END,
  ${row.expires_at} = CASE WHEN ${present.expires_at} <= now() THEN ${added.expires_at} ELSE ${present.expires_at} END
RETURNING ${row.value}`)

// Both are functions of the database: one round trip for what needs several statements.
const COUNT_ONCE = 'SELECT state, counts FROM key_value_count_once($1, $2, $3, $4, $5)'

const UNCOUNT = 'SELECT key_value_uncount($1)::text AS value'

const bucket = namesOf('key_value', 'bucket')

// The row is locked before it is read, so that requests in parallel see each other's tokens.
// The row decides, by the version that the update locks: of two first uses at once, the second one sees the first.
const USE_TOKEN = statementText(sql`
WITH clock AS (SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS ms),
used AS (
  INSERT INTO ${bucket.$table} (${row.key}, ${row.value}, ${row.expires_at})
  SELECT $1, (ms + $2::bigint)::text, now() + ($3::bigint + 1000) * interval '1 millisecond' FROM clock
  ON CONFLICT (${row.key}) DO UPDATE
  SET ${row.value} = (greatest(${bucket.value}::bigint + $2::bigint, ${added.value}::bigint))::text,
    ${row.expires_at} = ${added.expires_at}
  WHERE greatest(${bucket.value}::bigint + 2 * $2::bigint - ${added.value}::bigint, $2::bigint) <= $3::bigint
  RETURNING ${row.value}::bigint AS full_at)
SELECT full_at IS NOT NULL AS allowed,
  greatest(coalesce(full_at, (SELECT ${row.value}::bigint FROM ${row.$table} WHERE ${row.key} = $1), ms + $3::bigint) - ms, 0)
    AS full_in_ms
FROM clock LEFT JOIN used ON true`)

const DELETE = statementText(sql`DELETE FROM ${row.$table} WHERE ${row.key} = $1`)

const TAKE = `${DELETE} RETURNING ${statementText(sql`${row.value}, ${row.expires_at}`)} > now() AS fresh`

/** The pool stays the caller's: closing the store leaves it open. */
export function connectPostgresKeyValue(pool: Pool): KeyValueStore {
  // By name, so that the server plans each of them once: nearly every request reads a key, most for several.
  const run = (name: string, text: string, values: unknown[]) => pool.query({ name: `key-value-${name}`, text, values })
  return {
    kind: 'postgres',
    async find(key) {
      const { rows } = await run('find', FIND, [key])
      return rows[0]?.value ?? null
    },
    async getAndDelete(key) {
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
      return Number(rows[0].value)
    },
    async countOnce(key, counters, ttlSeconds) {
      const { rows } = await run('count-once', COUNT_ONCE, [
        key,
        counters.map(({ counter }) => counter),
        counters.map(({ by }) => by),
        counters.map(({ most }) => most),
        ttlSeconds,
      ])
      const { state, counts } = rows[0]
      return { state, counts: counts.map(Number) }
    },
    async uncount(key) {
      const { rows } = await run('uncount', UNCOUNT, [key])
      return rows[0]?.value === 'true'
    },
    async useToken(key, bucket) {
      const { stepMs, wholeMs } = bucketTimes(bucket)
      const { rows } = await run('use-token', USE_TOKEN, [key, stepMs, wholeMs])
      const { allowed, full_in_ms: fullInMs } = rows[0]
      return tokenResponse(allowed, Number(fullInMs), bucket)
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
  const deleted = statements
    .deleteFrom('key_value')
    .where('expires_at', '<=', sql<Date>`now()`)
    .returning('key')
  return (await runStatement(pool, deleted)).length
}
