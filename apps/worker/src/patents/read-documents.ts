/** Records of XML, greenbook and BRS documents. */
import { nameOf, readPatents, XmlError, type DamagedPatent, type FoundPatents } from '@markwright/patents'
import { legible, type Reason } from '@markwright/registers'
import { checkRecord } from './check-record.ts'
import type { FoundItem, ParsedRecord, RejectedRecord, SourceNote } from './parsed-record.ts'
import { patentFaults } from './patent-faults.ts'
import type { TextPiece } from './split-texts.ts'

const EXCERPT_CHARACTERS = 200

/** The records of documents that follow each other in a source. */
export async function* readDocuments(documents: AsyncIterable<TextPiece>): AsyncGenerator<FoundItem> {
  let found = 0
  let other: Reason | null = null
  for await (const piece of documents) {
    const read = readPiece(piece)
    if (read && 'reject' in read) {
      found += 1
      yield read
    } else if (!read || (read.records.length === 0 && read.damaged.length === 0))
      other = patentFaults.otherXml(rootOf(piece.text))
    else {
      yield* notesOn(read, piece)
      const before = found
      for (const record of read.records) {
        found += 1
        yield { at: null, ...checkRecord(record, read.format) }
      }
      for (const damaged of read.damaged) {
        found += 1
        yield damagedRecord(damaged, { before, linesBefore: piece.linesBefore })
      }
    }
  }
  if (found === 0) yield { note: 'passed', reason: other ?? patentFaults.noFormat }
}

/** Null for a document that holds nothing of a known format. */
function readPiece({ text, linesBefore }: TextPiece): FoundPatents | (ParsedRecord & RejectedRecord) | null {
  try {
    return readPatents(text)
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    const reject = patentFaults.badXml(error.detail, error.line + linesBefore)
    return { at: null, reject, number: null, excerpt: legible(text, EXCERPT_CHARACTERS) }
  }
}

function* notesOn({ format, unused, repairs }: FoundPatents, { linesBefore }: TextPiece): Generator<SourceNote> {
  yield { note: 'format', format }
  yield { note: 'unused', paths: unused }
  for (const { detail, line } of repairs)
    yield { note: 'repair', reason: patentFaults.repairedXml(detail, line + linesBefore) }
}

function damagedRecord(
  { position, fault, title, ...number }: DamagedPatent,
  { before, linesBefore }: { before: number; linesBefore: number },
): ParsedRecord {
  const line = fault.line + linesBefore
  return {
    at: [position && `record ${before + position}`, `line ${line}`].filter(Boolean).join(', '),
    reject:
      position === null ? patentFaults.damagedAround(fault.detail, line) : patentFaults.damagedXml(fault.detail, line),
    number: number.number ? nameOf(number) : null,
    excerpt: legible(title, EXCERPT_CHARACTERS),
  }
}

const rootOf = (text: string) =>
  /<([A-Za-z][\w:.-]*)/.exec(text.slice(0, 100_000).replaceAll(/<!--[\s\S]*?-->/g, ''))?.[1] ?? '?'
