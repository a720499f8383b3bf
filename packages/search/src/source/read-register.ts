import type pg from 'pg'
import { parseIndexedColumns, type MarkRow } from './mark-row.ts'

const FETCH_ROWS = 5000

/** Every value as Postgres writes it: a million dates and lists become numbers without an object for each. */
const asText = { getTypeParser: () => (text: string) => text }

/**
 * Marks as of the last published import: one that a running import has created is left out, and one that it has
 * changed is read as it was before.
 */
const MARKS = `
  SELECT t.id, t.office, t.mark_text, t.mark_text_other, t.classes, t.vienna_codes, t.status, t.applied_on,
    t.published_on, t.registered_on, t.registration_published_on, t.priority_on, t.expires_on, tp.party_id, u.before
  FROM trademark t
  LEFT JOIN trademark_party tp ON tp.trademark_id = t.id AND tp.role = 'applicant' AND tp.position = 0
  LEFT JOIN (
    SELECT DISTINCT ON (c.trademark_id) c.trademark_id, c.before FROM register_change c
    JOIN register_import i ON i.id = c.import_id WHERE i.state = 'running' ORDER BY c.trademark_id, i.created_at
  ) u ON u.trademark_id = t.id
  WHERE (u.trademark_id IS NULL OR u.before IS NOT NULL)`

/** A state of the register: the number of the last published import and its id, null before the first. */
export type RegisterVersion = { version: number; importId: string | null }

export async function readVersion(client: pg.ClientBase): Promise<RegisterVersion> {
  const { rows } = await client.query<{ version: number; id: string }>(
    'SELECT version, id FROM register_import WHERE version IS NOT NULL ORDER BY version DESC LIMIT 1',
  )
  return { version: rows[0]?.version ?? 0, importId: rows[0]?.id ?? null }
}

/** Whether this database has published that import under that number, and still knows what later imports have changed. */
export async function hasPublished(client: pg.ClientBase, { version, importId }: RegisterVersion): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM register_import WHERE version = $1 AND id = $2
       AND NOT EXISTS (SELECT FROM register_import WHERE version > $1 AND changes_deleted_at IS NOT NULL)`,
    [version, importId],
  )
  return rowCount === 1
}

/**
 * Reads every mark; `take` is told how many records there are, `progress` the share that has been read, 0 to 1. All of it
 * is of one moment.
 */
export async function readRegister(
  client: pg.ClientBase,
  take: (row: MarkRow) => void,
  progress: (share: number) => void,
): Promise<RegisterVersion> {
  return atOneMoment(client, async () => {
    const version = await readVersion(client)
    const { rows } = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM trademark')
    const total = rows[0]!.n
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
    const changes = `SELECT DISTINCT c.trademark_id FROM register_change c
      JOIN register_import i ON i.id = c.import_id WHERE i.version > ${since}`
    const { rows } = await client.query<[string]>({ text: changes, rowMode: 'array', types: asText })
    await readMarks(client, `${MARKS} AND t.id IN (${changes})`, take)
    return { ...version, changed: Int32Array.from(rows, ([id]) => Number(id)) }
  })
}

/** How many marks imports after `since` have written; a mark counts once for each import. */
export async function countChanges(client: pg.ClientBase, since: number): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    'SELECT coalesce(sum(created + updated), 0)::int AS n FROM register_import WHERE version > $1',
    [since],
  )
  return rows[0]!.n
}

async function atOneMoment<Result>(client: pg.ClientBase, read: () => Promise<Result>): Promise<Result> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY')
  try {
    return await read()
  } finally {
    await client.query('ROLLBACK')
  }
}

async function readMarks(client: pg.ClientBase, query: string, take: (row: MarkRow) => void): Promise<void> {
  await client.query(`DECLARE marks NO SCROLL CURSOR FOR ${query}`)
  const fetch = { text: `FETCH ${FETCH_ROWS} FROM marks`, rowMode: 'array', types: asText } as const
  for (;;) {
    const { rows } = await client.query<(string | null)[]>(fetch)
    for (const row of rows) take(readMark(row))
    if (rows.length < FETCH_ROWS) break
  }
  await client.query('CLOSE marks')
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
