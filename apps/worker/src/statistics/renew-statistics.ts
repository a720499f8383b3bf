import type { Pool, PoolClient } from 'pg'
import { locks } from '../locks.ts'
import { renewWhenOutdated } from './renew-when-outdated.ts'

const APPLICANTS = 20

// Every office (`*`) and every class (0) are counted by themselves: a mark of two classes is one mark.
const SCOPES = `unnest(0::smallint || t.classes) AS c(class_no),
  LATERAL (VALUES ('*'::text), (t.office::text)) AS o(scope)`

const COUNT_CLASSES = `
INSERT INTO class_statistic (office, class_no, marks, valid, pending)
SELECT scope, class_no, count(*), count(*) FILTER (WHERE status IN (1, 10)),
  count(*) FILTER (WHERE status IN (3, 4, 5, 6, 7, 11, 12))
FROM trademark t, ${SCOPES}
GROUP BY scope, class_no`

const COUNT_YEARS = `
INSERT INTO year_statistic (office, class_no, year, applied, registered)
SELECT scope, class_no, year, count(*) FILTER (WHERE what = 'applied'), count(*) FILTER (WHERE what = 'registered')
FROM trademark t, ${SCOPES},
  LATERAL (VALUES ('applied', t.applied_on), ('registered', t.registered_on)) AS d(what, day),
  LATERAL (SELECT extract(year FROM day)::smallint AS year) y
WHERE day IS NOT NULL
GROUP BY scope, class_no, year`

// The same applicant may be written with several addresses; what counts is the name.
const COUNT_APPLICANTS = `
INSERT INTO applicant_statistic (office, class_no, rank, name, name_en, marks)
SELECT scope, class_no, rank, name, name_en, marks FROM (
  SELECT scope, class_no, min(name) AS name, min(name_en) AS name_en, count(*) AS marks,
    row_number() OVER (PARTITION BY scope, class_no ORDER BY count(*) DESC, name_key) AS rank
  FROM (
    SELECT tp.trademark_id, p.name_key, min(p.name) AS name, min(p.name_en) AS name_en
    FROM trademark_party tp JOIN party p ON p.id = tp.party_id
    WHERE tp.role = 'applicant' GROUP BY tp.trademark_id, p.name_key) a
  JOIN trademark t ON t.id = a.trademark_id, ${SCOPES}
  GROUP BY scope, class_no, name_key) ranked
WHERE rank <= ${APPLICANTS}`

/** Counts the register anew where an import was published since the last count; gives whether it has. */
export const renewStatistics = (pool: Pool): Promise<boolean> =>
  renewWhenOutdated(pool, { lock: locks.statistics, isOutdated, renew: count })

async function count(client: PoolClient): Promise<void> {
  const version = await publishedVersion(client)
  // The count is one pass over the register, which a single query may hold in memory.
  await client.query(`SET LOCAL work_mem = '128MB'`)
  await client.query('DELETE FROM class_statistic')
  await client.query('DELETE FROM year_statistic')
  await client.query('DELETE FROM applicant_statistic')
  await client.query(COUNT_CLASSES)
  await client.query(COUNT_YEARS)
  await client.query(COUNT_APPLICANTS)
  await client.query(
    `INSERT INTO statistic_state (id, version, updated_at) VALUES (1, $1, now())
     ON CONFLICT (id) DO UPDATE SET version = excluded.version, updated_at = excluded.updated_at`,
    [version],
  )
}

async function publishedVersion(client: Pool | PoolClient): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    'SELECT coalesce(max(version), 0) AS version FROM register_import',
  )
  return rows[0]!.version
}

async function isOutdated(client: Pool | PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ version: number }>('SELECT version FROM statistic_state WHERE id = 1')
  return (rows[0]?.version ?? 0) < (await publishedVersion(client))
}
