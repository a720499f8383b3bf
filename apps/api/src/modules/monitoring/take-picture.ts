import { decodePicture, describeQuery, encodePicture } from '@markwright/image-search'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { checkCrop, imageSearchErrors, type ObtainPicture, refusePicture } from '../image-search/index.ts'
import type { MonitorQuery } from './read-monitor.ts'

/** What a monitor keeps of the picture that it watches: WebP, cropped and no larger than it is compared. */
export type TakePicture = (accountId: string, query: MonitorQuery) => Promise<Uint8Array>

/**
 * The picture is kept with the monitor: neither the deletion of what was uploaded nor a change of the record that it was
 * taken from changes what is watched.
 */
export const createTakePicture =
  (deps: {
    obtainPicture: ObtainPicture
    /** The picture of a record, or null where it has none. */
    readPicture: (publicId: string) => Promise<Uint8Array | null>
  }): TakePicture =>
  async (accountId, { imgFile, markId, crop }) => {
    const part = checkCrop(crop)
    const uploaded = async () =>
      (await deps.obtainPicture({ ...(imgFile && { imgFile }) }, null, { accountId, ip: '' })).bytes
    const bytes = markId === undefined ? await uploaded() : await deps.readPicture(markId)
    if (!bytes) throw new AppError(commonErrors.notFound, { field: 'markId' })
    const picture = await decodePicture(bytes, part).catch(refusePicture)
    if (describeQuery(picture).regions.length === 0) throw new AppError(imageSearchErrors.blank, { field: 'image' })
    return encodePicture(picture)
  }

/** Whether two queries name the same picture. */
export const isSamePicture = (one: MonitorQuery, other: MonitorQuery): boolean =>
  JSON.stringify([one.imgFile, one.markId, checkCrop(one.crop)]) ===
  JSON.stringify([other.imgFile, other.markId, checkCrop(other.crop)])
