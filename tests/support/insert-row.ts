/** Runs one statement in the database of a test. */
type Run = (statement: string, values: unknown[]) => Promise<unknown>

/** Inserts a row as the owner of the tables; arrays and objects go as the driver of PostgreSQL writes them. */
export async function insertRow(run: Run, table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row)
  const places = names.map((_, at) => `$${at + 1}`)
  await run(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${places.join(', ')})`, Object.values(row))
}
