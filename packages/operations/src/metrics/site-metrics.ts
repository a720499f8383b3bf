import { Gauge } from 'prom-client'
import type { Metrics } from './metrics.ts'
import type { SiteState } from '../site-state.ts'

/** A reading of the database serves all metrics of one scrape. */
const FRESH_MS = 2000

/**
 * What the database says of the site as a whole; one process of a site exports it. Where the database does not answer,
 * these metrics are absent and the others stay.
 */
export function observeSite({ registry }: Pick<Metrics, 'registry'>, read: () => Promise<SiteState>): void {
  let last: { at: number; state: Promise<SiteState | null> } | undefined
  const current = () => {
    if (!last || Date.now() - last.at > FRESH_MS) last = { at: Date.now(), state: read().catch(() => null) }
    return last.state
  }
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    valuesOf: (state: SiteState) => [Record<Label, string>, number | null][],
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset()
        // One without labels would be 0, which is not the same as unknown.
        if (labelNames.length === 0) this.remove()
        const state = await current()
        for (const [labels, value] of state ? valuesOf(state) : [])
          if (value !== null) this.set(labels as Partial<Record<Label, string>>, value)
      },
    })
  const single = (name: string, help: string, valueOf: (state: SiteState) => number | null) =>
    gauge(name, help, [], (state) => [[{}, valueOf(state)]])

  gauge('markwright_queue_jobs', 'Jobs that wait or run.', ['queue', 'state'], ({ queues }) =>
    queues.flatMap(({ queue, waiting, active }): [{ queue: string; state: string }, number][] => [
      [{ queue, state: 'waiting' }, waiting],
      [{ queue, state: 'active' }, active],
    ]),
  )
  gauge('markwright_queue_oldest_seconds', 'How long the oldest job that could run has waited.', ['queue'], (state) =>
    state.queues.map(({ queue, oldestSeconds }) => [{ queue }, oldestSeconds]),
  )
  single('markwright_jobs_failed_last_day', 'Jobs that have failed within 24 hours.', (state) => state.failedLastDay)
  gauge('markwright_published_version', 'Version of the data that indexes should hold.', ['index'], (state) => [
    [{ index: 'trademarks' }, state.registerVersion],
  ])
  single(
    'markwright_register_age_seconds',
    'Time since register data was imported; absent before the first import.',
    (state) => state.registerAgeSeconds,
  )
  single(
    'markwright_backup_age_seconds',
    'Time since the last backup that was completed; absent where there is none.',
    (state) => state.backupAgeSeconds,
  )
  single('markwright_backup_failed', 'Whether the last backup failed.', ({ backupFailed }) => Number(backupFailed))
  single('markwright_database_bytes', 'Size of the database.', (state) => state.databaseBytes)
  single('markwright_disk_free_bytes', 'Free space of the disk that holds DATA_DIR.', ({ disk }) => disk.freeBytes)
  single('markwright_disk_bytes', 'Size of the disk that holds DATA_DIR.', ({ disk }) => disk.bytes)
}
