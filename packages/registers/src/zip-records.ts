import { fileFaults } from './file-faults.ts'
import type { FoundEntry } from './found-record.ts'
import { RegisterFileError } from './reason.ts'
import { readRegisterText } from './register-text.ts'
import type { ZippedFile } from './zip-files.ts'

/** Pictures, read-me files, definitions and lists of owners come along in archives; they are passed over. */
const besides = new Set([
  'file.unknown-format',
  'file.only-dtd',
  'file.no-records',
  'file.empty',
  'file.unknown-encoding',
])

/**
 * The records of all register files of an archive. A fault in one of several files stands as an entry in the place of
 * its rest, and the next file follows; the fault of an only file ends the reading.
 */
export function readZipRecords(files: readonly ZippedFile[]) {
  let bytesRead = 0

  async function* counted(file: ZippedFile): AsyncGenerator<Buffer> {
    const packedShare = file.packedBytes / Math.max(1, file.unpackedBytes)
    for await (const chunk of file.open()) {
      bytesRead += chunk.length * packedShare
      yield chunk
    }
  }

  async function* records(): AsyncGenerator<FoundEntry> {
    let registers = 0
    for (const file of files) {
      try {
        const { records } = await readRegisterText(counted(file))
        registers++
        for await (const record of records) yield { ...record, file: file.name }
      } catch (error) {
        if (!(error instanceof RegisterFileError)) throw error
        if (files.length === 1) throw new RegisterFileError(error.reason, error.line, file.name)
        if (!besides.has(error.reason.id)) yield { file: file.name, line: error.line, fault: error.reason }
      }
    }
    if (registers === 0) throw new RegisterFileError(fileFaults.noRegisterInZip())
  }

  return { records: records(), bytesRead: () => bytesRead }
}
