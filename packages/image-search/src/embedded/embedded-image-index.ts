import { superviseThread } from '@markwright/runtime/supervise-thread.ts'
import { type ImageResult, type ImageIndex, ImageIndexNotReady } from '../image-index.ts'
import type { FromThread, ToThread } from './messages.ts'

/** A build puts the thread beside the program. */
const file = import.meta.url.endsWith('.ts') ? './thread-of-sources.mjs' : './image-index-thread.js'
const entry = new URL(file, import.meta.url)

type Waiting<Result> = Map<number, { resolve: (result: Result) => void; reject: (error: Error) => void }>

/** An index in a thread of this process, with a copy of the codes of all images. */
export function createEmbeddedImageIndex({
  databaseUrl,
  logger,
}: {
  databaseUrl: string
  logger: { error: (facts: object, text: string) => void; warn: (facts: object, text: string) => void }
}): ImageIndex {
  const searches: Waiting<ImageResult> = new Map()
  const refreshes: Waiting<void> = new Map()
  let counts: { images: number; memoryBytes: number } | undefined
  let fault: string | null = null
  let closed = false
  let nextId = 1

  const thread = superviseThread<ToThread, FromThread>(
    entry,
    { databaseUrl },
    {
      started: (post) => [...refreshes.keys()].forEach((id) => post({ type: 'refresh', id })),
      received(message) {
        if (message.type === 'following') {
          counts = { images: message.images, memoryBytes: message.memoryBytes }
          fault = null
        } else if (message.type === 'fault') {
          if (message.reason !== fault) logger.warn({ reason: message.reason }, 'the image index cannot follow')
          fault = message.reason
        } else if (message.type === 'refreshed') {
          refreshes.get(message.id)?.resolve()
          refreshes.delete(message.id)
        } else {
          const waiting = searches.get(message.id)
          searches.delete(message.id)
          if (message.type === 'found') waiting?.resolve(message.answer)
          else waiting?.reject(Object.assign(new Error(message.reason), { code: message.code }))
        }
      },
      lost(reason) {
        fault = reason
        counts = undefined
        logger.error({ reason }, 'the thread of the image index was lost and is started again')
        for (const { reject } of searches.values()) reject(new ImageIndexNotReady())
        searches.clear()
      },
    },
  )

  return {
    search: (image) =>
      new Promise((resolve, reject) => {
        if (closed || !counts) return reject(new ImageIndexNotReady())
        const id = nextId++
        searches.set(id, { resolve, reject })
        if (thread.post({ type: 'search', id, image })) return
        searches.delete(id)
        reject(new ImageIndexNotReady())
      }),
    refresh: () =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new ImageIndexNotReady())
        const id = nextId++
        refreshes.set(id, { resolve, reject })
        thread.post({ type: 'refresh', id })
      }),
    status: () => ({
      ready: counts !== undefined && !closed,
      images: counts?.images ?? 0,
      memoryBytes: counts?.memoryBytes ?? 0,
      fault,
    }),
    async close() {
      if (closed) return
      closed = true
      await thread.close()
      for (const { reject } of [...searches.values(), ...refreshes.values()]) reject(new ImageIndexNotReady())
    },
  }
}
