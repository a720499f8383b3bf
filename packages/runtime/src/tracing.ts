import { type Attributes, context, propagation, SpanStatusCode, trace } from '@opentelemetry/api'
import type { TracedModule } from './connect-tracing.ts'

let stop: (() => Promise<void>) | undefined

/** The standard settings without which nothing is traced. */
const ENDPOINTS = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT']

/**
 * Exports spans of HTTP, PostgreSQL and Redis where the standard settings of OpenTelemetry name a receiver
 * (`OTEL_EXPORTER_OTLP_ENDPOINT`, by HTTP with protobuf); otherwise nothing of it is loaded. Awaited before modules are
 * imported that are to be traced.
 * @param name of the service, where `OTEL_SERVICE_NAME` gives none
 * @param modules that are traced, of those
 */
export async function startTracing(name: string, modules: readonly TracedModule[]): Promise<void> {
  const environment = process.env
  const isWanted = ENDPOINTS.some((setting) => environment[setting]?.trim())
  if (!isWanted || environment['OTEL_SDK_DISABLED'] === 'true' || environment['OTEL_TRACES_EXPORTER'] === 'none') return
  const { connectTracing } = await import('./connect-tracing.ts')
  stop = connectTracing(name, modules)
}

/** Sends what has not been sent yet. */
export const stopTracing = async (): Promise<void> => stop?.()

const tracer = trace.getTracer('markwright')

/** Runs `call` within a span of its own. Costs nothing without tracing. */
export const withSpan = <Result>(name: string, attributes: Attributes, call: () => Promise<Result>): Promise<Result> =>
  tracer.startActiveSpan(name, { attributes }, (span) => call().finally(() => span.end()))

/** Adds facts to the span that the caller runs in, if any; `name` replaces its name. */
export function describeSpan(attributes: Attributes, name?: string): void {
  const span = trace.getActiveSpan()
  if (!span) return
  span.setAttributes(attributes)
  if (name !== undefined) span.updateName(name)
}

/** Marks the span that the caller runs in, if any, as failed. */
export function failSpan(error: unknown): void {
  const span = trace.getActiveSpan()
  span?.recordException(error instanceof Error ? error : String(error))
  span?.setStatus({ code: SpanStatusCode.ERROR, message: String(error) })
}

/** The headers by which another process continues the trace that the caller runs in; none without tracing. */
export function traceHeaders(): Record<string, string> {
  const headers = {}
  propagation.inject(context.active(), headers)
  return headers
}
