import { type UploadKind, uploadLimits } from '@markwright/domain/upload-limits'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../kernel/errors.ts'
import { filesErrors, uploadRefusals } from './files.errors.ts'
import type { Upload } from './store-file.ts'

const FORM_BYTES = 64 * 1024

/**
 * The one file of a form and its kind, `image` where the form names none.
 * @throws 400 for a form without a file or of an unknown kind, 413 where it is larger than each of `kinds` may be.
 */
export async function readUpload(
  request: FastifyRequest,
  kinds: readonly UploadKind[] = Object.keys(uploadLimits) as UploadKind[],
): Promise<Upload> {
  const largest = Math.max(...kinds.map((kind) => uploadLimits[kind].size))
  if (Number(request.headers['content-length']) > largest + FORM_BYTES) throw new AppError(uploadRefusals.size)
  let kind: UploadKind = 'image'
  let file: Omit<Upload, 'kind'> | null = null
  // The kind may come after the file, which is then read as far as the largest may go.
  for await (const part of request.parts({ limits: { fileSize: largest } })) {
    if (part.type === 'file') file = { original: part.filename ?? '', bytes: await part.toBuffer().catch(refuse) }
    else if (part.fieldname === 'type') kind = readKind(part.value)
  }
  if (!file || file.bytes.length === 0) throw new AppError(filesErrors.noFile)
  return { kind, ...file }
}

/**
 * The one file of a form and its field `query`, for an operation that takes both.
 * @throws 413 where the file is larger than its kind may be.
 */
export async function readFormFile(
  request: FastifyRequest,
  kind: UploadKind,
): Promise<{ upload: Upload | null; query: string | null }> {
  const { size } = uploadLimits[kind]
  if (Number(request.headers['content-length']) > size + FORM_BYTES) throw new AppError(uploadRefusals.size)
  let upload: Upload | null = null
  let query: string | null = null
  for await (const part of request.parts({ limits: { fileSize: size } })) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer().catch(refuse)
      if (bytes.length > 0) upload = { kind, original: part.filename ?? '', bytes }
    } else if (part.fieldname === 'query' && typeof part.value === 'string') query = part.value
  }
  return { upload, query }
}

function refuse(error: Error & { code?: string }): never {
  throw error.code === 'FST_REQ_FILE_TOO_LARGE' ? new AppError(uploadRefusals.size, null, { cause: error }) : error
}

function readKind(value: unknown): UploadKind {
  if (typeof value !== 'string' || !Object.hasOwn(uploadLimits, value)) throw new AppError(filesErrors.unknownKind)
  return value as UploadKind
}
