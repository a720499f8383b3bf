import staticFiles from '@fastify/static'
import { mayReadMetrics, type Metrics, type WebMetrics, type WebRoute } from '@markwright/operations/metrics'
import { followConnections } from '@markwright/runtime/close-connections.ts'
import { isRequestId } from '@markwright/runtime/request-id.ts'
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { result } from './answer.ts'
import { limitConnections, refuseUnreadable } from './connections.ts'
import { type WebLimits, webLimits } from './limits.ts'
import { officeManifest } from './office-manifest.ts'
import { LANGUAGES, passOnToApi, STREAMS } from './proxy.ts'
import { RefusalError } from './refusal-error.ts'
import { refusalAt, refusals } from './refusals.ts'

/** Those that the proxy passes on. */
const METHODS = 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT'
const YEAR_SECONDS = 365 * 24 * 60 * 60

const POLICY = [
  "default-src 'self'",
  // Ant Design writes its styles into the page.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const OFFICE_HOSTS = [
  'https://*.office.com',
  'https://*.officeapps.live.com',
  'https://*.sharepoint.com',
  'https://*.cloud.microsoft',
]
const OFFICE_CDN = 'https://appsforoffice.microsoft.com'

/** Office shows the task pane in a frame and has scripts of its own, which come from Microsoft. */
const TASK_PANE_POLICY = [
  "default-src 'self'",
  `script-src 'self' ${OFFICE_CDN}`,
  `connect-src 'self' ${OFFICE_CDN}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  `frame-ancestors ${OFFICE_HOSTS.join(' ')}`,
].join('; ')

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}

/** The pages themselves; every other address is the API's, so that both have one origin. */
export async function buildWebServer(options: {
  pages: string
  apiUrl: string
  publicUrl?: string
  logger?: FastifyBaseLogger
  metrics?: Pick<Metrics, 'render'> & WebMetrics
  /** Anyone who sends it may read the metrics; without it, programs on the machine of a site that has no public address. */
  metricsToken?: string | undefined
  /** Reverse proxies in front of the API whose `X-Forwarded-For` is believed, this server among them. */
  trustedProxies?: number
  limits?: Partial<WebLimits>
}): Promise<FastifyInstance> {
  const limits = { ...webLimits, ...options.limits }
  const proxies = Math.max(0, (options.trustedProxies ?? 1) - 1)
  const app: FastifyInstance = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: refuseUnreadable,
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: Math.max(100, limits.headersMs / 10),
    },
    connectionTimeout: limits.silenceMs,
    rewriteUrl: ({ url = '/' }) => literalPath(url),
    // The API and the jobs that it orders log a request by the same id, and people are shown it when it fails.
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const input = headers['x-request-id']
      return isRequestId(input) ? input : randomUUID()
    },
  })

  limitConnections(app.server, {
    ofAll: limits.connections,
    ofAddress: limits.connectionsOfAddress,
    isBehindProxy: proxies > 0,
  })
  const connections = followConnections(app.server)
  app.addHook('preClose', async () => connections.close())

  // Node answers it without a body.
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const { type, body } = refusalAt(request.url ?? '', '', refusals.notExpected)
    response.writeHead(417, { 'content-type': type }).end(body)
  })

  app.setNotFoundHandler((request, reply) => result(request, reply.header('allow', METHODS), refusals.methodNotAllowed))
  app.setErrorHandler((error: FastifyError | RefusalError, request, reply) => {
    if (error instanceof RefusalError) return result(request, reply.headers(error.headers), error.refusal)
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    if (status >= 500) return result(request, reply, refusals.internal)
    return status === 415
      ? result(request, reply, refusals.otherType)
      : result(request, reply, refusals.unreadable, status)
  })

  const isSecure = options.publicUrl?.startsWith('https:')
  app.addHook('onSend', async ({ raw }, reply) => {
    // What has not arrived is not waited for.
    if (!raw.complete) reply.header('connection', 'close')
    if (isSecure) reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
  })

  // WeChat sends people back to a path; the pages live behind the hash.
  app.get('/callback', (request, reply) => {
    const { search } = new URL(request.url, 'http://site')
    return reply.redirect(`/#/callback${search}`)
  })

  // A shared query, by an address that is short and survives being copied.
  app.get<{ Params: { token: string } }>('/s/:token', ({ params }, reply) =>
    reply.redirect(`/#/s/${encodeURIComponent(params.token)}`),
  )

  registerMetrics(app, options)

  app.get('/office/manifest.xml', (request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('x-content-type-options', 'nosniff')
      .send(officeManifest((options.publicUrl ?? `http://${request.host}`).replace(/\/$/, ''))),
  )

  await app.register(staticFiles, {
    root: options.pages,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
      for (const [name, value] of Object.entries(HEADERS)) reply.header(name, value)
      if (/[/\\]office[/\\]taskpane\.html/.test(path)) {
        reply.header('content-security-policy', TASK_PANE_POLICY)
        // Office opens windows for its dialogs and has to hear from them.
        reply.header('cross-origin-opener-policy', 'unsafe-none')
      }
    },
  })

  await passOnToApi(app, { apiUrl: options.apiUrl, proxies, limits })
  return app
}

/**
 * Measures every request, and answers `/metrics` with what this process measures. That of the API is never passed on:
 * everybody would come from its own machine. The same holds for this one behind a reverse proxy, so that a site with a
 * public address wants a token.
 */
function registerMetrics(
  app: FastifyInstance,
  { metrics, metricsToken, publicUrl = '' }: Parameters<typeof buildWebServer>[0],
) {
  const isPublic = !LOOPBACK.test(publicUrl)
  app.addHook('onResponse', async ({ routeOptions }, { statusCode, elapsedTime }) =>
    metrics?.observeWebRequest({
      route: routeOf(routeOptions.url),
      status: statusCode,
      seconds: elapsedTime / 1000,
    }),
  )
  app.all('/metrics', async (request, reply) => {
    const caller = { address: request.socket.remoteAddress, headers: request.headers }
    const isAllowed = (metricsToken !== undefined || !isPublic) && mayReadMetrics(caller, metricsToken)
    if (!metrics || !isAllowed || request.method !== 'GET') return result(request, reply, refusals.notFound)
    const { type, body } = await metrics.render()
    return reply.header('cache-control', 'no-store').type(type).send(body)
  })
}

const LOOPBACK = /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?\/?$/

const API_ROUTES = new Set(['/*', LANGUAGES, STREAMS])
const REDIRECTS = new Set(['/callback', '/s/:token'])

/** By the pattern of the route; everything that has none of its own is the API's. */
const routeOf = (pattern: string | undefined): WebRoute => {
  if (pattern === undefined || API_ROUTES.has(pattern)) return 'api'
  return REDIRECTS.has(pattern) ? 'redirect' : 'page'
}

/** Steps to a folder above; the proxy refuses them by itself, and not in the form of the API. */
const UPWARDS = /(^|[/\\])\.\.([/\\]|$)/

/** A path that cannot be passed on as it is means itself: the API answers it as any other that it does not know. */
function literalPath(url: string): string {
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  if (isPassedOn(path)) return url
  // Dots that are decoded once would be steps again.
  return path.replaceAll('%', '%25').replaceAll('..', '%252E%252E').replaceAll('\\', '%255C') + url.slice(path.length)
}

function isPassedOn(path: string): boolean {
  try {
    return !UPWARDS.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
