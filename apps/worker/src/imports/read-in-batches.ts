import type { JobRun } from '@markwright/jobs'
import { openRegisterFile, RegisterFileError, type FilePosition, type RegisterFile } from '@markwright/registers'
import type { Pool } from 'pg'
import { addCounts, noCounts, prepare, type BatchCounts, type PreparedEntry } from './batch-plan.ts'
import { fingerprintOf } from './fingerprint.ts'
import { importFaults } from './import-faults.ts'
import { recordFormat, type ImportRecord } from './import-record.repository.ts'

const BATCH_RECORDS = 500
/** Of its records as JSON: bounds the memory of a batch whose records are large. */
const BATCH_CHARACTERS = 4_000_000

type Write = (
  checkpoint: number,
  entries: readonly PreparedEntry[],
  position: FilePosition | null,
) => Promise<BatchCounts>

/**
 * Reads the file of an import from its checkpoint on and has it written batch by batch; while one is written, the next
 * is read.
 * @returns what ended the reading early, with everything before it written; of a folder or an archive, how many files
 *   held records and how many did not
 */
export async function readInBatches(
  context: { pool: Pool; given: ImportRecord; run: Pick<JobRun, 'signal' | 'progress'>; offices: Set<string> },
  write: Write,
): Promise<{ fault: RegisterFileError | null; files: ReturnType<RegisterFile['counts']> }> {
  const { pool, given, run, offices } = context
  let counts = addCounts(noCounts(), given)
  let checkpoint = given.checkpoint
  let batch: PreparedEntry[] = []
  let characters = 0
  let writing: Promise<void> = Promise.resolve()
  let position: FilePosition | null = null
  let share = () => 0
  let files = () => null as ReturnType<RegisterFile['counts']>

  const writeNow = async (from: number, entries: readonly PreparedEntry[], at: FilePosition | null) => {
    counts = addCounts(counts, await write(from, entries, at))
    await run.progress(Math.min(99, 100 * share()), { read: from + entries.length, ...counts, files: files() })
  }
  const flush = async () => {
    await writing
    run.signal.throwIfAborted()
    if (batch.length === 0) return
    writing = writeNow(checkpoint, batch, position)
    // Anyone who waits for it next hears of a failure; until then it must not count as unheard.
    writing.catch(() => {})
    checkpoint += batch.length
    batch = []
    characters = 0
  }

  let fault: RegisterFileError | null = null
  try {
    const file = await openUnchanged(given)
    share = () => file.bytesRead() / file.sizeBytes
    files = () => file.counts()
    await recordFormat(pool, given.id, file.format)
    for await (const entry of file.entries(given.checkpoint, given.position)) {
      const prepared = prepare(entry, given.demonstration)
      batch.push(prepared)
      position = entry.position
      characters += prepared.rows?.characters ?? 0
      if (prepared.rows) offices.add(prepared.rows.record.office)
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
  return { fault, files: files() }
}

/** A run may follow an interrupted one only on the same file: its checkpoint counts records of that one. */
async function openUnchanged({ path, fingerprint }: ImportRecord) {
  const now = await fingerprintOf(path).catch(() => {
    throw new RegisterFileError(importFaults.unreadable)
  })
  if (now.fingerprint !== fingerprint) throw new RegisterFileError(importFaults.changed)
  return openRegisterFile(path)
}
