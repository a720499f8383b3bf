import type { FastifyRequest } from 'fastify'
import { AppError, commonErrors, type ErrorEntry } from './errors.ts'

/** A file as it was sent, under the name that its sender gave it. */
export type FormFile = { original: string; bytes: Buffer }

/** Of all that a form holds beside its file. */
const FIELDS_BYTES_MAX = 64 * 1024

/**
 * The one file of a form, null where there is none, and its fields, in whatever order they come.
 * @throws `tooLarge` where the file has more than `bytesMax` bytes.
 */
export async function readForm(
  request: FastifyRequest,
  { bytesMax, tooLarge = commonErrors.tooLarge }: { bytesMax: number; tooLarge?: ErrorEntry },
): Promise<{ file: FormFile | null; fields: Map<string, unknown> }> {
  if (Number(request.headers['content-length']) > bytesMax + FIELDS_BYTES_MAX) throw new AppError(tooLarge)
  const refuse = (error: Error & { code?: string }): never => {
    throw error.code === 'FST_REQ_FILE_TOO_LARGE' ? new AppError(tooLarge, null, { cause: error }) : error
  }
  let file: FormFile | null = null
  const fields = new Map<string, unknown>()
  for await (const part of request.parts({ limits: { fileSize: bytesMax } }))
    if (part.type === 'file') file = { original: part.filename ?? '', bytes: await part.toBuffer().catch(refuse) }
    else fields.set(part.fieldname, part.value)
  return { file, fields }
}

/**
 * The same of a form that has been read already, because its bytes are signed.
 * @throws AppError where it is no form
 */
export async function readFormBytes(
  bytes: Uint8Array,
  contentType: string,
): Promise<{ file: FormFile | null; fields: Map<string, string> }> {
  const form = await new Response(Uint8Array.from(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch((error: unknown) => {
      throw new AppError(commonErrors.unreadable, null, { cause: error })
    })
  let file: FormFile | null = null
  const fields = new Map<string, string>()
  for (const [name, value] of form.entries())
    if (typeof value === 'string') fields.set(name, value)
    else file = { original: value.name, bytes: Buffer.from(await value.arrayBuffer()) }
  return { file, fields }
}
