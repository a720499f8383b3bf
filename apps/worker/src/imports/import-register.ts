import { JobRefusal, type EndHandler, type importRegister, type JobHandler } from '@markwright/jobs'
import type { Reason, RegisterFileError } from '@markwright/registers'
import type { ObjectStore } from '@markwright/storage'
import type { Pool } from 'pg'
import { importFaults } from './import-faults.ts'
import { findImport, findImportOfJob, type ImportFault, type ImportRecord } from './import-record.repository.ts'
import { endImport } from './publish-import.repository.ts'
import { readInBatches } from './read-in-batches.ts'
import { createRegisterWriter } from './register-writer.ts'

/**
 * Imports a register file. A run that follows an interrupted one goes on at its checkpoint. Where something ends the
 * reading early, what has been read is published with that fault beside it; an import that has read nothing fails.
 */
export function importRegisterHandler(deps: {
  pool: Pool
  objects: Pick<ObjectStore, 'has'>
  /** Formatted when an import has ended, because it may have brought images. */
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
    const { fault, files } = await readInBatches({ pool, given, run, offices }, (checkpoint, entries, position) =>
      writer.writeBatch(self, checkpoint, entries, position),
    )
    await endImport(pool, self, { fault: fault && faultOf(fault), offices, files })
    await deps.orderImages?.()
    return reportOf((await findImport(pool, importId))!)
  }
}

const faultOf = ({ reason, line, file }: RegisterFileError): ImportFault => ({ ...reason, line, file })

/** Publishes what an import has read that will not be resumed, with why it has ended. */
export const endOfImport =
  (pool: Pool, reason: Reason): EndHandler =>
  async (jobId, { lease }) => {
    const importId = await findImportOfJob(pool, jobId)
    if (!importId) return
    const fault = { ...reason, line: null, file: null }
    await endImport(pool, { importId, jobId, lease }, { fault, offices: new Set(), files: null })
  }

/** @throws JobRefusal for an import that has failed */
function reportOf(ended: ImportRecord) {
  const { state, format, created, updated, unchanged, outdated, rejected, fault, version } = ended
  if (state === 'failed') throw new JobRefusal(fault ?? importFaults.unknown)
  return { format, created, updated, unchanged, outdated, rejected, fault, version }
}
