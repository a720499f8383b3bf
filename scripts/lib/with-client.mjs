import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const WAIT_MS = 60_000
const RETRY_MS = 200
/** PostgreSQL starts or stops, has no connection left, or does not listen yet. */
const TEMPORARY = new Set(['57P01', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET'])

/**
 * Runs `work` with a connection of its own to a database, which is waited for while its server starts.
 * @template Result
 * @param {string} url
 * @param {(client: pg.Client) => Promise<Result>} work
 */
export async function withClient(url, work) {
  const client = await connect(url)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function connect(/** @type {string} */ url) {
  const deadline = Date.now() + WAIT_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error)
      if (!TEMPORARY.has(code) || Date.now() > deadline) throw error
      await pause(RETRY_MS)
    }
  }
}
