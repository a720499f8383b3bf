import { namesOf, runStatement, sql, statements, type Tables } from '@markwright/db/statements'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool, PoolClient } from 'pg'
import { locks } from '../locks.ts'
import { importFaults } from './import-faults.ts'
import { holdLease, type ImportFault, type ImportRun } from './import-record.repository.ts'
import { renewNotices } from './renew-notices.repository.ts'

/** The channel on which searches hear that there is a new version of the register. */
export const REGISTER_PUBLISHED = 'register_published'

const stopped: ImportFault = {
  id: 'import.stopped',
  cn: '导入中途停止，已读取的记录有效，其余记录没有读取。',
  en: 'The import stopped before its end: the records that had been read are valid, the others were not read.',
  line: null,
  file: null,
}

/** Of a folder or an archive: files that held records, and files that held none. */
type ImportFiles = { read: number; passed: number }

const imports = namesOf('register_import')
const accepted = sql`(${imports.created} + ${imports.updated} + ${imports.unchanged} + ${imports.outdated})`
const nothingAccepted: ImportFault = { ...importFaults.nothingAccepted, line: null, file: null }

/**
 * Ends an import: what it has written becomes the next version of the register, all at once. One that has changed
 * nothing gets no version, and one that has accepted no record has failed. `offices` are those whose records it has
 * seen, changed or not; `files` of a folder or an archive are counted.
 * @returns the version, or null where there is none
 * @throws LeaseLost
 */
export async function endImport(
  pool: Pool,
  run: ImportRun,
  { fault, offices, files }: { fault: ImportFault | null; offices: ReadonlySet<string>; files: ImportFiles | null },
): Promise<number | null> {
  return inTransaction(pool, async (client) => {
    // Publications come one after the other.
    await client.query('SELECT pg_advisory_xact_lock($1)', [locks.registerPublication])
    await holdLease(client, run)
    const leftBehind = await runStatement(
      client,
      statements
        .selectFrom('register_import as i')
        .innerJoin('job', 'job.id', 'i.job_id')
        .select('i.id')
        .where('i.state', '=', 'running')
        .where('job.state', 'in', ['failed', 'cancelled'])
        .orderBy('i.created_at'),
    )
    for (const { id } of leftBehind) await endOne(client, id, stopped, [], null)
    return endOne(client, run.importId, fault, [...offices], files)
  })
}

async function endOne(
  client: PoolClient,
  importId: string,
  fault: ImportFault | null,
  offices: readonly string[],
  files: ImportFiles | null,
): Promise<number | null> {
  const input = fault && JSON.stringify(fault)
  const ended = statements
    .updateTable('register_import')
    .set({
      fault: sql<string | null>`CASE WHEN ${accepted} > 0 OR ${input}::jsonb IS NOT NULL THEN ${input}::jsonb
        ELSE ${JSON.stringify(nothingAccepted)}::jsonb END`,
      state: sql<'published' | 'failed'>`CASE WHEN ${accepted} > 0 THEN 'published'::import_state ELSE 'failed' END`,
      published_at: sql<Date | null>`CASE WHEN ${accepted} > 0 THEN now() END`,
      version: sql<number | null>`CASE WHEN ${imports.created} + ${imports.updated} > 0
        THEN (SELECT coalesce(max(${imports.version}), 0) + 1 FROM ${imports.$table}) END`,
      files_read: files?.read ?? null,
      files_passed: files?.passed ?? null,
    })
    .where('id', '=', importId)
    .where('state', '=', 'running')
    .returning(['version', 'state'])
  const [end] = await runStatement(client, ended)
  const version = end?.version ?? null
  // What has changed nothing may still say how new the data of an office are.
  if (end?.state === 'published') {
    await analyzeWhenGrown(client, importId)
    await renewOffices(client, importId, offices)
  }
  if (version === null) return null
  await renewNotices(client, importId)
  await client.query('SELECT pg_notify($1, $2)', [REGISTER_PUBLISHED, String(version)])
  return version
}

const registerTables = [
  'trademark',
  'trademark_goods',
  'trademark_party',
  'trademark_event',
  'party',
  'register_change',
  'register_import',
] as const satisfies (keyof Tables)[]

/** The share of the register that an import must have written for the statistics of the planner to be renewed at once. */
const GROWN = 1 / 10

/**
 * The planner goes by what the register was like when it was analysed last, which after a first import is not at all:
 * until PostgreSQL comes round to it, within a minute, it takes each join for one of a few rows.
 */
async function analyzeWhenGrown(client: PoolClient, importId: string): Promise<void> {
  const grown = await runStatement(
    client,
    sql`
      SELECT ${imports.id} FROM ${imports.$table}, pg_class c
      WHERE ${imports.id} = ${importId} AND c.oid = 'trademark'::regclass
        AND ${imports.created} + ${imports.updated} > c.reltuples * ${GROWN}::float8`,
  )
  if (grown.length > 0)
    await runStatement(client, sql`ANALYZE ${sql.join(registerTables.map((name) => sql.table(name)))}`)
}

/** Counts the offices of an import afresh, which also mends what a count by differences would get wrong. */
async function renewOffices(client: PoolClient, importId: string, offices: readonly string[]): Promise<void> {
  const isSeen = statements
    .selectFrom('register_change')
    .innerJoin('trademark', 'trademark.id', 'register_change.trademark_id')
    .select('trademark.office')
    .distinct()
    .where('register_change.import_id', '=', importId)
    .union(statements.selectNoFrom(sql<string>`unnest(${offices}::text[])`.as('office')))
  await runStatement(
    client,
    statements
      .insertInto('register_office')
      .columns(['office', 'marks', 'demonstration_marks', 'updated_on'])
      .expression(
        statements
          .selectFrom('trademark')
          .select((query) => [
            'office',
            query.fn.countAll<number>().as('marks'),
            query.fn.countAll<number>().filterWhere('demonstration', '=', true).as('demonstration_marks'),
            query.fn.max('source_on').as('updated_on'),
          ])
          .where('office', 'in', isSeen)
          .groupBy('office'),
      )
      .onConflict((conflict) =>
        conflict.column('office').doUpdateSet((query) => ({
          marks: query.ref('excluded.marks'),
          demonstration_marks: query.ref('excluded.demonstration_marks'),
          updated_on: query.ref('excluded.updated_on'),
        })),
      ),
  )
}
