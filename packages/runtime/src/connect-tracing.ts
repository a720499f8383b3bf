import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { RedisInstrumentation } from '@opentelemetry/instrumentation-redis'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { createRequire } from 'node:module'

export type TracedModule = 'http' | 'https' | 'pg' | 'redis'

/** What supervisors and Prometheus request all the time. */
const WATCHED = /^\/(healthz|readyz|metrics)(\?|$)/

/** What somebody searches for is nobody else's business. */
function withoutQuery(url = '') {
  const [path] = url.split('?')
  return { 'http.target': path, 'http.url': path, 'url.path': path, 'url.query': '' }
}

/**
 * Starts tracing: the exporter, the sampler and the batches follow the standard settings `OTEL_…`.
 * @returns sends the last spans and ends
 */
export function connectTracing(name: string, modules: readonly TracedModule[]): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': `markwright-${name}` }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }) => WATCHED.test(url),
        requestHook: (span, request) => void ('url' in request && span.setAttributes(withoutQuery(request.url))),
      }),
      // What nobody waits for, such as the look for due jobs every few seconds, makes no traces of its own. Values are
      // never exported: they may be personal data.
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
      new RedisInstrumentation({ requireParentSpan: true, dbStatementSerializer: (command) => command }),
    ],
  })
  // The instrumentation sees what is loaded by `require`, and then changes the prototypes that imports share.
  const require = createRequire(import.meta.url)
  for (const each of modules) require(each)
  return () => provider.shutdown()
}
