import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const SAMPLE_MS = 50
const NAME = 'sampler'

/** Counts the connections to a database by `application_name`, its own left out. */
export async function createConnectionSampler(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: NAME })
  await client.connect()
  const most = new Map<string, number>()

  const count = async () => {
    const { rows } = await client.query<{ name: string; count: number }>(
      `SELECT application_name AS name, count(*)::int AS count FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND application_name <> $1 GROUP BY application_name`,
      [NAME],
    )
    for (const { name, count } of rows) most.set(name, Math.max(most.get(name) ?? 0, count))
    return new Map(rows.map(({ name, count }) => [name, count]))
  }

  return {
    /** Now. */
    count,
    /** The largest of all counts. */
    most: (name: string) => most.get(name) ?? 0,
    /** Counts again and again for as long as the work takes. */
    async during<Result>(work: Promise<Result>): Promise<Result> {
      const ended = new AbortController()
      const counting = (async () => {
        while (!ended.signal.aborted) {
          await count()
          await pause(SAMPLE_MS)
        }
      })()
      try {
        return await work
      } finally {
        ended.abort()
        await counting
      }
    },
    close: () => client.end(),
  }
}
