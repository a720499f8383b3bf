import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { Language } from '../../kernel/language.ts'
import type { ManagedImportRow, ManagedJobRow } from './console.repository.ts'
import { faultOf, mayDo, type OperationsConsole } from './console.ts'
import { isBehind, isLost } from './find-alerts.ts'

const instantOrNull = (at: Date | null) => at && formatInstant(at)
const indexNames = ['trademarks', 'images', 'patents'] as const

export function presentOperations({
  now,
  site,
  attention,
  processes,
  providers,
  backups,
}: Awaited<ReturnType<OperationsConsole['read']>>): Schemas['Operations'] {
  return {
    attention,
    registerVersion: site.registerVersion,
    processes: processes.map((row) => ({
      id: row.id,
      kind: row.kind === 'worker' ? 'worker' : 'api',
      host: row.host,
      pid: row.pid,
      version: row.version,
      isLost: isLost({ seenAt: row.seen_at }, now),
      startTime: formatInstant(row.started_at),
      seenTime: formatInstant(row.seen_at),
      memoryBytes: row.facts.memoryBytes,
      indexes: indexNames.flatMap((name) => {
        const index = row.facts.indexes[name]
        if (!index) return []
        const { ready: isReady, records, version, memoryBytes, fault } = index
        const behind = isReady && isBehind({ name, version }, site.registerVersion)
        return [{ name, isReady, records, version, isBehind: behind, memoryBytes, fault }]
      }),
    })),
    queues: site.queues.map((queue) => ({ ...queue, oldestSeconds: Math.round(queue.oldestSeconds) })),
    providers: providers.map((row) => ({
      name: row.name,
      lastSuccessTime: instantOrNull(row.last_success_at),
      lastFailureTime: instantOrNull(row.last_failure_at),
      lastFailure: row.last_failure,
      successes: Number(row.successes),
      failures: Number(row.failures),
    })),
    backups: backups.map((row) => ({
      id: row.id,
      state: row.state as Schemas['BackupState']['state'],
      file: row.file,
      encrypted: row.encrypted,
      bytes: row.bytes === null ? null : Number(row.bytes),
      error: row.error,
      startTime: formatInstant(row.started_at),
      finishTime: instantOrNull(row.finished_at),
    })),
    storage: {
      databaseBytes: site.databaseBytes,
      diskBytes: site.disk.bytes,
      diskFreeBytes: site.disk.freeBytes,
    },
  }
}

export const presentManagedJob = (row: ManagedJobRow, language: Language): Schemas['ManagedJob'] => ({
  id: row.id,
  kind: row.name,
  queue: row.queue,
  state: row.state,
  isStopping: row.state === 'active' && row.cancel_requested,
  progress: row.progress,
  runs: row.runs,
  reason: row.error?.[language] ?? null,
  cause: row.cause,
  requestId: row.request_id,
  ownerPhone: row.phone,
  mayRetry: mayDo('retry', row),
  mayCancel: mayDo('cancel', row),
  createTime: formatInstant(row.created_at),
  startTime: instantOrNull(row.started_at),
  finishTime: instantOrNull(row.finished_at),
  nextTime: row.state === 'queued' ? formatInstant(row.available_at) : null,
})

export const presentManagedImport = (row: ManagedImportRow, language: Language): Schemas['ManagedImport'] => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  files: row.files,
  state: row.state,
  jobId: row.job_id,
  progress: row.progress,
  created: row.created,
  updated: row.updated,
  unchanged: row.unchanged,
  rejected: row.rejected,
  version: row.version,
  fault: row.state === 'running' ? null : faultOf(row, language),
  createTime: formatInstant(row.created_at),
  finishTime: instantOrNull(row.finished_at),
})
