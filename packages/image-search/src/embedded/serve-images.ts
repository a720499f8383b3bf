import pg from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import type { MessagePort } from 'node:worker_threads'
import { comparePictures, readyQuery } from '../compare-pictures.ts'
import { describeQuery } from '../describe-picture.ts'
import type { ImageAnswer } from '../image-index.ts'
import type { Picture } from '../picture.ts'
import { queryCodes, scanCodes } from '../scan-codes.ts'
import { createCodeStore, NONE } from './code-store.ts'
import type { FromThread, ToThread } from './messages.ts'
import { readCodes, readVectors } from './read-images.ts'

/** The channel on which the worker tells of new pictures. */
const IMAGES_DESCRIBED = 'images_described'
/** A notice can be lost with its connection. */
const POLL_MS = 5000
const RETRY_MS = [500, 1000, 2000, 5000, 15_000]
/** About how many pictures have their vectors compared. */
const CANDIDATES = 1200
/** Least score that any degree of similarity asks for. */
const LEAST_SCORE = 40

/** Follows the pictures of the register and answers searches, for as long as the port is open. */
export async function serveImages(port: MessagePort, { databaseUrl }: { databaseUrl: string }): Promise<void> {
  const post = (message: FromThread) => port.postMessage(message)
  const store = createCodeStore()
  const closing = new AbortController()
  let client: pg.Client | undefined
  let last = 0
  let asked: number[] = []
  let failures = 0
  let wakeUp = () => {}
  let isDue = false
  const wake = () => {
    isDue = true
    wakeUp()
  }

  const search = async (picture: Picture): Promise<ImageAnswer> => {
    const started = performance.now()
    const described = describeQuery(picture)
    const candidates = scanCodes(store.table(), queryCodes(described), CANDIDATES)
    candidates.delete(NONE)
    const query = readyQuery(described)
    const found = client && candidates.size > 0 ? await readVectors(client, [...candidates]) : []
    const matches = found
      .map(({ imageId, regions }) => ({ imageId, ...comparePictures(query, regions) }))
      .filter(({ score }) => score >= LEAST_SCORE)
      .toSorted((a, b) => b.score - a.score || a.imageId - b.imageId)
    return { matches, isBlank: described.regions.length === 0, tookMs: performance.now() - started }
  }

  port.on('message', (message: ToThread) => {
    if (message.type === 'search') {
      const { id, picture } = message
      search(picture).then(
        (answer) => post({ type: 'found', id, answer }),
        (error: Error) => post({ type: 'failed', id, reason: error.stack ?? error.message }),
      )
      return
    }
    if (message.type === 'refresh') asked.push(message.id)
    else closing.abort()
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
    await opened.query(`LISTEN ${IMAGES_DESCRIBED}`)
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

  // Reading goes over a connection of its own, so that no search waits within its transaction.
  let reader: pg.Client | undefined
  while (!closing.signal.aborted) {
    isDue = false
    const answered = asked
    asked = []
    try {
      client ??= await connect()
      if (!reader) {
        reader = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
        reader.on('error', () => (reader = undefined))
        await reader.connect()
      }
      last = await readCodes(reader, last, (imageId, codes) => store.put(imageId, codes))
      post({ type: 'following', pictures: store.pictureCount(), memoryBytes: store.memoryBytes() })
      for (const id of answered) post({ type: 'refreshed', id })
      failures = 0
      await due()
    } catch (error) {
      asked.unshift(...answered)
      post({ type: 'fault', reason: error instanceof Error ? error.message : String(error) })
      await Promise.all([client?.end(), reader?.end()]).catch(() => {})
      client = undefined
      reader = undefined
      await pause(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)])
    }
  }
  await Promise.all([client?.end(), reader?.end()]).catch(() => {})
  port.close()
}
