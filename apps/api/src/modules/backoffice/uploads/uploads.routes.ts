import { fileTypeFromBuffer } from 'file-type'
import type { Handlers } from '../../../kernel/contract-routes.ts'
import { AppError, commonErrors } from '../../../kernel/errors.ts'
import { presentStoredFile, readUpload, type StoreFile } from '../../files/index.ts'
import { actorOf } from '../actor.ts'
import type { AuditRepository } from '../audit/audit.repository.ts'

/** What every browser shows within a text. */
const images = new Set(['image/jpeg', 'image/png', 'image/gif'])

export const uploadsHandlers = ({
  storeFile,
  audit,
}: {
  storeFile: StoreFile
  audit: Pick<AuditRepository, 'add'>
}): Handlers<'uploadStaffFile'> => ({
  uploadStaffFile: async (call) => {
    const upload = await readUpload(call.request, ['image'])
    const type = await fileTypeFromBuffer(upload.bytes)
    if (!type || !images.has(type.mime)) throw new AppError(commonErrors.mediaType)
    const file = await storeFile({ ...upload, kind: 'image', ownerId: null, bucket: 'public' })
    await audit.add(actorOf(call), {
      action: 'file.upload',
      subject: { type: 'file', id: file.id, name: file.original },
    })
    return presentStoredFile(file)
  },
})
