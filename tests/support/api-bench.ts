import { connectPool } from '../../packages/db/src/index.ts'
import { setFreeLimits } from '../../scripts/lib/free-limits.mjs'
import { startApi } from './api.ts'
import { createTestDatabase } from './database.ts'
import { buildMember } from './members.ts'
import { redisUrl } from './redis.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * The API over a database of its own, and calls to it as a browser makes them. `free`: what everybody may use in a day;
 * `changes`: of what its modules are built on.
 */
export async function createApiBench(
  environment: Record<string, string> = {},
  free: Parameters<typeof setFreeLimits>[1] = {},
  changes: Parameters<typeof startApi>[1] = {},
) {
  const database = await createTestDatabase()
  await setFreeLimits(database.url, free)
  const pool = connectPool({ url: database.url, max: 4 })
  const api = await startApi({ DATABASE_URL: database.url, REDIS_URL: redisUrl(), ...environment }, changes)

  const rows = async <Row>(statement: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query(statement, values)).rows as Row[]

  /** `as` is a token; an object as `payload` goes as JSON. Gives the envelope, if there is one, with what is round it. */
  async function call(method: Method, url: string, { as, payload, headers, language = 'cn' }: CallOptions = {}) {
    const response = await api.app.inject({
      method,
      url,
      headers: {
        'accept-language': language === 'cn' ? 'zh' : 'en',
        ...headers,
        ...(as && { authorization: `Bearer ${as}` }),
      },
      ...(payload !== undefined && { payload }),
    })
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      ...(isJson && response.json()),
      status: response.statusCode,
      headers: response.headers,
      body: response.rawPayload,
    }
  }

  return {
    api,
    pool,
    rows,
    call,
    /** A member who is signed in; `columns` are those of the table `account`. */
    member: (columns: Record<string, unknown> = {}) => buildMember(api, columns),
    async close() {
      await api.close()
      await pool.end()
      await database.drop()
    },
  }
}
export type ApiBench = Awaited<ReturnType<typeof createApiBench>>

type CallOptions = {
  as?: string
  payload?: string | Buffer | object
  headers?: Record<string, string>
  language?: 'cn' | 'en'
}

let shared: Promise<ApiBench> | undefined
/**
 * The API of this test process, for the files that need neither settings nor a register of their own: starting it costs
 * more than most of them. They share its database too, so each looks at the members and records that it made itself.
 */
export const sharedApiBench = (): Promise<ApiBench> => (shared ??= createApiBench())
