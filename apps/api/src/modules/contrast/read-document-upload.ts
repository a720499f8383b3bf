import type { FastifyRequest } from 'fastify'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { unreadable } from './contrast.errors.ts'

const BYTES_MAX = 2 * 1024 * 1024
const FORM_BYTES = 64 * 1024

/** The one file of a form. @throws 413 where it is too large, 20156 where there is none. */
export async function readDocumentUpload(request: FastifyRequest): Promise<{ original: string; bytes: Buffer }> {
  if (Number(request.headers['content-length']) > BYTES_MAX + FORM_BYTES) throw new AppError(commonErrors.tooLarge)
  const file = await request.file({ limits: { fileSize: BYTES_MAX } })
  if (!file) throw new AppError(unreadable('empty'), { fault: 'empty' })
  const bytes = await file.toBuffer().catch((error: Error & { code?: string }) => {
    throw error.code === 'FST_REQ_FILE_TOO_LARGE' ? new AppError(commonErrors.tooLarge, null, { cause: error }) : error
  })
  return { original: file.filename, bytes }
}
