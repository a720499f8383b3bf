import type { JobRun } from '@markwright/jobs'
import { RegisterFileError } from '@markwright/registers'

/** A batch is full at either; characters bound the memory of records that are large. */
export type BatchLimits<Entry> = { records: number; characters: number; charactersOf: (entry: Entry) => number }

/**
 * Has the entries of a file written batch by batch, in their order; while one batch is written, the next is read.
 * @param checkpoint how many entries of the file are written already; `write` receives it with each batch
 * @returns what ended the reading early, with everything before it written
 */
export async function writeInBatches<Entry>(
  entries: AsyncIterable<Entry>,
  { limits, checkpoint, signal }: { limits: BatchLimits<Entry>; checkpoint: number; signal: JobRun['signal'] },
  write: (checkpoint: number, batch: readonly Entry[]) => Promise<void>,
): Promise<RegisterFileError | null> {
  let written = checkpoint
  let batch: Entry[] = []
  let characters = 0
  let writing: Promise<void> = Promise.resolve()

  const flush = async () => {
    await writing
    signal.throwIfAborted()
    if (batch.length === 0) return
    writing = write(written, batch)
    // Whoever awaits it next receives the failure; until then it must not count as unhandled.
    writing.catch(() => {})
    written += batch.length
    batch = []
    characters = 0
  }

  let fault: RegisterFileError | null = null
  try {
    for await (const entry of entries) {
      batch.push(entry)
      characters += limits.charactersOf(entry)
      if (batch.length >= limits.records || characters >= limits.characters) await flush()
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
  return fault
}

/**
 * Writes a batch. A record that the database cannot store is rejected alone: the batch is halved until it is found.
 * @param write writes part of the batch, which begins at `offset`
 * @param rejected the entry as one that is rejected; null where it is one already
 */
export async function writeStorable<Entry>(
  batch: readonly Entry[],
  write: (part: readonly Entry[], offset: number) => Promise<void>,
  rejected: (entry: Entry) => Entry | null,
  offset = 0,
): Promise<void> {
  try {
    await write(batch, offset)
  } catch (error) {
    if (!isDataException(error)) throw error
    const [first] = batch
    if (batch.length > 1) {
      const half = Math.ceil(batch.length / 2)
      await writeStorable(batch.slice(0, half), write, rejected, offset)
      await writeStorable(batch.slice(half), write, rejected, offset + half)
      return
    }
    const reject = first === undefined ? null : rejected(first)
    if (!reject) throw error
    await write([reject], offset)
  }
}

/** Class 22 of PostgreSQL's error codes: a value out of range, of a wrong form, or in no valid encoding. */
const isDataException = (error: unknown) => (error as { code?: string }).code?.startsWith('22') === true
