import { findJob, importRegister, JobRefusal, type JobHandler, type JobRun } from '@markwright/jobs'
import type { Reason, RegisterFileError } from '@markwright/registers'
import type { ObjectStore } from '@markwright/storage'
import type { Pool } from 'pg'
import { importFaults } from './import-faults.ts'
import { findImport, type ImportFault, type ImportRecord } from './import-record.ts'
import { endImport } from './publish-import.ts'
import { readInBatches } from './read-in-batches.ts'
import { createRegisterWriter } from './register-writer.ts'

/**
 * Imports a register file. A run that follows an interrupted one goes on at its checkpoint. Where something ends the
 * reading early, what has been read is published with that fault beside it; an import that has read nothing fails.
 */
export function importRegisterHandler(deps: {
  pool: Pool
  objects: Pick<ObjectStore, 'has'>
  /** Told when an import has ended, because it may have brought pictures. */
  orderImages?: () => Promise<void>
}): JobHandler<typeof importRegister> {
  const { pool } = deps

  return async ({ importId }, run) => {
    const given = await findImport(pool, importId)
    if (!given) throw new JobRefusal(importFaults.unknown)
    // An earlier run has ended the import and died before it could say so.
    if (given.state !== 'running') return reportOf(given)

    const self = { importId, jobId: run.jobId, lease: run.lease }
    const writer = createRegisterWriter(deps)
    const offices = new Set<string>()
    const end = (fault: ImportFault | null) => endImport(pool, self, { fault, offices })
    try {
      const fault = await readInBatches({ pool, given, run, offices }, (checkpoint, entries) =>
        writer.writeBatch(self, checkpoint, entries),
      )
      await end(fault && faultOf(fault))
      await deps.orderImages?.()
    } catch (error) {
      const reason = await reasonToEnd(pool, run)
      // Should this fail as well, the next import ends the one that was left behind.
      if (reason) await end({ ...reason, line: null, file: null }).catch(() => {})
      throw error
    }
    return reportOf((await findImport(pool, importId))!)
  }
}

const faultOf = ({ reason, line, file }: RegisterFileError): ImportFault => ({ ...reason, line, file })

/** Why an import that was interrupted will not be taken up again; null where it will. */
async function reasonToEnd(pool: Pool, { jobId, signal }: JobRun): Promise<Reason | null> {
  if (signal.aborted) return signal.reason === 'cancelled' ? importFaults.cancelled : null
  const job = await findJob(pool, jobId).catch(() => null)
  return job && job.attempts >= importRegister.attempts ? importFaults.givenUp : null
}

/** @throws JobRefusal for an import that has failed */
function reportOf(ended: ImportRecord) {
  const { state, format, created, updated, unchanged, outdated, rejected, fault, version } = ended
  if (state === 'failed') throw new JobRefusal(fault ?? importFaults.unknown)
  return { format, created, updated, unchanged, outdated, rejected, fault, version }
}
