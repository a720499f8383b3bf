import { mayReadMetrics, type Metrics, type RequestMetrics } from '@markwright/operations/metrics'
import { describeSpan } from '@markwright/runtime/tracing.ts'
import type { FastifyInstance } from 'fastify'
import { AppError, commonErrors } from './errors.ts'

/** Measures requests, and formats all that the process measures. */
export type AppMetrics = Pick<RequestMetrics, 'observeRequest'> & Pick<Metrics, 'render'>

/**
 * Measures every request by its operation, and answers `/metrics`. This is no operation of the contract: it is for the
 * operator's Prometheus, the web server does not pass it on, and to all others it does not exist.
 */
export function registerMetrics(
  app: FastifyInstance,
  { metrics, token }: { metrics: AppMetrics; token: string | undefined },
) {
  app.addHook('onRequest', async ({ id, method, routeOptions: { url, config } }) =>
    describeSpan(
      { 'markwright.request.id': id, ...(url && { 'http.route': url }) },
      `${method} ${config?.operationId ?? url ?? 'other'}`,
    ),
  )
  app.addHook('onResponse', async ({ routeOptions }, reply) => {
    metrics.observeRequest({
      operation: routeOptions.config?.operationId ?? 'other',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
  })
  app.get('/metrics', { logLevel: 'warn' }, async ({ socket, headers }, reply) => {
    if (!mayReadMetrics({ address: socket.remoteAddress, headers }, token)) throw new AppError(commonErrors.notFound)
    const { type, body } = await metrics.render()
    return reply.type(type).send(body)
  })
}
