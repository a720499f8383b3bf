import { storableText } from '@markwright/domain/texts/storable-text'
import {
  completeApplicationNumber,
  nameOf,
  patentRecord,
  type PatentRecord,
  readPatentNumber,
  withoutNulInTexts,
} from '@markwright/patents'
import type { CheckedRecord, RejectedRecord } from './parsed-record.ts'
import { patentFaults } from './patent-faults.ts'

/** The record with its numbers in the notation of the register, or why it cannot be stored. */
export function checkRecord(record: PatentRecord, format: string): CheckedRecord | RejectedRecord {
  const excerpt = Object.values(record.titles)[0] ?? ''
  if (record.country === '' || record.number === '')
    return { reject: patentFaults.noNumber, number: record.applicationNumber, excerpt }
  // Formulas and images are counted in the text as its source has it, NUL characters included.
  const checked = patentRecord.safeParse(storable(withoutNulInTexts(withOwnNumbers(record))))
  if (checked.success) return { record: checked.data, format }
  const field = checked.error.issues[0]?.path.join('.') ?? '?'
  return { reject: patentFaults.badRecord(field), number: nameOf(record), excerpt }
}

/** With its numbers as the register writes them: a source may leave zeros in, or the country out. */
function withOwnNumbers(record: PatentRecord): PatentRecord {
  const { country, number, kind, applicationNumber } = record
  const read = readPatentNumber(`${country}${number}${kind ?? ''}`)
  const isOwn = typeof read !== 'string' && read.type === 'publication' && read.country === country
  return {
    ...record,
    ...(isOwn && { number: read.number, kind: read.kind ?? kind }),
    applicationNumber: applicationNumber && completeApplicationNumber(country, applicationNumber),
  }
}

const storable = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? storableText(part) : part))) as T
