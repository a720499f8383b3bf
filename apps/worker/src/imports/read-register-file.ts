import { openRegisterFile, RegisterFileError, type RegisterFile } from '@markwright/registers'
import { prepare, type PreparedEntry } from './batch-plan.ts'
import { fingerprintOf } from './fingerprint.ts'
import { importFaults } from './import-faults.ts'
import type { ImportRecord } from './import-record.repository.ts'

/** The file of an import from its checkpoint on; it is opened when the first entry is requested. */
export function createRegisterReader(record: ImportRecord, onFormat: (format: string) => Promise<void>) {
  let file: RegisterFile | null = null
  return {
    /** @throws RegisterFileError for a file that cannot be read, or not further */
    async *entries(): AsyncGenerator<PreparedEntry> {
      file = await openUnchanged(record)
      await onFormat(file.format)
      for await (const entry of file.entries(record.checkpoint, record.position))
        yield prepare(entry, record.demonstration)
    },

    /** How much of the file has been read, 0 to 1. */
    share: () => (file ? file.bytesRead() / file.sizeBytes : 0),

    /** Of a folder or an archive, how many files held records and how many did not. */
    files: () => file?.counts() ?? null,
  }
}

/** A run may follow an interrupted one only on the same file: its checkpoint counts records of that one. */
async function openUnchanged({ path, fingerprint }: ImportRecord) {
  const now = await fingerprintOf(path).catch(() => {
    throw new RegisterFileError(importFaults.unreadable)
  })
  if (now.fingerprint !== fingerprint) throw new RegisterFileError(importFaults.changed)
  return openRegisterFile(path)
}
