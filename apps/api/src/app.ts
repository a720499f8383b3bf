import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import wireContract from '@markwright/contract/contract.wire.json' with { type: 'json' }
import type { OperationId } from '@markwright/contract'
import { TENANT_ID } from '@markwright/domain/people/sign-in-limits'
import type { Logger } from '@markwright/runtime'
import { followConnections } from '@markwright/runtime/close-connections.ts'
import { isRequestId } from '@markwright/runtime/request-id.ts'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { compileOnFirstUse } from './kernel/compile-on-first-use.ts'
import { createContractRouter, type Handlers } from './kernel/contract-routes.ts'
import { answerFailure, answerUnreadable, registerErrorHandler } from './kernel/error-handler.ts'
import { drainBodies } from './kernel/drain-body.ts'
import { AppError, commonErrors } from './kernel/errors.ts'
import { registerEventStreams } from './kernel/event-stream.ts'
import { describeRequest } from './kernel/logged-url.ts'
import { type AppMetrics, registerMetrics } from './kernel/metrics.ts'
import { refuseWhenOverloaded } from './kernel/overload.ts'
import { refuseForeignOrigin } from './kernel/origin.ts'
import type { Authenticator } from './kernel/session.ts'

/** `handlers`: by operations of the contract. */
export type AppModule = { handlers: Partial<Handlers<OperationId>> }
/** Routes of their own below a path, and how requests there are answered that fail before there is a route. */
export type RouteGroup = {
  prefix: `/${string}`
  answerFailure: typeof answerFailure
  register(app: FastifyInstance, options: { checkReplies: boolean }): Promise<void>
}

export type AppParts = {
  modules: readonly AppModule[]
  routeGroups: readonly RouteGroup[]
  authenticator: Authenticator
  metrics: AppMetrics
}

export type AppOptions = {
  logger?: Logger | undefined
  trustedProxies: number
  publicUrl: string
  /** Of one address; more are refused. */
  requestsPerSecond: number
  /** How many the process works on at once; more are refused. */
  requestsAtOnce?: number
  /** Anyone who sends it may read `/metrics`; without it, programs on the same machine. */
  metricsToken?: string | undefined
  /** Makes an answer outside the contract an error. */
  checkReplies?: boolean
}

const BODY_BYTES_MAX = 1024 * 1024
const FILE_BYTES_MAX = 25 * 1024 * 1024
const BURST_SECONDS = 5

/** The same application in tests and in production. */
export async function buildApp(
  { modules, routeGroups, authenticator, metrics }: AppParts,
  options: AppOptions,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: options.logger?.child({}, { serializers: { req: describeRequest } }) as
      | FastifyBaseLogger
      | undefined,
    bodyLimit: BODY_BYTES_MAX,
    trustProxy: (_address, hop) => hop < options.trustedProxies,
    requestIdHeader: false,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => {
      const group = routeGroups.find(({ prefix }) => request.url.startsWith(`${prefix}/`))
      void (group?.answerFailure ?? answerFailure)(error, request, reply)
    },
    genReqId: ({ headers }) => {
      const input = headers['x-request-id']
      return isRequestId(input) ? input : randomUUID()
    },
    schemaController: { compilersFactory: compileOnFirstUse() },
    ajv: { customOptions: { coerceTypes: 'array', removeAdditional: false, allowUnionTypes: true } },
  })
  registerErrorHandler(app)
  drainBodies(app)
  registerEventStreams(app)
  const connections = followConnections(app.server)
  app.addHook('preClose', async () => connections.close())

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    const tenant = request.headers['tenant-id']
    if (tenant !== undefined && tenant !== TENANT_ID) throw new AppError(commonErrors.unknownTenant)
    // Keys are no cookies: no page sends them in the name of a user.
    if (!routeGroups.some(({ prefix }) => request.url.startsWith(`${prefix}/`)))
      refuseForeignOrigin(request, options.publicUrl)
  })
  app.addHook('onSend', async (_, reply, payload) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    reply.header('x-content-type-options', 'nosniff')
    // As bytes, an answer is encoded once: a text would be to know its length and again to be sent.
    return typeof payload === 'string' ? Buffer.from(payload) : payload
  })

  if (options.requestsAtOnce !== undefined) refuseWhenOverloaded(app, options.requestsAtOnce)
  registerMetrics(app, { metrics, token: options.metricsToken })
  await app.register(cookie)
  await app.register(formbody)
  await app.register(multipart, { limits: { files: 1, fields: 10, fileSize: FILE_BYTES_MAX } })
  // A flood is met in each process by itself; what must not be done too often is counted for all of them together.
  await app.register(rateLimit, {
    max: options.requestsPerSecond * BURST_SECONDS,
    timeWindow: BURST_SECONDS * 1000,
    errorResponseBuilder: () => new AppError(commonErrors.tooFrequent),
  })

  await app.register(swagger, { mode: 'static', specification: { document: wireContract as never } })
  await app.register(swaggerUi, { routePrefix: '/docs', uiConfig: { deepLinking: true } })

  const checkReplies = options.checkReplies ?? false
  const router = createContractRouter(app, { checkReplies, authenticator })
  for (const { handlers } of modules) router.handle(handlers as Handlers<OperationId>)
  router.assertComplete()
  for (const routeGroup of routeGroups) await routeGroup.register(app, { checkReplies })
  return app
}
