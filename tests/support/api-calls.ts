import type { Pool } from 'pg'
import type { startApi } from './api.ts'
import { buildMember } from './members.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type CallOptions = {
  as?: string
  payload?: string | Buffer | object
  headers?: Record<string, string>
  language?: 'cn' | 'en'
}

/** Calls to an API as a browser makes them, and statements on its database. */
export function createApiCalls(api: Awaited<ReturnType<typeof startApi>>, pool: Pool) {
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
  }
}
export type ApiCalls = ReturnType<typeof createApiCalls>
