import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, commonErrors } from './errors.ts'

/** Anyone who watches the process needs an answer above all while it is overloaded. */
const WATCHED = new Set(['/healthz', '/readyz', '/metrics'])
/** Wait for news, and cost nothing meanwhile. */
const WAITING = new Set(['streamJobEvents'])
/** Many requests at once that are answered sooner are no overload. */
const SLOW_MS = 3000
const RETRY_AFTER_SECONDS = 5

/**
 * Refuses requests with 503 and `Retry-After` at once while `atOnceMax` are being worked on, the oldest of them for more
 * than three seconds: in a longer queue, all would wait until their callers give up and send them again. What counts is
 * work, not the transfer of a body or an answer, so that slow lines take no places. The delay of the event loop does not
 * show such a queue, as most of it waits for the database.
 */
export function refuseWhenOverloaded(app: FastifyInstance, atOnceMax: number) {
  /** Since when each is being worked on, the oldest first. */
  const working = new Map<FastifyRequest, number>()
  const isCounted = ({ routeOptions: { url, config } }: FastifyRequest) =>
    !(url !== undefined && WATCHED.has(url)) && !WAITING.has(config.operationId ?? '')
  const isOverloaded = () => {
    const [oldest] = working.values()
    return working.size >= atOnceMax && oldest !== undefined && performance.now() - oldest > SLOW_MS
  }

  app.addHook('onRequest', async (request) => {
    if (!isCounted(request)) return
    if (isOverloaded()) {
      const headers = { 'retry-after': String(RETRY_AFTER_SECONDS) }
      throw new AppError(commonErrors.overloaded, { retryAfterSeconds: RETRY_AFTER_SECONDS }, { headers })
    }
    working.set(request, performance.now())
  })
  app.addHook('preParsing', async (request) => {
    working.delete(request)
  })
  app.addHook('preValidation', async (request) => {
    if (isCounted(request)) working.set(request, performance.now())
  })
  app.addHook('onSend', async (request) => {
    working.delete(request)
  })
  app.addHook('onResponse', async (request) => {
    working.delete(request)
  })
}
