import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'

const BYTES_MAX = 1024

/**
 * The form in the body of a GET, which the client of DeepL for Python sends and Fastify leaves unread. Empty where there is
 * none, or where it has more than 1 KiB. `receive` gives the body where it is to be read.
 */
export async function readFormOfGet(
  request: IncomingMessage,
  receive: () => Promise<Readable> = async () => request,
): Promise<URLSearchParams> {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  if (!isForm || Number(request.headers['content-length']) > BYTES_MAX) return new URLSearchParams()
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of (await receive()) as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > BYTES_MAX) return new URLSearchParams()
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString())
}
