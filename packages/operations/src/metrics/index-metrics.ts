import { Gauge } from 'prom-client'
import type { Metrics } from './metrics.ts'

/** `version` counts what was published or changed; null where an index has none. */
export type IndexState = {
  ready: boolean
  records: number
  version: number | null
  memoryBytes: number
  fault: string | null
}

/** State, size and version of the indexes of a process, by their names. */
export function observeIndexes({ registry }: Pick<Metrics, 'registry'>, list: () => Record<string, IndexState>): void {
  const gauge = (name: string, help: string, valueOf: (state: IndexState) => number | null) =>
    new Gauge({
      name,
      help,
      labelNames: ['index'] as const,
      registers: [registry],
      collect() {
        for (const [index, state] of Object.entries(list())) {
          const value = valueOf(state)
          if (value !== null) this.set({ index }, value)
        }
      },
    })
  gauge('markwright_index_ready', 'Whether an index answers searches.', ({ ready }) => (ready ? 1 : 0))
  gauge('markwright_index_fault', 'Whether the last update of an index failed.', ({ fault }) => (fault ? 1 : 0))
  gauge('markwright_index_records', 'Records that are searched.', ({ records }) => records)
  gauge('markwright_index_version', 'Version of the data that are searched.', ({ version }) => version)
  gauge('markwright_index_memory_bytes', 'Memory of an index.', ({ memoryBytes }) => memoryBytes)
}
