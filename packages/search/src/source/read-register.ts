import { namesOf, readByCursor, runStatement, sql, statements } from '@markwright/db/statements'
import type pg from 'pg'
import { parseIndexedColumns, type MarkRow } from './mark-row.ts'

const FETCH_ROWS = 5000
const COUNT = sql<number>`count(*)::int`.as('n')
const imports = namesOf('register_import')

/** What running imports have changed or created, each record as the first of them has found it. */
const underway = statements
  .selectFrom('register_change')
  .innerJoin('register_import', 'register_import.id', 'register_change.import_id')
  .distinctOn('trademark_id')
  .select(['trademark_id', 'before'])
  .where('register_import.state', '=', sql.lit('running'))
  .orderBy('trademark_id')
  .orderBy('register_import.created_at')

/**
 * Marks as of the last published import: one that a running import has created is left out, and one that it has
 * changed is read as it was before.
 */
const MARKS = statements
  .selectFrom('trademark as t')
  .leftJoin('trademark_party as tp', (join) =>
    join
      .onRef('tp.trademark_id', '=', 't.id')
      .on('tp.role', '=', sql.lit('applicant'))
      .on('tp.position', '=', sql.lit(0)),
  )
  .leftJoin(underway.as('u'), 'u.trademark_id', 't.id')
  // In the order in which `readMark` takes them.
  .select(['t.id', 't.office', 't.mark_text', 't.mark_text_other', 't.classes', 't.vienna_codes', 't.status'])
  .select(['t.applied_on', 't.published_on', 't.registered_on', 't.registration_published_on', 't.priority_on'])
  .select(['t.expires_on', 'tp.party_id', 'u.before'])
  .where((query) => query.or([query('u.trademark_id', 'is', null), query('u.before', 'is not', null)]))

/** A state of the register: the number of the last published import and its id, null before the first. */
export type RegisterVersion = { version: number; importId: string | null }

export async function readVersion(client: pg.ClientBase): Promise<RegisterVersion> {
  const [last] = await runStatement(
    client,
    statements
      .selectFrom('register_import')
      .select('id')
      .select((query) => query.ref('version').$notNull().as('version'))
      .where('version', 'is not', null)
      .orderBy('version', 'desc')
      .limit(1),
  )
  return { version: last?.version ?? 0, importId: last?.id ?? null }
}

/** Whether this database has published that import under that number, and still knows what later imports have changed. */
export async function hasPublished(client: pg.ClientBase, { version, importId }: RegisterVersion): Promise<boolean> {
  const isForgotten = statements
    .selectFrom('register_import')
    .select('id')
    .where('version', '>', version)
    .where('changes_deleted_at', 'is not', null)
  const found = statements
    .selectFrom('register_import')
    .select('id')
    .where('version', '=', version)
    .where('id', '=', importId)
    .where((query) => query.not(query.exists(isForgotten)))
  return (await runStatement(client, found)).length === 1
}

/**
 * Reads every mark; `take` gets how many records there are, `progress` the share that has been read, 0 to 1. All of it
 * is of one moment.
 */
export async function readRegister(
  client: pg.ClientBase,
  take: (row: MarkRow) => void,
  progress: (share: number) => void,
): Promise<RegisterVersion> {
  return atOneMoment(client, async () => {
    const version = await readVersion(client)
    const [all] = await runStatement(client, statements.selectFrom('trademark').select(COUNT))
    const total = all!.n
    let count = 0
    await readMarks(client, MARKS, (row) => {
      take(row)
      if (++count % FETCH_ROWS === 0) progress(Math.min(1, count / total))
    })
    return version
  })
}

/** The marks that imports after `since` have written, and those of them that are to be searched. */
export async function readChanges(
  client: pg.ClientBase,
  since: number,
  take: (row: MarkRow) => void,
): Promise<RegisterVersion & { changed: Int32Array }> {
  return atOneMoment(client, async () => {
    const version = await readVersion(client)
    const changes = statements
      .selectFrom('register_change')
      .innerJoin('register_import', 'register_import.id', 'register_change.import_id')
      .select('trademark_id')
      .distinct()
      .where('register_import.version', '>', sql.lit(since))
    const rows = await runStatement(client, changes)
    const changed = Int32Array.from(rows, ({ trademark_id: id }) => id)
    // By their ids and not by a subquery, which a planner without statistics runs for each mark. A cursor takes no
    // parameters.
    const ids = sql<number>`any(${sql.lit(`{${changed.join()}}`)}::int[])`
    await readMarks(client, MARKS.where('t.id', '=', ids), take)
    return { ...version, changed }
  })
}

/** How many marks imports after `since` have written; a mark counts once for each import. */
export async function countChanges(client: pg.ClientBase, since: number): Promise<number> {
  const written = sql<number>`coalesce(sum(${imports.created} + ${imports.updated}), 0)::int`.as('n')
  const [counted] = await runStatement(
    client,
    statements.selectFrom('register_import').select(written).where('version', '>', since),
  )
  return counted!.n
}

async function atOneMoment<Result>(client: pg.ClientBase, read: () => Promise<Result>): Promise<Result> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY')
  try {
    return await read()
  } finally {
    await client.query('ROLLBACK')
  }
}

/** A million dates and lists become numbers without an object for each. */
async function readMarks(client: pg.ClientBase, query: typeof MARKS, take: (row: MarkRow) => void): Promise<void> {
  for await (const rows of readByCursor(client, query, FETCH_ROWS, { asText: true }))
    for (const row of rows) take(readMark(row))
}

function readMark(columns: readonly (string | null)[]): MarkRow {
  const before = columns[14]
  if (before) return parseIndexedColumns(JSON.parse(before))
  const [id, office, text, textOther, classes, viennaCodes, status, appliedOn, publishedOn, registeredOn] = columns
  return {
    id: Number(id),
    office: office!,
    text: text!,
    textOther: textOther!,
    classes: items(classes!).map(Number),
    viennaCodes: items(viennaCodes!),
    status: Number(status),
    appliedOn: appliedOn!,
    publishedOn: publishedOn!,
    registeredOn: registeredOn!,
    registrationPublishedOn: columns[10]!,
    priorityOn: columns[11]!,
    expiresOn: columns[12]!,
    applicantId: columns[13] ? Number(columns[13]) : null,
  }
}

/** Of a list of numbers or codes as Postgres writes it; neither is ever quoted. */
const items = (list: string) => (list.length > 2 ? list.slice(1, -1).split(',') : [])
