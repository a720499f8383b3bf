import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import wireContract from '@markwright/contract/contract.wire.json' with { type: 'json' }
import type { Logger } from '@markwright/runtime'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { createContractRouter } from './kernel/contract-routes.ts'
import { registerErrorHandler } from './kernel/error-handler.ts'
import { AppError, commonErrors } from './kernel/errors.ts'
import { jobsHandlers } from './modules/jobs/jobs.routes.ts'
import type { JobsService } from './modules/jobs/jobs.service.ts'
import { operationsHandlers } from './modules/operations/operations.routes.ts'
import type { OperationsService } from './modules/operations/operations.service.ts'
import { trademarksHandlers } from './modules/trademarks/trademarks.routes.ts'
import type { TrademarksService } from './modules/trademarks/trademarks.service.ts'

export type AppDeps = { jobs: JobsService; operations: OperationsService; trademarks: TrademarksService }

export type AppOptions = {
  logger?: Logger | undefined
  trustedProxies: number
  /** Makes an answer outside the contract an error. */
  checkReplies?: boolean
}

const BODY_BYTES_MAX = 1024 * 1024
const TENANT = '4'
const REQUEST_ID = /^[\w.-]{8,64}$/

/** The same application in tests and in production. */
export async function buildApp(deps: AppDeps, options: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: options.logger as FastifyBaseLogger | undefined,
    bodyLimit: BODY_BYTES_MAX,
    trustProxy: (_address, hop) => hop < options.trustedProxies,
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    },
    ajv: { customOptions: { coerceTypes: 'array', removeAdditional: false, allowUnionTypes: true } },
  })
  registerErrorHandler(app)

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    const tenant = request.headers['tenant-id']
    if (tenant !== undefined && tenant !== TENANT) throw new AppError(commonErrors.unknownTenant)
  })
  app.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    reply.header('x-content-type-options', 'nosniff')
  })

  await app.register(swagger, { mode: 'static', specification: { document: wireContract as never } })
  await app.register(swaggerUi, { routePrefix: '/docs', uiConfig: { deepLinking: true } })

  const router = createContractRouter(app, { checkReplies: options.checkReplies ?? false })
  router.handle(operationsHandlers(deps.operations))
  router.handle(jobsHandlers(deps.jobs))
  router.handle(trademarksHandlers(deps.trademarks))
  router.assertComplete()
  return app
}
