import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { connectPool } from '@markwright/db'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { closeConnectionsTo } from './connections.ts'

/**
 * A database of its own for a test file, with every migration applied, and a pool of `max` connections to it. The database
 * exists from the first `beforeAll` on and is dropped after the last test.
 */
export function fileDatabase({ max = 10 }: { max?: number } = {}) {
  const { url, create, drop } = newDatabase()
  const pool = connectPool({ url, max })
  beforeAll(create)
  afterAll(async () => {
    await pool.end()
    await drop()
  })
  return { url, pool }
}

/** A database with every migration applied, which the test drops. */
export async function createTestDatabase() {
  const { url, create, drop } = newDatabase()
  await create()
  return { url, drop }
}

function newDatabase() {
  const template = new URL(inject('databaseUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = Object.assign(new URL(template), { pathname: `/${name}` }).href
  const onServer = async (work: (client: pg.Client) => Promise<unknown>) => {
    const client = new pg.Client({ connectionString: Object.assign(new URL(template), { pathname: '/postgres' }).href })
    await client.connect()
    await work(client).finally(() => client.end())
  }
  return {
    url,
    create: () => onServer((client) => client.query(`CREATE DATABASE ${name} TEMPLATE markwright`)),
    drop: async () => {
      await closeConnectionsTo(url)
      await onServer(async (client) => {
        await connectionsClosed(client, name)
        await client.query(`DROP DATABASE ${name} WITH (FORCE)`)
      })
    },
  }
}

/** A pool has ended before its connections are closed, and throws the error of one that is cut off meanwhile. */
async function connectionsClosed(client: pg.Client, name: string) {
  for (let tries = 0; tries < 100; tries++) {
    const { rowCount } = await client.query('SELECT FROM pg_stat_activity WHERE datname = $1', [name])
    if (rowCount === 0) return
    await pause(50)
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a migrated, empty database that serves as a template. */
    databaseUrl: string
    redisUrl: string | null
  }
}
