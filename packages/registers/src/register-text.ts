import { readCsvRecords } from './csv-records.ts'
import { detectFormat, DETECTION_CHARACTERS_MAX, type RegisterFormat } from './detect-format.ts'
import { fileFaults } from './file-faults.ts'
import type { ParsedRecord } from './parsed-record.ts'
import { readJsonRecords } from './json-records.ts'
import { readJsonArray, readJsonLines } from './json-values.ts'
import { RegisterFileError } from './reason.ts'
import { readSt66 } from './st66.ts'
import { readSt96 } from './st96.ts'
import { startingWith } from './starting-with.ts'
import { decodeText, sniffEncoding } from './text-encoding.ts'
import { readUsptoDaily } from './uspto-daily.ts'

type Reader = (text: AsyncIterable<string>, head: string) => AsyncIterable<ParsedRecord>

const readers: Record<RegisterFormat, Reader> = {
  'uspto-daily': readUsptoDaily,
  st66: readSt66,
  st96: readSt96,
  'json-lines': (text) => readJsonRecords(readJsonLines(text)),
  'json-array': (text) => readJsonRecords(readJsonArray(text)),
  csv: readCsvRecords,
}

/**
 * The records of a file that is no archive, with its encoding and format found out from its first bytes.
 * @throws RegisterFileError
 */
export async function readRegisterText(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ format: RegisterFormat; records: AsyncIterable<ParsedRecord> }> {
  const source = bytes[Symbol.asyncIterator]()
  const first = await source.next()
  if (first.done) throw new RegisterFileError(fileFaults.empty())
  const encoding = sniffEncoding(first.value)
  // No text but UTF-16 has zeros; images and programs do.
  if (!encoding.startsWith('utf-16') && first.value.subarray(0, 1024).includes(0))
    throw new RegisterFileError(fileFaults.unknownFormat(''))
  const text = decodeText(startingWith(first.value, source), encoding)[Symbol.asyncIterator]()
  let head = ''
  let format: RegisterFormat | null = null
  while (!format) {
    const next = await text.next()
    head += next.value ?? ''
    format = detectFormat(head, next.done === true)
    if (!format && head.length > DETECTION_CHARACTERS_MAX) throw new RegisterFileError(fileFaults.unknownFormat(''))
  }
  return { format, records: readers[format](startingWith(head, text), head) }
}
