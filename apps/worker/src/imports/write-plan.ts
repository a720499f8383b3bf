import type { PoolClient } from 'pg'
import type { BatchPlan } from './batch-plan.ts'
import { INDEXED_COLUMNS } from './indexed-columns.ts'
import { eventRows, goodsRows, markRow, type MarkRows } from './register-rows.ts'

type Columns = Record<string, string>

/** Columns of `trademark` with the types in which a JSON row brings them; the hash comes in hexadecimal. */
const markColumns = {
  public_id: 'text',
  office: 'varchar',
  application_number: 'text',
  registration_number: 'text',
  international_number: 'text',
  application_number_key: 'text',
  registration_number_keys: 'text[]',
  mark_text: 'text',
  mark_text_other: 'text',
  mark_kind: 'mark_kind',
  classes: 'smallint[]',
  similar_groups: 'text[]',
  vienna_codes: 'text[]',
  status: 'smallint',
  office_status: 'text',
  status_on: 'date',
  applied_on: 'date',
  published_on: 'date',
  published_issue: 'text',
  registered_on: 'date',
  registration_published_on: 'date',
  registration_issue: 'text',
  priority_on: 'date',
  international_on: 'date',
  designated_on: 'date',
  expires_on: 'date',
  jointly_owned: 'boolean',
  demonstration: 'boolean',
  image_key: 'text',
  details: 'jsonb',
  content_hash: 'text',
  source_on: 'date',
} satisfies Record<keyof ReturnType<typeof markRow>, string>

const goodsColumns = { trademark_id: 'int', class_no: 'smallint', similar_group: 'text', text: 'text', text_en: 'text' }
const eventColumns = {
  trademark_id: 'int',
  happened_on: 'date',
  code: 'text',
  text: 'text',
  text_en: 'text',
  issue: 'text',
}
const roleColumns = { trademark_id: 'int', party_id: 'int', role: 'party_role', position: 'smallint' }

const names = (columns: Columns) => Object.keys(columns).join(', ')
const typed = (columns: Columns) =>
  Object.entries(columns)
    .map((column) => column.join(' '))
    .join(', ')
const valueOf = (column: string) => (column === 'content_hash' ? `decode(x.${column}, 'hex')` : `x.${column}`)
const settable = Object.keys(markColumns).filter((column) => column !== 'public_id' && column !== 'image_key')

const insert = (table: string, columns: Columns, parameter: string) => `
  INSERT INTO ${table} (${names(columns)})
  SELECT ${Object.keys(columns).map(valueOf).join(', ')} FROM json_to_recordset(${parameter}::json) AS x(${typed(columns)})`

/** All that is new in one statement: the database works on it at a stretch while the next batch is read. */
const INSERT_ALL = `
WITH marks AS (${insert('trademark', { id: 'int', ...markColumns }, '$2')} RETURNING id),
changes AS (INSERT INTO register_change (import_id, trademark_id) SELECT $1, id FROM marks),
goods AS (${insert('trademark_goods', goodsColumns, '$3')}),
events AS (${insert('trademark_event', eventColumns, '$4')})
${insert('trademark_party', roleColumns, '$5')}`

// It is the state before the update that is stored; of several changes in one import, that before the first.
const KEEP_BEFORE = `
INSERT INTO register_change (import_id, trademark_id, before)
SELECT $1, t.id, ${INDEXED_COLUMNS} FROM trademark t WHERE t.id = ANY($2) ON CONFLICT DO NOTHING`

// An image that was loaded by other means stays.
const UPDATE_MARKS = `
UPDATE trademark t SET ${settable.map((column) => `${column} = ${valueOf(column)}`).join(', ')},
  image_key = coalesce(x.image_key, t.image_key), updated_at = now()
FROM json_to_recordset($1::json) AS x(id int, ${typed(markColumns)}) WHERE t.id = x.id`

type Resolved = {
  imageKeyOf: (rows: MarkRows) => string | null
  rolesOf: (rows: MarkRows) => { party_id: number; role: string; position: number }[]
}

/** Writes what a batch changes. A new mark that another import has made meanwhile breaks the uniqueness of its id. */
export async function writePlan(
  client: PoolClient,
  importId: string,
  plan: BatchPlan,
  { imageKeyOf, rolesOf }: Resolved,
) {
  const rowOf = (rows: MarkRows) => markRow(rows, imageKeyOf(rows))

  if (plan.updates.length > 0) {
    const updated = plan.updates.map(({ id }) => id)
    await client.query(KEEP_BEFORE, [importId, updated])
    await client.query(UPDATE_MARKS, [JSON.stringify(plan.updates.map(({ id, rows }) => ({ id, ...rowOf(rows) })))])
    for (const table of ['trademark_goods', 'trademark_event', 'trademark_party'])
      await client.query(`DELETE FROM ${table} WHERE trademark_id = ANY($1)`, [updated])
  }
  if (plan.creates.length + plan.updates.length > 0) {
    const created = await newIds(client, plan.creates)
    const parts = (partsOf: (rows: MarkRows) => object[]) =>
      JSON.stringify(
        [...created, ...plan.updates].flatMap(({ id, rows }) =>
          partsOf(rows).map((part) => ({ trademark_id: id, ...part })),
        ),
      )
    await client.query(INSERT_ALL, [
      importId,
      JSON.stringify(created.map(({ id, rows }) => ({ id, ...rowOf(rows) }))),
      parts(({ record }) => goodsRows(record)),
      parts(({ record }) => eventRows(record)),
      parts(rolesOf),
    ])
  }
  if (plan.confirmed.length > 0)
    await client.query(
      `UPDATE trademark t SET source_on = x."sourceOn"
       FROM json_to_recordset($1::json) AS x(id int, "sourceOn" date) WHERE t.id = x.id`,
      [JSON.stringify(plan.confirmed)],
    )
  if (plan.rejects.length > 0)
    await client.query(
      `INSERT INTO register_reject (import_id, ordinal, line, number, reason, excerpt)
       SELECT $1, x.* FROM json_to_recordset($2::json)
         AS x(ordinal int, line int, number text, reason jsonb, excerpt text)`,
      [importId, JSON.stringify(plan.rejects)],
    )
}

/** New marks with ids taken in advance, in one order everywhere so that two imports do not wait for each other. */
async function newIds(client: PoolClient, creates: readonly MarkRows[]) {
  const { rows: taken } = await client.query<{ id: number }>(
    `SELECT nextval(pg_get_serial_sequence('trademark', 'id'))::int AS id FROM generate_series(1, $1)`,
    [creates.length],
  )
  return creates
    .toSorted((a, b) => (a.publicId < b.publicId ? -1 : 1))
    .map((rows, index) => ({ id: taken[index]!.id, rows }))
}
