import { join } from 'node:path'
import { checkConnections } from './check-connections.mjs'
import { dataFolder, throwAwayFolder } from './data-folder.mjs'
import { Fault } from './fault.mjs'
import { startPostgres } from './postgres.mjs'
import { startRedis } from './redis.mjs'
import { endOrphans, leaveServers, noteUse, withServers } from './server-users.mjs'

/**
 * @typedef {{
 *   dataDir: string,
 *   databaseUrl: string,
 *   migrationUrl: string | undefined,
 *   redisUrl: string | undefined,
 *   chosen: { database: string, queue: string },
 *   logs: string[],
 *   restartOnExit: (report: (line: string) => void) => void,
 *   noteProcesses: (pids: (number | undefined)[]) => void,
 *   stop: () => Promise<void>,
 * }} Services `databaseUrl` is for the processes; `migrationUrl`, where there is one, of the role that owns the tables.
 *   `logs` are of our own servers. `restartOnExit` starts these again whenever they end; `report` gets why.
 *   `noteProcesses` writes down what was started over the servers, for anyone who comes after a crash.
 */

/**
 * A database and, where there is one and it is wanted, a Redis: those that the settings name, otherwise ones of our own.
 * @param {string} root
 * @param {{ throwAway?: boolean, isKilled?: boolean, withRedis?: boolean, report?: (line: string) => void, signal?: AbortSignal }} [options]
 *   signal: gives up before all of them run, and leaves none behind
 * @returns {Promise<Services>}
 */
export async function provision(
  root,
  { throwAway = false, isKilled = false, withRedis = true, report = () => {}, signal } = {},
) {
  const dataDir = throwAway ? throwAwayFolder() : dataFolder(root, process.env['DATA_DIR'])
  const { DATABASE_URL, MIGRATION_DATABASE_URL, REDIS_URL } = process.env
  // The role of the processes may only be made by the migration.
  if (DATABASE_URL) await checkDatabase(MIGRATION_DATABASE_URL || DATABASE_URL)
  /** @returns {Promise<Services>} */
  const start = async () => {
    await endOrphans(dataDir)
    signal?.throwIfAborted()
    const postgres = DATABASE_URL
      ? undefined
      : await startPostgres(join(dataDir, 'postgres'), { throwAway, isKilled, report, signal })
    let redis
    let runtimeUrl
    try {
      signal?.throwIfAborted()
      const { makeRuntimeRole } = await import('./runtime-role.mjs')
      runtimeUrl = postgres && (await makeRuntimeRole(postgres.url, join(dataDir, 'postgres', 'runtime-password')))
      redis = REDIS_URL || !withRedis ? undefined : await startRedis(join(dataDir, 'redis'), { throwAway })
    } catch (error) {
      await postgres?.stop()
      throw error
    }
    noteUse(dataDir)
    const servers = [postgres, redis].filter((server) => server !== undefined)
    const noQueueServer = 'the same PostgreSQL (no Redis on this machine)'
    return {
      dataDir,
      databaseUrl: DATABASE_URL ?? /** @type {string} */ (runtimeUrl),
      migrationUrl: postgres?.url ?? (MIGRATION_DATABASE_URL || undefined),
      redisUrl: REDIS_URL ?? redis?.url,
      chosen: {
        database: postgres?.origin ?? 'the PostgreSQL of DATABASE_URL',
        queue: REDIS_URL ? 'the Redis of REDIS_URL' : (redis?.origin ?? noQueueServer),
      },
      logs: servers.map(({ log }) => log),
      restartOnExit(report) {
        for (const server of servers) server.restartOnExit(report)
      },
      noteProcesses: (pids) => noteUse(dataDir, pids),
      /** Stops our own servers, unless another command uses them. */
      stop: () =>
        withServers(dataDir, async () => {
          const others = leaveServers(dataDir)
          if (others.length === 0) await Promise.all(servers.map((server) => server.stop()))
          else if (servers.length > 0) {
            for (const server of servers) server.release()
            process.stderr.write(`The database stays up: process ${others.join(', ')} uses it.\n`)
          }
        }),
    }
  }
  return withServers(dataDir, start, { signal })
}

/** Refuses, in words, a database that does not answer or cannot serve a site. */
export async function checkDatabase(/** @type {string} */ url) {
  const { default: pg } = await import('pg')
  if (!URL.canParse(url))
    throw new Fault('DATABASE_URL is not a URL.', 'Write it as postgresql://user:password@host:5432/database.')
  const { hostname, port, pathname } = new URL(url)
  const server = `${hostname}:${port || 5432}`
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    const { rows } = await client.query(
      "SELECT current_setting('server_version_num')::int AS version, 'x' ~ '[[:alpha:]]' AND '华' ~ '[[:alpha:]]' AS letters",
    )
    if (rows[0].version < 150_000)
      throw new Fault(`The PostgreSQL at ${server} is too old.`, 'Markwright needs version 15 or newer.')
    if (!rows[0].letters)
      throw new Fault(
        `The database${pathname} at ${server} does not know Chinese letters: its character type is C.`,
        'Make it anew with a UTF-8 locale such as C.UTF-8.',
      )
    await checkConnections(client, server)
  } catch (error) {
    if (error instanceof Fault) throw error
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code === '28P01' || code === '28000')
      throw new Fault(`The database at ${server} refuses the user name or password.`, 'Correct DATABASE_URL.')
    if (code === '3D000')
      throw new Fault(
        `There is no database "${pathname.slice(1)}" at ${server}.`,
        `Make it (createdb ${pathname.slice(1)}), or correct DATABASE_URL.`,
      )
    throw new Fault(
      `No database answers at ${server}: ${message || code}.`,
      'Start it, or correct DATABASE_URL; without DATABASE_URL one is started for you.',
    )
  } finally {
    await client.end().catch(() => {})
  }
}
