import type { FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { AppError, commonErrors } from './errors.ts'

const BYTES_MAX = 64 * 1024

/**
 * Saves the body of a request as it came, for what is signed, and gives the same bytes to be parsed.
 * @throws 413 for more than 64 KiB
 */
export async function saveRawBody(request: FastifyRequest, payload: Readable): Promise<Readable> {
  const bytes = await readBytes(payload, BYTES_MAX)
  request.rawBody = bytes.toString()
  return Readable.from([bytes], { objectMode: false })
}

/** All of a body. @throws 413 for more than `bytesMax` */
export async function readBytes(payload: Readable, bytesMax: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  // A stream that is destroyed holds its connection up: what is left of it is dropped once the refusal is sent.
  for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > bytesMax) throw new AppError(commonErrors.tooLarge)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
