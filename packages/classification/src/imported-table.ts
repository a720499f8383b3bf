import { type Expression, runStatement, sql, statements } from '@markwright/db/statements'
import type { Pool } from 'pg'

export type TableKind = 'nice' | 'vienna'
export type Imported<Table> = { importId: string; importedAt: Date; table: Table }

/** The import whose table is shown. */
const currentImport = (kind: TableKind) =>
  statements
    .selectFrom('classification_import')
    .select(['id as importId', 'edition'])
    .select((query) => query.ref('published_at').$notNull().as('importedAt'))
    .where('kind', '=', kind)
    .where('is_current', '=', true)
    .orderBy('published_at', 'desc')
    .limit(1)

/** Id of the import whose table is shown; null where none is. */
export async function findCurrentImport(pool: Pool, kind: TableKind): Promise<string | null> {
  const [current] = await runStatement(pool, currentImport(kind))
  return current?.importId ?? null
}

/**
 * The import whose table is shown, with the rows of `parts` in lists under their names; null where there is none. It is
 * one statement, so that an import that ends meanwhile is read whole or not at all.
 */
export async function readImported<Parts extends Record<string, Expression<unknown>>>(
  pool: Pool,
  kind: TableKind,
  parts: Parts,
) {
  const columns = Object.entries(parts).map(
    ([name, rows]) => sql`(SELECT coalesce(json_agg(r), '[]') FROM ${rows} r) AS ${sql.ref(name)}`,
  )
  const [found] = await runStatement(
    pool,
    sql<{ importId: string; edition: string | null; importedAt: Date } & RowsOf<Parts>>`
      SELECT i.*, ${sql.join(columns)} FROM ${currentImport(kind)} i`,
  )
  return found ?? null
}
type RowsOf<Parts> = { [Part in keyof Parts]: Parts[Part] extends Expression<infer Row> ? Row[] : never }
