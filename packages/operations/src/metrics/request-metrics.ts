import { Counter, Histogram } from 'prom-client'
import type { Metrics } from './metrics.ts'

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Requests by operation of the contract and status, how long they took, and searches by kind. */
export function createRequestMetrics({ registry }: Pick<Metrics, 'registry'>) {
  const requests = new Counter({
    name: 'markwright_http_requests_total',
    help: 'Answered requests.',
    labelNames: ['operation', 'status'] as const,
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'markwright_http_request_duration_seconds',
    help: 'Time until a request was answered; a stream of events counts until it ends.',
    labelNames: ['operation'] as const,
    buckets: SECONDS,
    registers: [registry],
  })
  const searches = new Counter({
    name: 'markwright_searches_total',
    help: 'Searches that found an answer and were counted, by product and kind.',
    labelNames: ['product', 'kind'] as const,
    registers: [registry],
  })
  return {
    /** `operation`: its id in the contract; `other` for what has none. */
    observeRequest(request: { operation: string; status: number; seconds: number }) {
      requests.inc({ operation: request.operation, status: String(request.status) })
      durations.observe({ operation: request.operation }, request.seconds)
    },

    observeSearch: (product: 'trademark' | 'patent', kind: string) => searches.inc({ product, kind }),
  }
}
export type RequestMetrics = ReturnType<typeof createRequestMetrics>

/** Requests to the web server by what answers them and status, and how long they took. */
export function createWebMetrics({ registry }: Pick<Metrics, 'registry'>) {
  const requests = new Counter({
    name: 'markwright_web_requests_total',
    help: 'Requests that the web server has answered: from its pages, by a redirect, or passed on to the API.',
    labelNames: ['route', 'status'] as const,
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'markwright_web_request_duration_seconds',
    help: 'Time until the web server had answered; a stream of events counts until it ends.',
    labelNames: ['route'] as const,
    buckets: SECONDS,
    registers: [registry],
  })
  return {
    observeWebRequest(request: { route: WebRoute; status: number; seconds: number }) {
      requests.inc({ route: request.route, status: String(request.status) })
      durations.observe({ route: request.route }, request.seconds)
    },
  }
}
export type WebMetrics = ReturnType<typeof createWebMetrics>
export type WebRoute = 'page' | 'redirect' | 'api'
