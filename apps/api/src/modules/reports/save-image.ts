import type { ObjectStore } from '@markwright/storage'
import { buffer } from 'node:stream/consumers'
import { fieldRefusal } from '../../kernel/fields.ts'
import type { FilesService } from '../files/index.ts'

const extensions: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif' }

/** Copies of uploaded images that belong to a report and stay as they are. */
export function createSaveImage(deps: {
  files: Pick<FilesService, 'findSearchImage' | 'open'>
  objects: Pick<ObjectStore, 'put'>
}) {
  /** The key of the copy. @throws 404 for a file that is not the member's, 400 for one that cannot be printed. */
  return async (fileId: string, reportId: string, accountId: string): Promise<string> => {
    const file = await deps.files.findSearchImage(fileId, accountId)
    const extension = extensions[file.mime]
    if (!extension)
      throw fieldRefusal('imgFile', 'type', {
        cn: '报告中的图样请使用 PNG、JPG 或 GIF',
        en: 'The image of a report must be PNG, JPG or GIF.',
      })
    const { object } = await deps.files.open(file)
    const key = `reports/${reportId}-mark.${extension}`
    await deps.objects.put(key, await buffer(object.stream))
    return key
  }
}
export type SaveImage = ReturnType<typeof createSaveImage>
