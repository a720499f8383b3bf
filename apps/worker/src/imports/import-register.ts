import { JobRefusal, type EndHandler, type importRegister, type JobHandler } from '@markwright/jobs'
import type { Reason, RegisterFileError } from '@markwright/registers'
import type { ObjectStore } from '@markwright/storage'
import type { Pool } from 'pg'
import { addCounts, noCounts, type PreparedEntry } from './batch-plan.ts'
import { importFaults } from './import-faults.ts'
import {
  findImport,
  findImportOfJob,
  recordFormat,
  type ImportFault,
  type ImportRecord,
} from './import-record.repository.ts'
import { endImport } from './publish-import.repository.ts'
import { createRegisterReader } from './read-register-file.ts'
import { createRegisterWriter } from './register-writer.ts'
import { writeInBatches, type BatchLimits } from './write-in-batches.ts'

const limits: BatchLimits<PreparedEntry> = {
  records: 500,
  characters: 4_000_000,
  charactersOf: ({ rows }) => rows?.characters ?? 0,
}

/**
 * Imports a register file. A run that follows an interrupted one goes on at its checkpoint. Where something ends the
 * reading early, what has been read is published with that fault beside it; an import that has read nothing fails.
 */
export function importRegisterHandler(deps: {
  pool: Pool
  objects: Pick<ObjectStore, 'has'>
  /** Called when an import has ended, because it may have brought images. */
  orderImages?: () => Promise<void>
}): JobHandler<typeof importRegister> {
  const { pool } = deps

  return async ({ importId }, run) => {
    const input = await findImport(pool, importId)
    if (!input) throw new JobRefusal(importFaults.unknown)
    // An earlier run has ended the import and died before it could say so.
    if (input.state !== 'running') return reportOf(input)

    const self = { importId, jobId: run.jobId, lease: run.lease }
    const writer = createRegisterWriter(deps)
    const reader = createRegisterReader(input, (format) => recordFormat(pool, importId, format))
    const offices = new Set<string>()
    let counts = addCounts(noCounts(), input)
    const fault = await writeInBatches(
      reader.entries(),
      { limits, checkpoint: input.checkpoint, signal: run.signal },
      async (checkpoint, batch) => {
        for (const { rows } of batch) if (rows) offices.add(rows.record.office)
        counts = addCounts(counts, await writer.writeBatch(self, checkpoint, batch))
        const read = checkpoint + batch.length
        await run.progress(Math.min(99, 100 * reader.share()), { read, ...counts, files: reader.files() })
      },
    )
    await endImport(pool, self, { fault: fault && faultOf(fault), offices, files: reader.files() })
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
