import {
  decodePicture,
  describePicture,
  makeThumbnail,
  packCodes,
  packVectors,
  PictureRefused,
} from '@markwright/image-search'
import type { describeImages, JobHandler } from '@markwright/jobs'
import type { ObjectStore } from '@markwright/storage'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Pool } from 'pg'
import { type DescribedImage, listUndescribed, writeDescribed } from './image-records.ts'

const AT_ONCE = 32
/** Longer side of a thumbnail, in pixels; lists show it at half of that on a sharp screen. */
const THUMB_SIDE = 320

/** Describes what has no description yet, batch by batch; a run that follows an interrupted one does the rest. */
export function describeImagesHandler(deps: { pool: Pool; objects: ObjectStore }): JobHandler<typeof describeImages> {
  return async (_, run) => {
    let described = 0
    let faults = 0
    // Imports may bring more while a run lasts.
    for (;;) {
      const keys = await listUndescribed(deps.pool)
      if (keys.length === 0) return { described, faults }
      for (let at = 0; at < keys.length; at += AT_ONCE) {
        const images: DescribedImage[] = []
        for (const key of keys.slice(at, at + AT_ONCE)) {
          run.signal.throwIfAborted()
          images.push(await describeImage(deps.objects, key))
        }
        await writeDescribed(deps.pool, run, images)
        described += images.length
        faults += images.filter(({ fault }) => fault !== null).length
        await run.progress(((at + images.length) * 100) / keys.length, { described })
      }
    }
  }
}

async function describeImage(objects: ObjectStore, imageKey: string): Promise<DescribedImage> {
  const nothing = { imageKey, thumbKey: null, codes: null, vectors: null }
  const object = await objects.find(imageKey)
  if (!object) return { ...nothing, fault: 'absent' }
  const bytes = await buffer(object.stream)
  try {
    const description = describePicture(await decodePicture(bytes))
    const thumbKey = thumbKeyOf(imageKey)
    await objects.put(thumbKey, await makeThumbnail(bytes, THUMB_SIDE))
    if (description.regions.length === 0) return { ...nothing, thumbKey, fault: 'blank' }
    return { imageKey, thumbKey, codes: packCodes(description), vectors: packVectors(description), fault: null }
  } catch (error) {
    if (error instanceof PictureRefused) return { ...nothing, fault: error.problem }
    throw error
  }
}

function thumbKeyOf(imageKey: string): string {
  const hash = createHash('sha256').update(imageKey).digest('hex').slice(0, 32)
  return `thumbs/${hash.slice(0, 2)}/${hash}.webp`
}
