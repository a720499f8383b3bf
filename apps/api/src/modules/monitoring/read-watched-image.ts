import { decodeImage, describeQuery, encodeImage } from '@markwright/image-search'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { checkCrop, imageSearchErrors, type ObtainImage, refuseImage } from '../image-search/index.ts'
import type { MonitorQuery } from './read-monitor.ts'

/** The image that a monitor stores: WebP, cropped and no larger than it is compared. */
export type ReadWatchedImage = (accountId: string, query: MonitorQuery) => Promise<Uint8Array>

/**
 * The image is stored with the monitor: neither the deletion of what was uploaded nor a change of the record that it was
 * taken from changes what is watched.
 */
export const createReadWatchedImage =
  (deps: {
    obtainImage: ObtainImage
    /** The image of a record, or null where it has none. */
    readImage: (publicId: string) => Promise<Uint8Array | null>
  }): ReadWatchedImage =>
  async (accountId, { imgFile, markId, crop }) => {
    const part = checkCrop(crop)
    const uploaded = async () =>
      (await deps.obtainImage({ ...(imgFile && { imgFile }) }, null, { accountId, ip: '' })).bytes
    const bytes = markId === undefined ? await uploaded() : await deps.readImage(markId)
    if (!bytes) throw new AppError(commonErrors.notFound, { field: 'markId' })
    const image = await decodeImage(bytes, part).catch(refuseImage)
    if (describeQuery(image).regions.length === 0) throw new AppError(imageSearchErrors.blank, { field: 'image' })
    return encodeImage(image)
  }

/** Whether two queries name the same image. */
export const isSameImage = (one: MonitorQuery, other: MonitorQuery): boolean =>
  JSON.stringify([one.imgFile, one.markId, checkCrop(one.crop)]) ===
  JSON.stringify([other.imgFile, other.markId, checkCrop(other.crop)])
