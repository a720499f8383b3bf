import type { CallObserver } from '@markwright/providers'
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import { type Check } from '../health-checks.ts'

/**
 * What a process measures of itself, for Prometheus. Names begin with `markwright_`, durations are seconds, sizes bytes;
 * docs/operations.md lists them.
 */
export function createMetrics() {
  const registry = new Registry()
  const calls = new Counter({
    name: 'markwright_provider_calls_total',
    help: 'Calls to services of others, by how they ended: success or failure.',
    labelNames: ['provider', 'outcome'] as const,
    registers: [registry],
  })
  return {
    registry,

    /** Adds memory, CPU, garbage collection and the delay of the event loop. */
    observeProcess() {
      collectDefaultMetrics({ register: registry })
    },

    observeProviderCall: (({ provider, failure }) =>
      calls.inc({ provider, outcome: failure === null ? 'success' : 'failure' })) satisfies CallObserver,

    /** Whether what the process depends on answers, checked whenever the metrics are read. */
    observeDependencies(check: () => Promise<Record<string, Check>>) {
      const gauge = new Gauge({
        name: 'markwright_dependency_up',
        help: 'Whether something that the process depends on answers.',
        labelNames: ['dependency'] as const,
        registers: [],
        async collect() {
          for (const [dependency, { ok }] of Object.entries(await check())) this.set({ dependency }, ok ? 1 : 0)
        },
      })
      registry.registerMetric(gauge)
    },

    /** In the text format of Prometheus. */
    render: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  }
}
export type Metrics = ReturnType<typeof createMetrics>
