import { type UploadKind, uploadLimits } from '@markwright/domain/files/upload-limits'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../kernel/errors.ts'
import { readForm } from '../../kernel/read-form.ts'
import { filesErrors, uploadRefusals } from './files.errors.ts'
import type { Upload } from './store-file.ts'

/**
 * The one file of a form and its kind, `image` where the form names none.
 * @throws 400 for a form without a file or of an unknown kind, 413 where it is larger than each of `kinds` may be.
 */
export async function readUpload(
  request: FastifyRequest,
  kinds: readonly UploadKind[] = Object.keys(uploadLimits) as UploadKind[],
): Promise<Upload> {
  // The kind may come after the file, which is then read as far as the largest may go.
  const bytesMax = Math.max(...kinds.map((kind) => uploadLimits[kind].size))
  const { file, fields } = await readForm(request, { bytesMax, tooLarge: uploadRefusals.size })
  const kind = readKind(fields.get('type') ?? 'image')
  if (!file || file.bytes.length === 0) throw new AppError(filesErrors.noFile)
  return { kind, ...file }
}

function readKind(value: unknown): UploadKind {
  if (typeof value !== 'string' || !Object.hasOwn(uploadLimits, value)) throw new AppError(filesErrors.unknownKind)
  return value as UploadKind
}
