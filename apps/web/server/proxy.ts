import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import { countRepeats } from '@markwright/runtime/count-repeats.ts'
import { createCounters } from '@markwright/runtime/counters.ts'
import { readFormOfGet } from '@markwright/runtime/form-of-get.ts'
import { onceAnswered } from '@markwright/runtime/once-answered.ts'
import { traceHeaders } from '@markwright/runtime/tracing.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PassThrough, Readable } from 'node:stream'
import { createAdmission, type Turn } from './admission.ts'
import { result } from './answer.ts'
import { clientAddress } from './client-address.ts'
import type { WebLimits } from './limits.ts'
import { RefusalError, refused } from './refusal-error.ts'
import { createBodyReceiver } from './request-body.ts'

/** The address of the API with a route of its own for its form. */
export const LANGUAGES = '/v2/languages'
/** The operation of the contract that answers with events as long as somebody follows it. */
export const STREAMS = '/common/job/:id/events'
/** Anyone who watches the site needs an answer above all while it is overloaded. */
const WATCHED = new Set(['/healthz', '/readyz'])
type Call = { request: FastifyRequest; reply: FastifyReply }

/** Passes every request that has no route of its own on to the API, as far as the limits allow. */
export async function passOnToApi(
  app: FastifyInstance,
  { apiUrl, proxies, limits }: { apiUrl: string; proxies: number; limits: WebLimits },
): Promise<void> {
  const bodies = createBodyReceiver(limits)
  const admission = createAdmission(limits)
  const open = createCounters()
  const streams = new Set<() => void>()
  app.addHook('preClose', async () => {
    bodies.close()
    for (const end of streams) end()
  })

  const onCall =
    (prepare: (call: Call) => Promise<void>): FastifyHttpProxyOptions['preHandler'] =>
    async (request, reply) =>
      prepare({ request, reply })

  app.decorateRequest('clientAddress', null)
  app.decorateRequest('turn', null)
  /** Waits until the API may be asked. @throws RefusalError 503 */
  async function takeTurn({ request }: Call): Promise<void> {
    const turn = await admission.enter(request.clientAddress)
    if (!turn) throw refused.overloaded
    if (request.raw.socket.destroyed) {
      turn.end(false)
      throw refused.unreadable
    }
    request.turn = turn
  }

  const reportOutage = countRepeats(app.log.warn.bind(app.log), 'the API does not answer')
  const replyOptions: FastifyHttpProxyOptions['replyOptions'] = {
    // The API believes the last entry only, which is the one written here.
    // Node has answered `Expect: 100-continue` already, and its client sends no such header.
    rewriteRequestHeaders: (request, { expect: _answered, ...headers }) => ({
      ...headers,
      'x-forwarded-host': request.headers.host ?? '',
      ...traceHeaders(),
      'x-request-id': request.id,
      'x-forwarded-for': [request.headers['x-forwarded-for'], request.ip].filter(Boolean).join(', '),
    }),
    // An answer of the API is passed on as it is, a 503 too; without this it would be requested ten times more.
    retryDelay: () => null,
    rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }, request) => {
      // The work is done: how fast the answer is read is up to the caller.
      ;(request as FastifyRequest | undefined)?.turn?.end(true)
      return headers
    },
    onError: (proxied, { error }) => {
      const reply = proxied as unknown as FastifyReply
      const { request } = reply
      request.turn?.end(false)
      const { cause } = error
      if (!(cause instanceof RefusalError)) reportOutage(error, { reqId: request.id })
      const { refusal, headers } = cause instanceof RefusalError ? cause : refused.unavailable
      void result(request, reply.headers(headers), refusal)
    },
  }
  const upstream = {
    upstream: apiUrl,
    // The proxy itself warns of each request that the API does not answer.
    logLevel: 'error' as const,
    http2: false,
    // However many connections are waiting for slow callers, the next request has one: the limits are those above.
    undici: { connections: null } as unknown as FastifyHttpProxyOptions['undici'],
  }

  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const address = clientAddress(request.raw, proxies)
      request.clientAddress = address
      if (address === null) return
      if (!open.take(address, limits.requestsOfAddress)) throw refused.tooMany
      onceAnswered(request.raw, reply.raw, () => open.release(address))
    })

    await scope.register(httpProxy, {
      ...upstream,
      // Not `/` itself, which is a page.
      routes: ['/*'],
      preHandler: onCall(async (call) => {
        const { request } = call
        if (request.body instanceof Readable) request.body = await bodies.receive(call, request.body)
        const isUpload = request.body instanceof PassThrough
        const [path = ''] = request.url.split('?')
        if (!isUpload && !WATCHED.has(path)) await takeTurn(call)
      }),
      replyOptions,
    })

    // A stream takes no turn once it is open, and its connections are not those of requests.
    await scope.register(httpProxy, {
      ...upstream,
      undici: { connections: limits.streams } as FastifyHttpProxyOptions['undici'],
      routes: [STREAMS],
      httpMethods: ['GET'],
      preHandler: onCall(async (call) => {
        if (!open.take(STREAMS, limits.streams)) throw refused.overloaded
        onceAnswered(call.request.raw, call.reply.raw, () => open.release(STREAMS))
        await takeTurn(call)
      }),
      replyOptions: {
        ...replyOptions,
        onResponse: (_request, proxied, response) => {
          const reply = proxied as unknown as FastifyReply
          const { stream } = response as unknown as { stream: Readable }
          const passed = stream.pipe(new PassThrough())
          const end = () => {
            stream.unpipe(passed)
            passed.end()
            stream.destroy()
          }
          streams.add(end)
          // An API that ends breaks streams off.
          stream.on('error', () => {}).on('close', () => passed.end())
          onceAnswered(reply.request.raw, reply.raw, () => {
            streams.delete(end)
            end()
          })
          void reply.send(passed)
        },
      },
    })

    // The client of DeepL for Python asks by a form in the body of a GET, which is not passed on.
    scope.decorateRequest('formQuery', '')
    await scope.register(httpProxy, {
      ...upstream,
      routes: [LANGUAGES],
      httpMethods: ['GET'],
      preHandler: onCall(async (call) => {
        const { request } = call
        const { searchParams } = new URL(request.url, 'http://site')
        const form = await readFormOfGet(request.raw, () => bodies.receive(call, request.raw))
        request.formQuery = new URLSearchParams([...searchParams, ...form]).toString()
        await takeTurn(call)
      }),
      replyOptions: { ...replyOptions, queryString: (_search, _url, { formQuery }) => formQuery },
    })
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The query of a request, with what stood as a form in its body. */
    formQuery: string
    /** Under which limits count it; null for this machine itself. */
    clientAddress: string | null
    /** Leave to ask the API. */
    turn: Turn | null
  }
}
