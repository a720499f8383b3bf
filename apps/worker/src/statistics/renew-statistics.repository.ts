import { namesOf, runStatement, sql, statements } from '@markwright/db/statements'
import type { Pool, PoolClient } from 'pg'
import { locks } from '../locks.ts'
import { renewWhenOutdated } from './renew-when-outdated.repository.ts'

const APPLICANTS = 20

const t = namesOf('trademark', 't')
const tp = namesOf('trademark_party', 'tp')
const p = namesOf('party', 'p')
const classes = namesOf('class_statistic')
const years = namesOf('year_statistic')
const applicants = namesOf('applicant_statistic')

// Every office (`*`) and every class (0) are counted by themselves: a mark of two classes is one mark.
const scopes = sql`unnest(0::smallint || ${t.classes}) AS c(nice_class),
  LATERAL (VALUES ('*'::text), (${t.office}::text)) AS o(scope)`

const countClasses = sql`
INSERT INTO ${classes.$table} (${classes.office}, ${classes.class_no}, ${classes.marks}, ${classes.valid}, ${classes.pending},
  ${classes.demonstration})
SELECT scope, nice_class, count(*), count(*) FILTER (WHERE ${t.status} IN (1, 10)),
  count(*) FILTER (WHERE ${t.status} IN (3, 4, 5, 6, 7, 11, 12)), count(*) FILTER (WHERE ${t.demonstration})
FROM ${t.$table}, ${scopes}
GROUP BY scope, nice_class`

const countYears = sql`
INSERT INTO ${years.$table} (${years.office}, ${years.class_no}, ${years.year}, ${years.applied}, ${years.registered})
SELECT scope, nice_class, year, count(*) FILTER (WHERE what = 'applied'), count(*) FILTER (WHERE what = 'registered')
FROM ${t.$table}, ${scopes},
  LATERAL (VALUES ('applied', ${t.applied_on}), ('registered', ${t.registered_on})) AS d(what, day),
  LATERAL (SELECT extract(year FROM day)::smallint AS year) y
WHERE day IS NOT NULL
GROUP BY scope, nice_class, year`

// The same applicant may be written with several addresses; what counts is the name.
const countApplicants = sql`
INSERT INTO ${applicants.$table} (${applicants.office}, ${applicants.class_no}, ${applicants.rank}, ${applicants.name},
  ${applicants.name_en}, ${applicants.marks})
SELECT scope, nice_class, rank, name, name_en, marks FROM (
  SELECT scope, nice_class, min(a.name) AS name, min(a.name_en) AS name_en, count(*) AS marks,
    row_number() OVER (PARTITION BY scope, nice_class ORDER BY count(*) DESC, name_key) AS rank
  FROM (
    SELECT ${tp.trademark_id} AS mark_id, ${p.name_key} AS name_key, min(${p.name}) AS name, min(${p.name_en}) AS name_en
    FROM ${tp.$table} JOIN ${p.$table} ON ${p.id} = ${tp.party_id}
    WHERE ${tp.role} = 'applicant' GROUP BY ${tp.trademark_id}, ${p.name_key}) a
  JOIN ${t.$table} ON ${t.id} = a.mark_id, ${scopes}
  GROUP BY scope, nice_class, name_key) ranked
WHERE rank <= ${APPLICANTS}`

/** Counts the register anew where an import was published since the last count; gives whether it has. */
export const renewStatistics = (pool: Pool): Promise<boolean> =>
  renewWhenOutdated(pool, { lock: locks.statistics, isOutdated, renew: count })

async function count(client: PoolClient): Promise<void> {
  const version = await publishedVersion(client)
  // The count is one pass over the register, which a single query may hold in memory.
  await client.query(`SET LOCAL work_mem = '128MB'`)
  for (const table of ['class_statistic', 'year_statistic', 'applicant_statistic'] as const)
    await runStatement(client, statements.deleteFrom(table))
  for (const statement of [countClasses, countYears, countApplicants]) await runStatement(client, statement)
  await runStatement(
    client,
    statements
      .insertInto('statistic_state')
      .values({ id: 1, version, updated_at: sql<Date>`now()` })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((query) => ({
          version: query.ref('excluded.version'),
          updated_at: query.ref('excluded.updated_at'),
        })),
      ),
  )
}

async function publishedVersion(client: Pool | PoolClient): Promise<number> {
  const [last] = await runStatement(
    client,
    statements.selectFrom('register_import').select((query) => query.fn.max('version').as('version')),
  )
  return last?.version ?? 0
}

async function isOutdated(client: Pool | PoolClient): Promise<boolean> {
  const [counted] = await runStatement(
    client,
    statements.selectFrom('statistic_state').select('version').where('id', '=', 1),
  )
  return (counted?.version ?? 0) < (await publishedVersion(client))
}
