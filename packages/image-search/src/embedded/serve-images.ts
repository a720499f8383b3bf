import { IMAGE_POOL_MAX } from '@markwright/db/connection-budget'
import { followDatabase } from '@markwright/runtime/follow-database.ts'
import pg from 'pg'
import type { MessagePort } from 'node:worker_threads'
import { compareCandidates, readyQuery } from '../compare-images.ts'
import { describeQuery } from '../describe-image.ts'
import type { ImageResult } from '../image-index.ts'
import type { RgbImage } from '../image.ts'
import { queryCodes, scanCodes } from '../scan-codes.ts'
import { createCodeStore } from './code-store.ts'
import type { FromThread, ToThread } from './messages.ts'
import { readCodes, readVectors } from './read-images.ts'

/** The channel on which the worker announces new images. */
const IMAGES_DESCRIBED = 'images_described'
/** Least score of any degree of similarity. */
const LEAST_SCORE = 40

/** Follows the images of the register and answers searches, for as long as the port is open. */
export async function serveImages(port: MessagePort, { databaseUrl }: { databaseUrl: string }): Promise<void> {
  const post = (message: FromThread) => port.postMessage(message)
  const store = createCodeStore()
  let last = 0
  // Searches have connections of their own, so that none waits within the transaction that reads new codes.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: IMAGE_POOL_MAX })
  pool.on('error', () => {})

  const following = followDatabase({
    databaseUrl,
    channel: IMAGES_DESCRIBED,
    async update(client) {
      last = await readCodes(client, last, (imageId, codes) => store.put(imageId, codes))
    },
    updated(requests) {
      post({ type: 'following', images: store.imageCount(), memoryBytes: store.memoryBytes() })
      for (const id of requests) post({ type: 'refreshed', id })
    },
    failed: (reason) => post({ type: 'fault', reason }),
  })

  const search = async (image: RgbImage): Promise<ImageResult> => {
    const started = performance.now()
    const described = describeQuery(image)
    const candidates = scanCodes(store.table(), queryCodes(described))
    const found = candidates.size > 0 ? await readVectors(pool, [...candidates.keys()]) : []
    const matches = compareCandidates(
      readyQuery(described),
      found.map((read) => ({ ...read, positions: candidates.get(read.imageId)! })),
    )
      .map(({ candidate, match }) => ({ imageId: candidate.imageId, ...match }))
      .filter(({ score }) => score >= LEAST_SCORE)
      .toSorted((a, b) => b.score - a.score || a.imageId - b.imageId)
    return { matches, isBlank: described.regions.length === 0, tookMs: performance.now() - started }
  }

  port.on('message', (message: ToThread) => {
    if (message.type === 'refresh') following.ask(message.id)
    else if (message.type === 'close') following.close()
    else {
      const { id, image } = message
      search(image).then(
        (result) => post({ type: 'found', id, answer: result }),
        ({ message: reason, code }: Error & { code?: string }) => post({ type: 'failed', id, reason, code }),
      )
    }
  })
  await following.done
  await pool.end()
  port.close()
}
