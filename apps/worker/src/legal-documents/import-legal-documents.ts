import { JobRefusal, type EndHandler, type importLegalDocuments, type JobHandler } from '@markwright/jobs'
import { type LegalEntry, readLegalDocuments } from '@markwright/legal-documents'
import { gunzip, isGzip, type Reason, RegisterFileError } from '@markwright/registers'
import { createReadStream, type ReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { Pool } from 'pg'
import { fingerprintOf } from '../imports/fingerprint.ts'
import { importFaults } from '../imports/import-faults.ts'
import { writeInBatches, writeStorable, type BatchLimits } from '../imports/write-in-batches.ts'
import { legalImportFaults } from './legal-faults.ts'
import {
  endLegalImport,
  findLegalImport,
  findLegalImportOfJob,
  type LegalImport,
  openLegalDocuments,
  recordLegalFormat,
} from './legal-import.repository.ts'
import { writeLegalBatch } from './write-legal-batch.repository.ts'

const FILE_BYTES_MAX = 8 * 2 ** 30

const limits: BatchLimits<LegalEntry> = {
  records: 100,
  characters: 4_000_000,
  charactersOf: (entry) =>
    'document' in entry ? entry.document.paragraphs.reduce((sum, { length }) => sum + length, 0) : 0,
}

/**
 * Imports a file of judgments and decisions, batch by batch; each document is there whole or not at all. A run that
 * follows an interrupted one goes on at the record where that one stood.
 */
export function importLegalDocumentsHandler({ pool }: { pool: Pool }): JobHandler<typeof importLegalDocuments> {
  const db = openLegalDocuments(pool)
  return async ({ importId }, job) => {
    const record = await findLegalImport(db, importId)
    if (!record) throw new JobRefusal(importFaults.unknown)
    if (record.state === 'running') {
      const { jobId, lease, signal } = job
      const run = { importId, jobId, lease, demonstration: record.demonstration }
      let read = 0
      const file = legalFile(record, (format) => recordLegalFormat(db, importId, format))
      async function* entriesLeft() {
        for await (const entry of file.entries()) {
          read += 1
          if (read > record!.checkpoint) yield entry
        }
      }
      const fault = await writeInBatches(
        entriesLeft(),
        { limits, checkpoint: record.checkpoint, signal },
        async (from, batch) => {
          await writeStorable(
            batch,
            (part, offset) => writeLegalBatch(db, run, from + offset, part),
            (entry) =>
              'document' in entry
                ? {
                    line: entry.line,
                    reject: legalImportFaults.notStorable,
                    number: entry.document.number,
                    excerpt: entry.document.title.slice(0, 300),
                  }
                : null,
          )
          await job.progress(Math.min(99, 100 * file.share()), { read: from + batch.length })
        },
      )
      await end(db, (await findLegalImport(db, importId))!, fault?.reason ?? null)
    }
    const { state, fault, created, updated, unchanged, rejected } = (await findLegalImport(db, importId))!
    if (state === 'failed') throw new JobRefusal(fault ?? importFaults.unknown)
    return { created, updated, unchanged, rejected }
  }
}

type Db = ReturnType<typeof openLegalDocuments>

async function end(db: Db, { id, created, updated, unchanged }: LegalImport, fault: Reason | null): Promise<void> {
  const isFruitless = created + updated + unchanged === 0
  await endLegalImport(
    db,
    id,
    isFruitless ? 'failed' : 'published',
    fault ?? (isFruitless ? legalImportFaults.nothingAccepted : null),
  )
}

/** Ends an import that will not be resumed, with why. What it has brought is searched already. */
export const endOfLegalImport =
  (pool: Pool, reason: Reason): EndHandler =>
  async (jobId) => {
    const db = openLegalDocuments(pool)
    const importId = await findLegalImportOfJob(db, jobId)
    if (importId) await endLegalImport(db, importId, 'failed', reason)
  }

/** The file of an import; it is opened when the first entry is requested. */
function legalFile({ path, fingerprint, size_bytes }: LegalImport, onFormat: (format: string) => Promise<unknown>) {
  let bytes: ReadStream | null = null
  return {
    /** @throws RegisterFileError */
    async *entries(): AsyncGenerator<LegalEntry> {
      const facts = await stat(path).catch(() => null)
      if (!facts) throw new RegisterFileError(importFaults.unreadable)
      if (!facts.isFile()) throw new RegisterFileError(legalImportFaults.notAFile)
      if (facts.size > FILE_BYTES_MAX) throw new RegisterFileError(legalImportFaults.tooLarge)
      if ((await fingerprintOf(path)).fingerprint !== fingerprint) throw new RegisterFileError(importFaults.changed)
      const isPacked = isGzip(await firstBytes(path))
      bytes = createReadStream(path)
      yield* readLegalDocuments(isPacked ? gunzip(bytes, facts.size) : bytes, onFormat)
    },

    /** How much of the file has been read, 0 to 1. */
    share: () => (bytes ? bytes.bytesRead / Math.max(1, Number(size_bytes)) : 0),
  }
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return buffer
  } finally {
    await file.close()
  }
}
