import proxy from '@fastify/http-proxy'
import staticFiles from '@fastify/static'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'

const YEAR_SECONDS = 365 * 24 * 60 * 60

const POLICY = [
  "default-src 'self'",
  // Ant Design writes its styles into the page.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The pages themselves; every other address is the API's, so that both have one origin. */
export async function buildWebServer(options: {
  pages: string
  apiUrl: string
  logger?: FastifyBaseLogger
}): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
  })

  await app.register(staticFiles, {
    root: options.pages,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
      reply.header('content-security-policy', POLICY)
      reply.header('x-content-type-options', 'nosniff')
      reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    },
  })

  await app.register(proxy, {
    upstream: options.apiUrl,
    // Not `/` itself, which is a page.
    routes: ['/*'],
    http2: false,
    replyOptions: {
      // The API believes the last entry only, which is the one written here.
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': [request.headers['x-forwarded-for'], request.ip].filter(Boolean).join(', '),
      }),
      onError: (reply) => {
        reply.code(503).send({
          code: 50300,
          msg: '服务暂时不可用，请稍后重试 / The service is unavailable for the moment.',
          data: null,
          ok: false,
          traceId: '',
        })
      },
    },
  })
  return app
}
