import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool, PoolClient } from 'pg'
import { locks } from '../locks.ts'
import { importFaults } from './import-faults.ts'
import { holdLease, type ImportFault, type ImportRun } from './import-record.ts'
import { renewNotices } from './renew-notices.ts'

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

const ACCEPTED = '(created + updated + unchanged + outdated)'
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
    const { rows: leftBehind } = await client.query<{ id: string }>(
      `SELECT i.id FROM register_import i JOIN job j ON j.id = i.job_id
       WHERE i.state = 'running' AND j.state IN ('failed', 'cancelled') ORDER BY i.created_at`,
    )
    for (const { id } of leftBehind) await end(client, id, stopped, [], null)
    return end(client, run.importId, fault, [...offices], files)
  })
}

async function end(
  client: PoolClient,
  importId: string,
  fault: ImportFault | null,
  offices: readonly string[],
  files: ImportFiles | null,
): Promise<number | null> {
  const { rows } = await client.query<{ version: number | null; state: string }>(
    `UPDATE register_import i SET fault = CASE WHEN ${ACCEPTED} > 0 OR $2::jsonb IS NOT NULL THEN $2 ELSE $3::jsonb END,
       state = CASE WHEN ${ACCEPTED} > 0 THEN 'published'::import_state ELSE 'failed' END,
       published_at = CASE WHEN ${ACCEPTED} > 0 THEN now() END,
       version = CASE WHEN created + updated > 0 THEN (SELECT coalesce(max(version), 0) + 1 FROM register_import) END,
       files_read = $4, files_passed = $5
     WHERE id = $1 AND state = 'running' RETURNING version, state`,
    [
      importId,
      fault && JSON.stringify(fault),
      JSON.stringify(nothingAccepted),
      files?.read ?? null,
      files?.passed ?? null,
    ],
  )
  const version = rows[0]?.version ?? null
  // What has changed nothing may still say how new the data of an office are.
  if (rows[0]?.state === 'published') await renewOffices(client, importId, offices)
  if (version === null) return null
  await analyzeWhenGrown(client, importId)
  await renewNotices(client, importId)
  await client.query('SELECT pg_notify($1, $2)', [REGISTER_PUBLISHED, String(version)])
  return version
}

const REGISTER_TABLES =
  'trademark, trademark_goods, trademark_party, trademark_event, party, register_change, register_import'

/** The share of the register that an import must have written for the planner to be told of it at once. */
const GROWN = 1 / 10

/**
 * The planner goes by what the register was like when it was analysed last, which after a first import is not at all:
 * until PostgreSQL comes round to it, within a minute, it takes each join for one of a few rows.
 */
async function analyzeWhenGrown(client: PoolClient, importId: string): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT FROM register_import i, pg_class c
     WHERE i.id = $1 AND c.oid = 'trademark'::regclass AND i.created + i.updated > c.reltuples * $2::float8`,
    [importId, GROWN],
  )
  if (rowCount) await client.query(`ANALYZE ${REGISTER_TABLES}`)
}

/** Counts the offices of an import afresh, which also mends what a count by differences would get wrong. */
async function renewOffices(client: PoolClient, importId: string, offices: readonly string[]): Promise<void> {
  await client.query(
    `INSERT INTO register_office (office, marks, demonstration_marks, updated_on)
     SELECT office, count(*), count(*) FILTER (WHERE demonstration), max(source_on) FROM trademark
     WHERE office IN (SELECT DISTINCT t.office FROM register_change c JOIN trademark t ON t.id = c.trademark_id WHERE c.import_id = $1
       UNION SELECT unnest($2::text[]))
     GROUP BY office
     ON CONFLICT (office) DO UPDATE SET marks = excluded.marks, demonstration_marks = excluded.demonstration_marks,
       updated_on = excluded.updated_on`,
    [importId, offices],
  )
}
