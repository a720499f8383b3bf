import {
  completeApplicationNumber,
  nameOf,
  patentRecord,
  type PatentRecord,
  readPatentNumber,
} from '@markwright/patents'
import type { PatentEntry } from './patent-entry.ts'
import { patentFaults } from './patent-faults.ts'
import type { SourceContext } from './source-context.ts'

/** A record that was read, checked against the schema of records. */
export function checkedEntry(
  { source, place }: Pick<SourceContext, 'source' | 'place'>,
  record: PatentRecord,
  format: string,
  at: string | null,
): PatentEntry {
  const excerpt = Object.values(record.titles)[0] ?? ''
  if (record.country === '' || record.number === '')
    return { place: place(at), reject: patentFaults.noNumber, number: record.applicationNumber, excerpt }
  const checked = patentRecord.safeParse(storable(withOwnNumbers(record)))
  if (!checked.success) {
    const field = checked.error.issues[0]?.path.join('.') ?? '?'
    return { place: place(at), reject: patentFaults.badRecord(field), number: nameOf(record), excerpt }
  }
  return { place: place(at), record: checked.data, format, findImage: source.findImage }
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

/** PostgreSQL stores no NUL and no half of a pair of surrogates. */
const storable = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'string' ? part.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD') : part,
    ),
  ) as T
