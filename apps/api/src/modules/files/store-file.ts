import { checkUpload, type UploadKind, uploadLimits, type UploadProblem } from '@markwright/domain/files/upload-limits'
import type { ObjectStore } from '@markwright/storage'
import { randomUUID } from 'node:crypto'
import { AppError } from '../../kernel/errors.ts'
import type { FilePlace } from './file-address.ts'
import { cleanFileName } from './file-name.ts'
import { uploadRefusals } from './files.errors.ts'
import type { FilesRepository, StoredFile } from './files.repository.ts'
import { type FileFacts, inspectFile } from './inspect-file.ts'

/** A file as it came; `original` is the name it had. */
export type Upload = { kind: UploadKind; original: string; bytes: Uint8Array }

/** `ownerId` is the member whose file it is; null for visitors and staff. */
export type FileToStore = Upload & { ownerId: string | null; bucket: 'public' | 'private' }

/** @throws 413 for too many bytes, 415 for another type, 400 for an image of the wrong size. */
export type StoreFile = (file: FileToStore) => Promise<StoredFile>

/** More than any register prints; a larger image is a decompression bomb. */
const PIXELS_MAX = 50_000_000

const KEY_FOLDER = 'files'

/** Where the bytes of a file are in the object store. */
export const objectKey = ({ bucket, fileName }: FilePlace) => `${KEY_FOLDER}/${bucket}/${fileName}`

export function createStoreFile({
  repository,
  objects,
}: {
  repository: FilesRepository
  objects: ObjectStore
}): StoreFile {
  return async ({ ownerId, bucket, ...upload }) => {
    const { kind, original, bytes } = upload
    const { extension, mime, width, height } = await checkFile(upload)
    const fileName = `${randomUUID()}.${extension}`
    const key = objectKey({ bucket, fileName })
    await objects.put(key, bytes)
    try {
      return await repository.create({
        ownerId,
        bucket,
        fileName,
        original: cleanFileName(original),
        kind,
        mime,
        sizeBytes: bytes.length,
        width: width ?? null,
        height: height ?? null,
      })
    } catch (error) {
      await objects.delete(key)
      throw error
    }
  }
}

/**
 * What a file really is, before anything decodes it.
 * @throws what storeFile throws
 */
export async function checkFile({ kind, original, bytes }: Upload): Promise<FileFacts> {
  const limits = uploadLimits[kind]
  if (bytes.length > limits.size) throw refusal('size')
  const facts = await inspectFile(bytes, original)
  if (!facts) throw refusal('format')
  const { extension, width, height } = facts
  const problem = checkUpload({ name: `.${extension}`, size: bytes.length, ...facts }, limits)
  if (problem) throw refusal(problem)
  if (width && height && width * height > PIXELS_MAX) throw refusal('tooManyPixels')
  return facts
}

const refusal = (problem: UploadProblem) => new AppError(uploadRefusals[problem], { reason: problem })
