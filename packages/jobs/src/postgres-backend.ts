import { QUEUE_POOL_MAX } from '@markwright/db/connection-budget'
import { PostgresConnection, PostgresQueueBackend, runMigrations, type BackendFactory } from 'bullmq'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const RETRY_MS = 1000

/** The pool and the `LISTEN` connection of all queues and workers of a process; only the one who opened it closes it. */
class SharedConnection extends PostgresConnection {
  #prepared: pg.Client | undefined

  /** Every worker listens by it, and the driver accepts one statement at a time. */
  override async getListenClient() {
    const client = (await super.getListenClient()) as pg.Client
    if (this.#prepared !== client) {
      this.#prepared = client
      client.setMaxListeners(0)
      const query = client.query.bind(client) as (text: string, values?: unknown[]) => Promise<unknown>
      let last: Promise<unknown> = Promise.resolve()
      const queryInOrder: typeof query = (...statement) =>
        (last = last.then(
          () => query(...statement),
          () => query(...statement),
        ))
      client.query = queryInOrder as typeof client.query
    }
    return client
  }

  /** BullMQ names the connection after a worker, of which there are many here. */
  override async setListenClientName() {
    await this.getListenClient()
  }

  /** Called for each queue and worker. */
  override async close() {}

  closeShared() {
    return super.close()
  }
}

/**
 * What BullMQ needs to store queues in PostgreSQL: `QUEUE_POOL_MAX` connections for all of them, and one more from the
 * first worker on. Tables are made where the role may do so. Resolves once the database answers.
 */
export async function connectPostgresBackend(databaseUrl: string, onError: (error: Error) => void) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  // A role that may not change tables finds those that the migration has made.
  const { rows } = await client.query("SELECT has_database_privilege(current_database(), 'CREATE') AS may")
  await (rows[0].may ? runMigrations(client) : Promise.resolve()).finally(() => client.end())

  const connection = await openReady(databaseUrl, onError)
  const factory: BackendFactory = (name, options, { withBlockingConnection } = {}) =>
    new PostgresQueueBackend(connection, name, options as never, true, withBlockingConnection ? name : undefined)
  return { factory, connection: connection.pool, close: () => connection.closeShared() }
}

/** A connection that was refused at its first greeting stays useless; another one takes its place. */
async function openReady(databaseUrl: string, onError: (error: Error) => void): Promise<SharedConnection> {
  for (;;) {
    const connection = new SharedConnection({
      connectionString: databaseUrl,
      max: QUEUE_POOL_MAX,
      skipMigrations: true,
    })
    // Each queue and worker has listeners of its own.
    connection.setMaxListeners(0)
    connection.on('error', onError)
    try {
      await connection.waitUntilReady()
      return connection
    } catch (error) {
      onError(error as Error)
      await connection.closeShared()
      await pause(RETRY_MS)
    }
  }
}
