import type { Schemas } from '@markwright/contract'
import { fileAddress } from './file-address.ts'
import type { StoredFile } from './files.repository.ts'

export const presentStoredFile = (file: StoredFile): Schemas['StoredFile'] => ({
  bucketName: file.bucket === 'public' ? 'public' : 'private',
  fileName: file.fileName,
  url: fileAddress(file),
  id: file.id,
  original: file.original,
  size: file.sizeBytes,
  mime: file.mime,
  width: file.width,
  height: file.height,
})
