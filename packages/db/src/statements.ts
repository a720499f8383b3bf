import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryExecutorProvider,
  type RawBuilder,
  type Selectable,
  sql,
} from 'kysely'
import type pg from 'pg'
import type { Tables } from './generated/tables.ts'

export {
  type Expression,
  expressionBuilder,
  type InferResult,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type UpdateQueryBuilder,
} from 'kysely'
export type { Tables } from './generated/tables.ts'
export type { MarkState } from './json-columns.ts'
export { anyOf } from './any-of.ts'
export { runPrepared } from './run-prepared.ts'

/** Builds statements that a client of the driver runs (`runStatement`); it has no connection of its own. */
export const statements = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** A statement of the query builder or an `sql` template. */
export type Statement<Row> = { compile(provider: QueryExecutorProvider): CompiledQuery<Row> }

/** What runs statements: a pool or a client of the driver, or a transaction of another library. */
export type StatementRunner = { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> }

/** The rows of a statement; of one without `returning`, none. */
export async function runStatement<Row>(client: StatementRunner, statement: Statement<Row>): Promise<Row[]> {
  const { sql: text, parameters } = statement.compile(statements)
  const { rows } = await client.query(text, [...parameters])
  return rows as Row[]
}

/** The text of a template whose parameters are in it as `$1`, `$2`: for statements that are built once and run often. */
export const statementText = (statement: Statement<unknown>): string => statement.compile(statements).sql

type Names<Row> = { readonly [Column in keyof Row & string]: RawBuilder<Row[Column]> }

/**
 * The names of a table for `sql` templates: `${t.office}` is the column, `${t.$table}` the table as it is behind
 * FROM. A column that the schema does not have is an error of types. With an alias columns are qualified by it.
 */
export function namesOf<Table extends keyof Tables>(
  table: Table,
  alias?: string,
): Names<Selectable<Tables[Table]>> & { readonly $table: RawBuilder<unknown> } {
  const $table = alias ? sql`${sql.table(table)} as ${sql.ref(alias)}` : sql.table(table)
  return new Proxy({} as ReturnType<typeof namesOf<Table>>, {
    get: (_, name: string) => (name === '$table' ? $table : sql.ref(alias ? `${alias}.${name}` : name)),
  })
}

/**
 * The rows of a query in parts of so many, each read when it is requested: for more rows than fit into memory. Within a
 * transaction, one cursor at a time. Its values must be literals, as a cursor takes no parameters.
 * @param asText rows are lists of what PostgreSQL has written, which spares an object for each row and value
 */
export function readByCursor<Row>(
  client: Pick<pg.ClientBase, 'query'>,
  query: Statement<Row>,
  size: number,
): AsyncGenerator<Row[]>
export function readByCursor(
  client: Pick<pg.ClientBase, 'query'>,
  query: Statement<unknown>,
  size: number,
  options: { asText: true },
): AsyncGenerator<(string | null)[][]>
export async function* readByCursor(
  client: Pick<pg.ClientBase, 'query'>,
  query: Statement<unknown>,
  size: number,
  { asText = false } = {},
): AsyncGenerator<unknown[]> {
  await client.query(`DECLARE parts NO SCROLL CURSOR FOR ${statementText(query)}`)
  const fetch = { text: `FETCH ${size} FROM parts`, ...(asText && { rowMode: 'array', types: textTypes }) }
  for (;;) {
    const { rows } = await client.query(fetch)
    yield rows
    if (rows.length < size) break
  }
  await client.query('CLOSE parts')
}

const textTypes = { getTypeParser: () => (text: string) => text }
