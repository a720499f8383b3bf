import type { FastifyInstance } from 'fastify'

/** Of a body that is refused, at most this much is read before the connection is closed. */
const DRAINED_BYTES_MAX = 64 * 1024 * 1024

/**
 * Reads what a refusal has left of a body and drops it. A proxy that has sent all of it sends the next request by the same
 * connection, which would wait for ever; one that is still sending would see the connection close and not the refusal.
 */
export function drainBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete) return
    if (raw.destroyed) reply.header('connection', 'close')
    else reply.removeHeader('connection')
  })
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete || raw.destroyed) return
    let drained = 0
    raw.on('data', (chunk: Buffer) => {
      drained += chunk.length
      if (drained > DRAINED_BYTES_MAX) raw.destroy()
    })
    raw.resume()
  })
}
