import type { Compilable } from 'kysely'
import type pg from 'pg'

/**
 * Runs a statement that each connection parses once and caches under `name`; its text must always be the same, so lists
 * are passed by `anyOf`. For statements that run so often that parsing and planning them shows.
 */
export async function runPrepared<Row>(
  pool: Pick<pg.Pool, 'query'>,
  name: string,
  statement: Compilable<Row>,
): Promise<Row[]> {
  const { sql: text, parameters } = statement.compile()
  const { rows } = await pool.query({ name, text, values: [...parameters] })
  return rows as Row[]
}
