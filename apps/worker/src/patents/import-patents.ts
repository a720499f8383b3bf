import type { QueryBuilder } from '@markwright/db'
import { JobRefusal, type EndHandler, type importPatents, type JobHandler, type JobRun } from '@markwright/jobs'
import { RegisterFileError, type Reason } from '@markwright/registers'
import type { ObjectStore } from '@markwright/storage'
import type { Pool } from 'pg'
import { fingerprintOf } from '../imports/fingerprint.ts'
import { importFaults } from '../imports/import-faults.ts'
import type { PreparedPatent } from './batch-plan.ts'
import { FileFindings, type PatentEntry } from './patent-entry.ts'
import { patentFaults } from './patent-faults.ts'
import {
  endFile,
  endPatentImport,
  findPatentImport,
  findPatentImportOfJob,
  listImportFiles,
  openPatents,
  type ImportFile,
  type PatentRun,
} from './patent-import.repository.ts'
import { readPatentFile } from './read-patent-file.ts'
import { storeDrawings } from './store-drawings.ts'
import { writePatentBatch } from './write-patent-batch.repository.ts'

const BATCH_RECORDS = 250
/** Of records as JSON: bounds the memory of a batch whose records are large. */
const BATCH_CHARACTERS = 16_000_000

type Deps = { pool: Pool; objects: Pick<ObjectStore, 'put' | 'has'>; now: () => Date }

/**
 * Imports files of patents, one after the other. A run that follows an interrupted one goes on in the file, and at the
 * record, where that one stood.
 */
export function importPatentsHandler({ pool, objects, now }: Deps): JobHandler<typeof importPatents> {
  const db = openPatents(pool)

  const writeBatch = async (
    run: PatentRun & { demonstration: boolean },
    checkpoint: number,
    entries: readonly PreparedPatent[],
  ): Promise<void> => {
    try {
      await writePatentBatch(db, run, checkpoint, entries, now().toISOString().slice(0, 10))
    } catch (error) {
      if (!isDataException(error)) throw error
      if (entries.length === 1) {
        const reject = { place: entries[0]!.place, reject: patentFaults.notStorable, number: null, excerpt: '' }
        return writePatentBatch(db, run, checkpoint, [reject], now().toISOString().slice(0, 10))
      }
      // A record that the database does not store is rejected alone: the batch is halved until it is found.
      const half = Math.ceil(entries.length / 2)
      await writeBatch(run, checkpoint, entries.slice(0, half))
      await writeBatch(run, checkpoint + half, entries.slice(half))
    }
  }

  return async ({ importId }, job) => {
    const given = await findPatentImport(db, importId)
    if (!given) throw new JobRefusal(importFaults.unknown)
    if (given.state === 'running') {
      await readFiles(db, { importId, demonstration: given.demonstration, job, objects }, writeBatch)
      await endPatentImport(db, importId, null)
    }
    return totalsOf(await listImportFiles(db, importId))
  }
}

/** Ends an import that will not be resumed, with why. What its files have brought is searched already. */
export const endOfPatentImport =
  (pool: Pool, reason: Reason): EndHandler =>
  async (jobId) => {
    const db = openPatents(pool)
    const importId = await findPatentImportOfJob(db, jobId)
    if (importId) await endPatentImport(db, importId, reason)
  }

