import type { QueryBuilder } from '@markwright/db'
import { JobRefusal, type EndHandler, type importPatents, type JobHandler, type JobRun } from '@markwright/jobs'
import { RegisterFileError, type Reason } from '@markwright/registers'
import type { ObjectStore } from '@markwright/storage'
import type { Pool } from 'pg'
import { fingerprintOf } from '../imports/fingerprint.ts'
import { importFaults } from '../imports/import-faults.ts'
import { writeInBatches, writeStorable, type BatchLimits } from '../imports/write-in-batches.ts'
import type { PreparedPatent } from './batch-plan.ts'
import { FileFindings } from './file-findings.ts'
import { totalsOf } from './import-totals.ts'
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
import { readPatentFile, type PatentEntry } from './read-patent-file.ts'
import { storeDrawings } from './store-drawings.ts'
import { textImagesOf } from './text-images.ts'
import { writePatentBatch } from './write-patent-batch.repository.ts'

const limits: BatchLimits<PreparedPatent> = {
  records: 250,
  characters: 16_000_000,
  /** Of the long parts. */
  charactersOf: (patent) =>
    'record' in patent
      ? JSON.stringify(patent.record.claims).length + JSON.stringify(patent.record.description).length
      : 0,
}

type Deps = { pool: Pool; objects: Pick<ObjectStore, 'put' | 'has'>; now: () => Date }

type Context = {
  db: QueryBuilder
  importId: string
  demonstration: boolean
  job: JobRun
  objects: Deps['objects']
  now: Deps['now']
}

/**
 * Imports files of patents, one after the other. A run that follows an interrupted one goes on in the file, and at the
 * record, where that one stood.
 */
export function importPatentsHandler({ pool, objects, now }: Deps): JobHandler<typeof importPatents> {
  const db = openPatents(pool)
  return async ({ importId }, job) => {
    const record = await findPatentImport(db, importId)
    if (!record) throw new JobRefusal(importFaults.unknown)
    if (record.state === 'running') {
      await importFiles({ db, importId, demonstration: record.demonstration, job, objects, now })
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

async function importFiles(context: Context): Promise<void> {
  const { db, importId, job } = context
  const files = await listImportFiles(db, importId)
  const sizes = files.map(({ size_bytes }) => Number(size_bytes))
  const sizeAll = Math.max(
    1,
    sizes.reduce((sum, size) => sum + size, 0),
  )
  let sizeDone = 0
  let read = 0
  for (const [position, file] of files.entries()) {
    const report = () => job.progress(Math.min(99, (100 * sizeDone) / sizeAll), { read, file: file.path })
    if (file.state === 'waiting' || file.state === 'running')
      await importFile(context, position, file, async (records) => {
        read += records
        await report()
      })
    sizeDone += sizes[position]!
    await report()
  }
}

/** Reads a file from its checkpoint on, writes its records and records how it ended. */
async function importFile(
  { db, importId, demonstration, job, objects, now }: Context,
  position: number,
  file: ImportFile,
  onWritten: (records: number) => Promise<void>,
): Promise<void> {
  const run: PatentRun & { demonstration: boolean } = {
    importId,
    position,
    jobId: job.jobId,
    lease: job.lease,
    demonstration,
  }
  const findings = new FileFindings()
  let found = 0
  async function* preparedPatents() {
    for await (const entry of unchangedEntries(file, findings)) {
      found += 1
      if (found > file.checkpoint) yield await prepare(entry, objects)
    }
  }
  const { checkpoint } = file
  const fault = await writeInBatches(
    preparedPatents(),
    { limits, checkpoint, signal: job.signal },
    async (from, batch) => {
      const today = now().toISOString().slice(0, 10)
      await writeStorable(
        batch,
        (part, offset) => writePatentBatch(db, run, from + offset, part, today),
        ({ place }) => ({ place, reject: patentFaults.notStorable, number: null, excerpt: '' }),
      )
      await onWritten(batch.length)
    },
  )
  await endFile(db, run, { ...endOf(found, fault, findings), findings })
}

async function* unchangedEntries(file: ImportFile, findings: FileFindings): AsyncGenerator<PatentEntry> {
  const now = await fingerprintOf(file.path)
  if (now.fingerprint !== file.fingerprint) throw new RegisterFileError(importFaults.changed)
  yield* readPatentFile(file.path, findings)
}

function endOf(found: number, fault: RegisterFileError | null, { passed }: FileFindings) {
  if (found > 0) return { state: 'imported' as const, reason: fault?.reason ?? null }
  const reason =
    fault?.reason ?? (passed.length > 1 ? patentFaults.noneInArchive : passed[0]?.reason) ?? patentFaults.noFormat
  return { state: fault ? ('failed' as const) : ('passed' as const), reason }
}

async function prepare(entry: PatentEntry, objects: Deps['objects']): Promise<PreparedPatent> {
  if ('reject' in entry) return entry
  const { place, record, format, findImage } = entry
  const drawings = await storeDrawings(objects, record.drawings, findImage)
  const textImages = await storeDrawings(objects, textImagesOf(record), findImage)
  return { place, record, format, drawings, textImages: textImages.filter(({ imageKey }) => imageKey !== null) }
}
