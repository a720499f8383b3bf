import pg from 'pg'
import type { MessagePort } from 'node:worker_threads'
import { setTimeout as pause } from 'node:timers/promises'
import type { FromBuildThread, ToBuildThread } from './messages.ts'
import { createRegisterIndex } from './register-index.ts'

/** The channel on which the importer tells of a new version. */
const REGISTER_PUBLISHED = 'register_published'
/** A notice can be lost with its connection. */
const POLL_MS = 5000
const RETRY_MS = [500, 1000, 2000, 5000, 15_000]

type Options = { databaseUrl: string; snapshotFolder: string | null }

/** Builds the index and keeps it up to date for as long as the port is open, whatever happens to the database. */
export async function followRegister(port: MessagePort, { databaseUrl, snapshotFolder }: Options): Promise<void> {
  const post = (message: FromBuildThread) => port.postMessage(message)
  const update = createRegisterIndex({
    snapshotFolder,
    publish: (parts) => post({ type: 'parts', parts }),
    progress: (percent) => post({ type: 'progress', percent }),
    note: (text, facts) => post({ type: 'note', text, facts }),
  })
  let client: pg.Client | undefined
  const closing = new AbortController()
  let isDue = false
  let wakeUp = () => {}
  let asked: number[] = []
  let failures = 0
  let isWell = false

  const wake = () => {
    isDue = true
    wakeUp()
  }
  port.on('message', (message: ToBuildThread) => {
    if (message.type === 'close') closing.abort()
    else asked.push(message.id)
    wake()
  })

  const connect = async () => {
    const opened = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    opened.on('error', () => {
      if (client === opened) client = undefined
      wake()
    })
    opened.on('notification', wake)
    await opened.connect()
    await opened.query(`LISTEN ${REGISTER_PUBLISHED}`)
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

  while (!closing.signal.aborted) {
    isDue = false
    const answered = asked
    asked = []
    try {
      client ??= await connect()
      await update(client)
      for (const id of answered) post({ type: 'refreshed', id })
      if (!isWell) post({ type: 'fault', reason: null })
      isWell = true
      failures = 0
      await due()
    } catch (error) {
      isWell = false
      asked.unshift(...answered)
      post({ type: 'fault', reason: error instanceof Error ? error.message : String(error) })
      await client?.end().catch(() => {})
      client = undefined
      await pause(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)])
    }
  }
  await client?.end().catch(() => {})
  port.close()
}
