import { readFileSync } from 'node:fs'
import pg from 'pg'
import { nameKeysOf } from './name-keys.ts'
import { copyRows } from './row-file.ts'

/** What a search by trigrams answers. */
export type PeerPage = { total: number; markIds: number[] }

type Key = 'name_key' | 'letters_key'

const columns = ['mark_id', 'office', 'name_key', 'letters_key']

const statement = (key: Key, filters = '') => `
  SELECT mark_id, count(*) OVER ()::int AS total FROM peer_name
  WHERE ${key} % $1 ${filters} ORDER BY similarity(${key}, $1) DESC, mark_id LIMIT $2`

/**
 * PostgreSQL's pg_trgm over GIN indexes, similarity of at least 0.3, which is its default: one narrow row for each name.
 * A database of its own, because pg_trgm needs an LC_CTYPE that knows Chinese characters as letters.
 */
export async function openPeer(siteUrl: string, rowsPath: string) {
  const name = 'peer'
  await createDatabase(siteUrl, name)
  const client = new pg.Client({ connectionString: Object.assign(new URL(siteUrl), { pathname: `/${name}` }).href })
  await client.connect()
  await client.query('CREATE EXTENSION pg_trgm')
  await client.query(`CREATE UNLOGGED TABLE peer_name (
    mark_id integer, office varchar(2), name_key text, letters_key text)`)
  await copyRows(client, 'peer_name', columns, rowsPath)
  // One backend does all the work, so that its CPU time is that of the query.
  await client.query('SET max_parallel_workers_per_gather = 0')
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const pid = rows[0]!.pid

  const ask = async (name: string, text: string, values: unknown[]): Promise<PeerPage> => {
    const found = await client.query<{ mark_id: number; total: number }>({ name, text, values })
    return { total: found.rows[0]?.total ?? 0, markIds: found.rows.map(({ mark_id }) => mark_id) }
  }
  const wholeOf = (text: string) => nameKeysOf(text)?.whole ?? ''
  return {
    /** Builds the index over one of the keys and gives its size in bytes. */
    async index(key: Key): Promise<number> {
      await client.query(`CREATE INDEX peer_${key} ON peer_name USING gin (${key} gin_trgm_ops)`)
      await client.query('VACUUM ANALYZE peer_name')
      const { rows } = await client.query<{ size: string }>(`SELECT pg_relation_size('peer_${key}') AS size`)
      return Number(rows[0]!.size)
    },
    /** What the backend has run so far, in milliseconds, as the scheduler of Linux counts it. */
    cpuMs: () => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
    /** The first marks whose whole name is similar, and how many names there are. */
    searchNames: (text: string, limit: number) => ask('names', statement('name_key'), [wholeOf(text), limit]),
    /** The first marks in the order of similarity, however little of it there is; reads every name. */
    async orderNames(text: string, limit: number): Promise<number[]> {
      const { rows } = await client.query<{ mark_id: number }>(
        'SELECT mark_id FROM peer_name ORDER BY similarity(name_key, $1) DESC, mark_id LIMIT $2',
        [wholeOf(text), limit],
      )
      return rows.map(({ mark_id }) => mark_id)
    },
    searchNamesAt: (text: string, office: string, limit: number) =>
      ask('names-at', statement('name_key', 'AND office = $3'), [wholeOf(text), limit, office]),
    /** The same by letters alone. */
    searchLettersAt: (text: string, office: string, limit: number) =>
      ask('letters-at', statement('letters_key', 'AND office = $3'), [nameKeysOf(text)?.letters ?? '', limit, office]),
    async close() {
      await client.end()
      await dropDatabase(siteUrl, name)
    },
  }
}
export type Peer = Awaited<ReturnType<typeof openPeer>>

const createDatabase = (siteUrl: string, name: string) =>
  command(
    siteUrl,
    `CREATE DATABASE ${name} TEMPLATE template0 LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8' LC_CTYPE 'C.UTF-8'
     LC_COLLATE 'C'`,
  )
const dropDatabase = (siteUrl: string, name: string) => command(siteUrl, `DROP DATABASE ${name}`)

async function command(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text)
  await client.end()
}
