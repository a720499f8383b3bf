import { PROCESS_LOST_SECONDS } from '@markwright/operations/service-processes'
import type { SiteState } from '@markwright/operations/site-state'

export type AttentionKind =
  | 'noWorker'
  | 'processLost'
  | 'indexNotReady'
  | 'indexFault'
  | 'indexBehind'
  | 'queueStalled'
  | 'jobsFailed'
  | 'importFailed'
  | 'providerFails'
  | 'backupFailed'
  | 'backupOld'
  | 'backupMissing'
  | 'diskFull'

/** Something to look after; `count` and `subject` as the contract describes them. */
export type Attention = {
  kind: AttentionKind
  isCritical: boolean
  subject: string | null
  count: number | null
  detail: string | null
}

export type ProcessState = {
  kind: 'api' | 'worker'
  host: string
  pid: number
  startedAt: Date
  seenAt: Date
  indexes: { name: string; ready: boolean; version: number | null; fault: string | null }[]
}

export type ProviderState = {
  name: string
  lastSuccessAt: Date | null
  lastFailureAt: Date | null
  lastFailure: string | null
}

export type ImportFailure = { name: string; reason: string | null }

const INDEX_MINUTES = 15
const QUEUE_SECONDS = 900
const BACKUP_SECONDS = 2 * 86_400
const FREE_PERCENT = 10
const SECONDS = 1000

export const isLost = ({ seenAt }: { seenAt: Date }, now: Date) =>
  now.getTime() - seenAt.getTime() > PROCESS_LOST_SECONDS * SECONDS

/** An index of the register that does not hold what was published. */
export const isBehind = (index: { name: string; version: number | null }, registerVersion: number) =>
  index.name === 'trademarks' && (index.version ?? 0) < registerVersion

const nameOf = ({ kind, host, pid }: ProcessState) => `${kind} ${host}:${pid}`

/** What somebody should look after, the critical first. The rules are those of the alerts (docs/operations.md). */
export function findAlerts(
  found: {
    site: SiteState
    processes: readonly ProcessState[]
    providers: readonly ProviderState[]
    failedImports: readonly ImportFailure[]
    lastBackupError: string | null
  },
  now: Date,
): Attention[] {
  const { site, processes, providers, failedImports } = found
  const attention: Attention[] = []
  const add = (kind: AttentionKind, isCritical: boolean, rest: Partial<Attention> = {}) =>
    attention.push({ kind, isCritical, subject: null, count: null, detail: null, ...rest })

  const living = processes.filter((each) => !isLost(each, now))
  if (!living.some(({ kind }) => kind === 'worker')) add('noWorker', true)
  for (const process of processes) {
    const subject = nameOf(process)
    // Its successor does the work.
    if (isLost(process, now)) {
      if (!living.some(({ kind, host }) => kind === process.kind && host === process.host))
        add('processLost', true, { subject })
      continue
    }
    const minutes = (now.getTime() - process.startedAt.getTime()) / (60 * SECONDS)
    for (const index of process.indexes) {
      const named = { subject: `${index.name} · ${subject}` }
      if (!index.ready && minutes > INDEX_MINUTES) add('indexNotReady', true, named)
      if (index.fault !== null) add('indexFault', false, { ...named, detail: index.fault })
      if (index.ready && isBehind(index, site.registerVersion)) add('indexBehind', false, named)
    }
  }
  for (const { queue, oldestSeconds } of site.queues)
    if (oldestSeconds > QUEUE_SECONDS)
      add('queueStalled', false, { subject: queue, count: Math.floor(oldestSeconds / 60) })
  if (site.failedLastDay > 0) add('jobsFailed', false, { count: site.failedLastDay })
  for (const { name, reason } of failedImports) add('importFailed', false, { subject: name, detail: reason })
  for (const { name, lastSuccessAt, lastFailureAt, lastFailure } of providers)
    if (lastFailureAt && (!lastSuccessAt || lastFailureAt > lastSuccessAt))
      add('providerFails', true, { subject: name, detail: lastFailure })
  if (site.backupFailed) add('backupFailed', true, { detail: found.lastBackupError })
  if (site.backupAgeSeconds === null) add('backupMissing', false)
  else if (site.backupAgeSeconds > BACKUP_SECONDS)
    add('backupOld', false, { count: Math.floor(site.backupAgeSeconds / 86_400) })
  const freePercent = Math.floor((100 * site.disk.freeBytes) / site.disk.bytes)
  if (freePercent < FREE_PERCENT) add('diskFull', true, { count: freePercent })
  return attention.toSorted((left, right) => Number(right.isCritical) - Number(left.isCritical))
}
