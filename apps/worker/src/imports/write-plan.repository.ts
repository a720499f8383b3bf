import { anyOf, namesOf, runStatement, sql, statements, statementText, type Tables } from '@markwright/db/statements'
import type { PoolClient } from 'pg'
import type { BatchPlan } from './batch-plan.ts'
import { INDEXED_COLUMNS } from './indexed-columns.repository.ts'
import { eventRows, goodsRows, markRow, type MarkRows } from './register-rows.ts'

type Columns = Record<string, string>
/** Columns of a table with their types in the database. */
type ColumnsOf<Table extends keyof Tables> = { [Column in keyof Tables[Table]]?: string }

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
} satisfies Record<keyof ReturnType<typeof markRow>, string> & ColumnsOf<'trademark'>

const goodsColumns = {
  trademark_id: 'int',
  class_no: 'smallint',
  similar_group: 'text',
  text: 'text',
  text_en: 'text',
} satisfies ColumnsOf<'trademark_goods'>
const eventColumns = {
  trademark_id: 'int',
  happened_on: 'date',
  code: 'text',
  text: 'text',
  text_en: 'text',
  issue: 'text',
} satisfies ColumnsOf<'trademark_event'>
const roleColumns = {
  trademark_id: 'int',
  party_id: 'int',
  role: 'party_role',
  position: 'smallint',
} satisfies ColumnsOf<'trademark_party'>

const typed = (columns: Columns) =>
  sql.raw(
    Object.entries(columns)
      .map((column) => column.join(' '))
      .join(', '),
  )
const valueOf = (column: string) =>
  column === 'content_hash' ? sql`decode(${sql.ref(`x.${column}`)}, 'hex')` : sql.ref(`x.${column}`)
const settable = Object.keys(markColumns).filter((column) => column !== 'public_id' && column !== 'image_key')

/** A column that the table does not have is refused by `ColumnsOf`. */
const insert = <Table extends keyof Tables>(
  table: Table,
  columns: ColumnsOf<Table> & Columns,
  parameter: string,
) => sql`
  INSERT INTO ${sql.table(table)} (${sql.join(Object.keys(columns).map((column) => sql.ref(column)))})
  SELECT ${sql.join(Object.keys(columns).map(valueOf))}
  FROM json_to_recordset(${sql.raw(parameter)}::json) AS x(${typed(columns)})`

const change = namesOf('register_change')
const mark = namesOf('trademark')
const t = namesOf('trademark', 't')
const reject = namesOf('register_reject')

// Texts that are made once and run with every batch.
/** All that is new in one statement: the database works on it at a stretch while the next batch is read. */
const INSERT_ALL = statementText(sql`
WITH marks AS (${insert('trademark', { id: 'int', ...markColumns }, '$2')} RETURNING ${mark.id}),
changes AS (INSERT INTO ${change.$table} (${change.import_id}, ${change.trademark_id}) SELECT $1, id FROM marks),
goods AS (${insert('trademark_goods', goodsColumns, '$3')}),
events AS (${insert('trademark_event', eventColumns, '$4')})
${insert('trademark_party', roleColumns, '$5')}`)

// It is the state before the update that is stored; of several changes in one import, that before the first.
const SAVE_BEFORE = statementText(sql`
INSERT INTO ${change.$table} (${change.import_id}, ${change.trademark_id}, ${change.before})
SELECT $1, ${t.id}, ${INDEXED_COLUMNS} FROM ${t.$table} WHERE ${t.id} = ANY($2) ON CONFLICT DO NOTHING`)

// An image that was loaded by other means stays.
const UPDATE_MARKS = statementText(sql`
UPDATE ${t.$table} SET ${sql.join(settable.map((column) => sql`${sql.ref(column)} = ${valueOf(column)}`))},
  ${mark.image_key} = coalesce(x.image_key, ${t.image_key}), ${mark.updated_at} = now()
FROM json_to_recordset($1::json) AS x(id int, ${typed(markColumns)}) WHERE ${t.id} = x.id`)

const CONFIRM = statementText(sql`
UPDATE ${t.$table} SET ${mark.source_on} = x."sourceOn"
FROM json_to_recordset($1::json) AS x(id int, "sourceOn" date) WHERE ${t.id} = x.id`)

const REJECT = statementText(sql`
INSERT INTO ${reject.$table} (${reject.import_id}, ${reject.ordinal}, ${reject.line}, ${reject.number}, ${reject.reason},
  ${reject.excerpt})
SELECT $1, x.* FROM json_to_recordset($2::json) AS x(ordinal int, line int, number text, reason jsonb, excerpt text)`)

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
    await client.query(SAVE_BEFORE, [importId, updated])
    await client.query(UPDATE_MARKS, [JSON.stringify(plan.updates.map(({ id, rows }) => ({ id, ...rowOf(rows) })))])
    for (const table of ['trademark_goods', 'trademark_event', 'trademark_party'] as const)
      await runStatement(client, statements.deleteFrom(table).where('trademark_id', '=', anyOf(updated)))
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
  if (plan.confirmed.length > 0) await client.query(CONFIRM, [JSON.stringify(plan.confirmed)])
  if (plan.rejects.length > 0) await client.query(REJECT, [importId, JSON.stringify(plan.rejects)])
}

/** New marks with ids reserved in advance, in one order everywhere so that two imports do not wait for each other. */
async function newIds(client: PoolClient, creates: readonly MarkRows[]) {
  const reserved = await runStatement(
    client,
    sql<{ id: number }>`
      SELECT nextval(pg_get_serial_sequence('trademark', 'id'))::int AS id FROM generate_series(1, ${creates.length}::int)`,
  )
  return creates
    .toSorted((a, b) => (a.publicId < b.publicId ? -1 : 1))
    .map((rows, index) => ({ id: reserved[index]!.id, rows }))
}
