import type { RegisterRecord } from '@markwright/domain/marks/register-record'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openRegisterFile, type RegisterEntry } from '../open-register-file.ts'
import { RegisterFileError } from '../reason.ts'
import type { ZipLimits } from '../zip-files.ts'

export type Reading = {
  format: string | null
  records: RegisterRecord[]
  rejects: Extract<RegisterEntry, { reject: unknown }>[]
  entries: RegisterEntry[]
  /** What ended the reading early. */
  fault: RegisterFileError | null
}

/** Reads a whole file; only faults of the code itself are thrown. */
export async function readEntries(
  path: string,
  options: { skip?: number; zipLimits?: ZipLimits } = {},
): Promise<Reading> {
  const reading: Reading = { format: null, records: [], rejects: [], entries: [], fault: null }
  try {
    const file = await openRegisterFile(path, options)
    reading.format = file.format
    for await (const entry of file.entries(options.skip)) {
      reading.entries.push(entry)
      if ('record' in entry) reading.records.push(entry.record)
      else reading.rejects.push(entry)
    }
  } catch (error) {
    if (!(error instanceof RegisterFileError)) throw error
    reading.fault = error
  }
  return reading
}

const folder = mkdtempSync(join(tmpdir(), 'registers-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

/** A file of that content, gone when the process ends. */
export function fileOf(content: string | Uint8Array): string {
  const path = join(folder, randomUUID())
  writeFileSync(path, content)
  return path
}

export const read = (content: string | Uint8Array, options?: Parameters<typeof readEntries>[1]) =>
  readEntries(fileOf(content), options)

/** A text in pieces of a length, as a stream may bring it. */
export async function* inPieces(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}
