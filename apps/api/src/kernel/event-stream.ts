import { type Counters, createCounters } from '@markwright/runtime/counters.ts'
import { networkOf } from '@markwright/runtime/network-of.ts'
import { onceAnswered } from '@markwright/runtime/once-answered.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, commonErrors } from './errors.ts'

const KEEP_ALIVE_MS = 15_000
/** One page needs one stream at most. */
const OF_MEMBER_MAX = 10
/** An office may share an address. */
const OF_ADDRESS_MAX = 50
const RETRY_AFTER_SECONDS = 30

/** Counts the event streams of this process, and ends them when it closes. Before `streamEvents`. */
export function registerEventStreams(app: FastifyInstance): void {
  app.decorate('eventStreams', {
    open: new Set<AbortController>(),
    ofMembers: createCounters(),
    ofAddresses: createCounters(),
  })
  app.addHook('preClose', async () => {
    for (const stream of app.eventStreams.open) stream.abort()
  })
}

/**
 * Answers with server-sent events until the source ends, the member leaves or the server closes.
 * @throws 429 with `Retry-After` while 10 streams of the member or 50 of the address are open in this process
 */
export function streamEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  options: {
    memberId: string
    source: (signal: AbortSignal) => AsyncIterable<{ event: string; data: unknown }>
  },
): FastifyReply {
  const ending = openStream(request, reply, options.memberId)
  reply.hijack()
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': request.id,
    // Proxies would otherwise hold events back until their buffer is full.
    'x-accel-buffering': 'no',
    // So that a server that closes need not wait for the next request.
    connection: 'close',
  })
  if (request.method === 'HEAD') {
    reply.raw.end()
    return reply
  }
  const keepAlive = setInterval(() => reply.raw.write(': still here\n\n'), KEEP_ALIVE_MS)
  const send = async () => {
    let id = 0
    for await (const { event, data } of options.source(ending))
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

/** Aborts when the member leaves or the server closes. @throws 429 */
function openStream(
  { raw: request, server, ip }: FastifyRequest,
  { raw: response }: FastifyReply,
  memberId: string,
): AbortSignal {
  const { open, ofMembers, ofAddresses } = server.eventStreams
  const address = networkOf(ip)
  const isOfMember = ofMembers.take(memberId, OF_MEMBER_MAX)
  if (!isOfMember || !ofAddresses.take(address, OF_ADDRESS_MAX)) {
    if (isOfMember) ofMembers.release(memberId)
    const headers = { 'retry-after': String(RETRY_AFTER_SECONDS) }
    throw new AppError(commonErrors.tooManyStreams, { retryAfterSeconds: RETRY_AFTER_SECONDS }, { headers })
  }
  const ending = new AbortController()
  open.add(ending)
  onceAnswered(request, response, () => {
    open.delete(ending)
    ofMembers.release(memberId)
    ofAddresses.release(address)
    ending.abort()
  })
  return ending.signal
}

declare module 'fastify' {
  interface FastifyInstance {
    eventStreams: {
      open: Set<AbortController>
      ofMembers: Counters
      ofAddresses: Counters
    }
  }
}
