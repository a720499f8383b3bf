import pg from 'pg'

const pools = new Map<string, pg.Pool>()

/** Connections to a database that the statements of a test share: to open one takes fifty times as long as to ask. */
export function connectionsTo(databaseUrl: string): pg.Pool {
  const open = pools.get(databaseUrl)
  if (open) return open
  const pool = new pg.Pool({ connectionString: databaseUrl, allowExitOnIdle: true })
  // A server that stops ends them, which a test that needs one notices by itself.
  pool.on('error', () => {})
  pools.set(databaseUrl, pool)
  return pool
}

/** Closes what `connectionsTo` has opened, before the database is deleted. */
export async function closeConnectionsTo(databaseUrl: string): Promise<void> {
  const pool = pools.get(databaseUrl)
  pools.delete(databaseUrl)
  await pool?.end()
}