async function readFiles(
  db: QueryBuilder,
  context: { importId: string; demonstration: boolean; job: JobRun; objects: Deps['objects'] },
  writeBatch: (
    run: PatentRun & { demonstration: boolean },
    checkpoint: number,
    entries: readonly PreparedPatent[],
  ) => Promise<void>,
): Promise<void> {
  const { importId, job, objects } = context
  const files = await listImportFiles(db, importId)
  const sizes = files.map(({ size_bytes }) => Number(size_bytes))
  const sizeAll = Math.max(
    1,
    sizes.reduce((sum, size) => sum + size, 0),
  )
  let sizeDone = 0
  let read = 0
  for (const [position, file] of files.entries()) {
    if (file.state === 'waiting' || file.state === 'running') {
      const run = { importId, position, jobId: job.jobId, lease: job.lease, demonstration: context.demonstration }
      const findings = new FileFindings()
      const end = await readFile(file, findings, objects, async (checkpoint, entries) => {
        job.signal.throwIfAborted()
        await writeBatch(run, checkpoint, entries)
        read += entries.length
        await job.progress(Math.min(99, (100 * sizeDone) / sizeAll), { read, file: file.path })
      })
      await endFile(db, run, { ...end, findings })
    }
    sizeDone += sizes[position]!
    await job.progress(Math.min(99, (100 * sizeDone) / sizeAll), { read, file: file.path })
  }
}

/** Reads a file from its checkpoint on; while one batch is written, the next is read. */
async function readFile(
  file: ImportFile,
  findings: FileFindings,
  objects: Deps['objects'],
  write: (checkpoint: number, entries: readonly PreparedPatent[]) => Promise<void>,
) {
  let [ordinal, checkpoint, characters] = [0, file.checkpoint, 0]
  let batch: PreparedPatent[] = []
  let writing: Promise<void> = Promise.resolve()
  const flush = async () => {
    await writing
    if (batch.length === 0) return
    writing = write(checkpoint, batch)
    writing.catch(() => {})
    checkpoint += batch.length
    ;[batch, characters] = [[], 0]
  }
  let fault: RegisterFileError | null = null
  try {
    const now = await fingerprintOf(file.path)
    if (now.fingerprint !== file.fingerprint) throw new RegisterFileError(importFaults.changed)
    for await (const entry of readPatentFile(file.path, findings)) {
      ordinal += 1
      if (ordinal <= file.checkpoint) continue
      const prepared = await prepare(entry, objects)
      batch.push(prepared)
      characters += 'record' in prepared ? sizeOf(prepared.record) : 0
      if (batch.length >= BATCH_RECORDS || characters >= BATCH_CHARACTERS) await flush()
    }
  } catch (error) {
    if (!(error instanceof RegisterFileError)) {
      // Nothing of this run may be under way when the next one begins.
      await writing.catch(() => {})
      throw error
    }
    fault = error
  }
  await flush()
  await writing
  if (ordinal > 0) return { state: 'imported' as const, reason: fault?.reason ?? null }
  const [passed] = findings.passed
  const reason =
    fault?.reason ?? (findings.passed.length > 1 ? patentFaults.noneInArchive : passed?.reason) ?? patentFaults.noFormat
  return { state: fault ? ('failed' as const) : ('passed' as const), reason }
}

async function prepare(entry: PatentEntry, objects: Deps['objects']): Promise<PreparedPatent> {
  if ('reject' in entry) return entry
  const { place, record, format, findImage } = entry
  return { place, record, format, drawings: await storeDrawings(objects, record.drawings, findImage) }
}

/** Characters of the long parts. */
const sizeOf = ({ claims, description }: { claims: object; description: object }) =>
  JSON.stringify(claims).length + JSON.stringify(description).length

/** Class 22 of PostgreSQL's error codes: a value out of range, of a wrong form, or in no valid encoding. */
const isDataException = (error: unknown) => (error as { code?: string }).code?.startsWith('22') === true

export function totalsOf(files: readonly ImportFile[]) {
  const sum = (of: (file: ImportFile) => number) => files.reduce((all, file) => all + of(file), 0)
  return {
    files: files.filter(({ state }) => state === 'imported').length,
    passed: files.filter(({ state }) => state === 'passed').length,
    failed: files.filter(({ state }) => state === 'failed').length,
    created: sum(({ created }) => created),
    updated: sum(({ updated }) => updated),
    unchanged: sum(({ unchanged }) => unchanged),
    rejected: sum(({ rejected }) => rejected),
    drawings: sum(({ drawings }) => drawings),
  }
}
