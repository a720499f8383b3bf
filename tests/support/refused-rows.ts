import type { Pool } from 'pg'

/**
 * Does `work` while the table takes no row that `matching` holds for (SQL over NEW): whatever is committed then is what
 * would be left of a process that died before it wrote the row.
 */
export async function withRefusedRows<Result>(
  pool: Pool,
  { table, matching }: { table: string; matching: string },
  work: () => Promise<Result>,
): Promise<Result> {
  await pool.query(
    `CREATE FUNCTION refuse_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused by a test'; END $$`,
  )
  await pool.query(
    `CREATE TRIGGER refuse_row BEFORE INSERT ON ${table} FOR EACH ROW WHEN (${matching}) EXECUTE FUNCTION refuse_row()`,
  )
  try {
    return await work()
  } finally {
    await pool.query('DROP FUNCTION refuse_row() CASCADE')
  }
}
