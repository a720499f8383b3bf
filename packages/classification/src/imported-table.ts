import type { Pool } from 'pg'

export type TableKind = 'nice' | 'vienna'
export type Imported<Table> = { importId: string; importedAt: Date; table: Table }

type CurrentImport = { importId: string; edition: string | null; importedAt: Date }

/** The import whose table is shown; the kind is the first parameter. */
const CURRENT_IMPORT = `SELECT id AS "importId", edition, published_at AS "importedAt"
  FROM classification_import WHERE kind = $1 AND is_current ORDER BY published_at DESC LIMIT 1`

/** Id of the import whose table is shown; null where none is. */
export async function findCurrentImport(pool: Pool, kind: TableKind): Promise<string | null> {
  const { rows } = await pool.query<CurrentImport>(CURRENT_IMPORT, [kind])
  return rows[0]?.importId ?? null
}

/**
 * The import whose table is shown, with the rows of each of `selects` under its name; null where there is none. It is
 * one statement, so that an import that ends meanwhile is read whole or not at all.
 */
export async function readImported<Parts extends Record<string, unknown[]>>(
  pool: Pool,
  kind: TableKind,
  selects: { [Part in keyof Parts & string]: string },
): Promise<(CurrentImport & Parts) | null> {
  const parts = Object.entries<string>(selects).map(
    ([name, select]) => `(SELECT coalesce(json_agg(r), '[]') FROM (${select}) r) AS ${name}`,
  )
  const { rows } = await pool.query<CurrentImport & Parts>(
    `SELECT i.*, ${parts.join(', ')} FROM (${CURRENT_IMPORT}) i`,
    [kind],
  )
  return rows[0] ?? null
}
