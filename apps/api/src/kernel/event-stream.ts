import type { FastifyReply, FastifyRequest } from 'fastify'

const KEEP_ALIVE_MS = 15_000

/** Answers with server-sent events until the source ends, the user leaves or the server closes. */
export function streamEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  source: (signal: AbortSignal) => AsyncIterable<{ event: string; data: unknown }>,
): FastifyReply {
  const left = new AbortController()
  request.raw.on('close', () => left.abort())
  reply.hijack()
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': request.id,
    // Proxies would otherwise hold events back until their buffer is full.
    'x-accel-buffering': 'no',
  })
  const keepAlive = setInterval(() => reply.raw.write(': still here\n\n'), KEEP_ALIVE_MS)
  const send = async () => {
    let id = 0
    for await (const { event, data } of source(left.signal))
      reply.raw.write(`id: ${++id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  send()
    .catch((error: unknown) => request.log.error({ err: error }, 'event stream failed'))
    .finally(() => {
      clearInterval(keepAlive)
      reply.raw.end()
    })
  return reply
}
