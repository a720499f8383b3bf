import {
  decodeImage,
  describeImage,
  makeThumbnail,
  packCodes,
  packVectors,
  ImageRefused,
} from '@markwright/image-search'
import type { describeImages, JobHandler } from '@markwright/jobs'
import type { ObjectStore } from '@markwright/storage'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Pool } from 'pg'
import { type DescribedImage, listUndescribed, writeDescribed } from './image-records.repository.ts'

const AT_ONCE = 32
/** Longer side of a thumbnail, in pixels; lists show it at half of that on a sharp screen. */
const THUMB_SIDE = 320

/** So many failures in one run are no fault of single images, but of where they are stored. */
const FAILURES_MAX = 1000

/**
 * Describes what has no description yet, batch by batch; a run that follows an interrupted one does the rest. One that
 * cannot be fetched or described for now is passed over.
 * @throws once all others are described, where some were passed over
 */
export function describeImagesHandler(deps: {
  pool: Pool
  objects: Pick<ObjectStore, 'find' | 'put'>
}): JobHandler<typeof describeImages> {
  return async (_, run) => {
    let described = 0
    let faults = 0
    const failures = new Map<string, unknown>()
    // Imports may bring more while a run lasts.
    for (;;) {
      const keys = (await listUndescribed(deps.pool)).filter((key) => !failures.has(key))
      if (keys.length === 0) break
      for (let at = 0; at < keys.length; at += AT_ONCE) {
        const images: DescribedImage[] = []
        for (const key of keys.slice(at, at + AT_ONCE)) {
          run.signal.throwIfAborted()
          try {
            images.push(await describeStoredImage(deps.objects, key))
          } catch (error) {
            failures.set(key, error)
            if (failures.size === FAILURES_MAX) throw failuresError(failures)
          }
        }
        await writeDescribed(deps.pool, run, images)
        described += images.length
        faults += images.filter(({ fault }) => fault !== null).length
        await run.progress(Math.min(100, ((at + AT_ONCE) * 100) / keys.length), { described })
      }
    }
    if (failures.size > 0) throw failuresError(failures)
    return { described, faults }
  }
}

function failuresError(failures: Map<string, unknown>): Error {
  const [key, cause] = [...failures][0]!
  return new Error(`images that could not be described: ${failures.size}, the first of them ${key}`, { cause })
}

async function describeStoredImage(
  objects: Pick<ObjectStore, 'find' | 'put'>,
  imageKey: string,
): Promise<DescribedImage> {
  const nothing = { imageKey, thumbKey: null, codes: null, vectors: null }
  const object = await objects.find(imageKey)
  if (!object) return { ...nothing, fault: 'absent' }
  const bytes = await buffer(object.stream)
  try {
    const description = describeImage(await decodeImage(bytes))
    const thumbKey = thumbKeyOf(imageKey)
    await objects.put(thumbKey, await makeThumbnail(bytes, THUMB_SIDE))
    if (description.regions.length === 0) return { ...nothing, thumbKey, fault: 'blank' }
    return { imageKey, thumbKey, codes: packCodes(description), vectors: packVectors(description), fault: null }
  } catch (error) {
    if (error instanceof ImageRefused) return { ...nothing, fault: error.problem }
    throw error
  }
}

function thumbKeyOf(imageKey: string): string {
  const hash = createHash('sha256').update(imageKey).digest('hex').slice(0, 32)
  return `thumbs/${hash.slice(0, 2)}/${hash}.webp`
}
