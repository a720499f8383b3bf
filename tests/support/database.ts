import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** A database of its own for a test file, with every migration applied. */
export async function createTestDatabase() {
  const template = new URL(inject('databaseUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = Object.assign(new URL(template), { pathname: `/${name}` }).href
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: Object.assign(new URL(template), { pathname: '/postgres' }).href })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await onServer(`CREATE DATABASE ${name} TEMPLATE markwright`)
  return { url, drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`) }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a migrated, empty database that serves as a template. */
    databaseUrl: string
    redisUrl: string | null
  }
}
