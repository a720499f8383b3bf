import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'
import { contentDisposition, percentEncoded } from './file-name.ts'

export type Download = {
  name: string
  type: string
  body: Readable | Buffer
  disposition?: 'inline' | 'attachment'
  /** Of a stream, where it is known. */
  sizeBytes?: number
}

/** Sends a file under its name. */
export function sendDownload(
  reply: FastifyReply,
  { name, type, body, disposition = 'attachment', sizeBytes }: Download,
): FastifyReply {
  if (sizeBytes !== undefined) reply.header('content-length', sizeBytes)
  return (
    reply
      .header('content-type', type)
      .header('file-name', percentEncoded(name))
      .header('content-disposition', contentDisposition(disposition, name))
      .header('access-control-expose-headers', 'file-name, content-disposition')
      // A file opened on its own must not run what it may contain.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(body)
  )
}
