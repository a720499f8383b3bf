import pg from 'pg'
import { setTimeout as pause } from 'node:timers/promises'

/** A notice can be lost with its connection. */
const POLL_MS = 5000
const RETRY_MS = [500, 1000, 2000, 5000, 15_000]

type Following = {
  databaseUrl: string
  /** On which the database announces that there is something new. */
  channel: string
  /** Brings what follows up to date. The connection is its own until this settles. */
  update: (client: pg.Client) => Promise<void>
  /** The update is done, and with it these requests. */
  updated: (requests: readonly number[]) => void
  /** The update could not be done, and is tried again. */
  failed: (reason: string) => void
}

/**
 * Keeps something up to date with the database, whatever happens to the connection: at once, after each notice, when
 * asked, and every five seconds. `done` resolves once it was closed.
 */
export function followDatabase({ databaseUrl, channel, update, updated, failed }: Following) {
  const closing = new AbortController()
  let client: pg.Client | undefined
  let isDue = false
  let wakeUp = () => {}
  let requested: number[] = []
  let failures = 0

  const wake = () => {
    isDue = true
    wakeUp()
  }
  const connect = async () => {
    const opened = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    opened.on('error', () => {
      if (client === opened) client = undefined
      wake()
    })
    opened.on('notification', wake)
    await opened.connect()
    await opened.query(`LISTEN ${channel}`)
    return opened
  }
  const due = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_MS)
      wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
      if (isDue) wakeUp()
    })

  const follow = async () => {
    while (!closing.signal.aborted) {
      isDue = false
      const answered = requested
      requested = []
      try {
        client ??= await connect()
        await update(client)
        updated(answered)
        failures = 0
        await due()
      } catch (error) {
        requested.unshift(...answered)
        failed(error instanceof Error ? error.message : String(error))
        await client?.end().catch(() => {})
        client = undefined
        await pause(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)])
      }
    }
    await client?.end().catch(() => {})
  }

  return {
    /** Requests an update now; `updated` names the request once it is done. */
    ask(request: number) {
      requested.push(request)
      wake()
    },
    close() {
      closing.abort()
      wake()
    },
    done: follow(),
  }
}
