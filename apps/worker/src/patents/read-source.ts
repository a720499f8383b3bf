import { decodeText, gunzip, legible, RegisterFileError, sniffEncoding, type Reason } from '@markwright/registers'
import { nameOf, emptyPatent, readPatents, XmlError, type DamagedPatent } from '@markwright/patents'
import { checkedEntry } from './checked-entry.ts'
import type { FileFindings, PatentEntry, PatentSource } from './patent-entry.ts'
import { patentFaults } from './patent-faults.ts'
import { readCsv, readJsonLines, readWholeJson } from './read-rows.ts'
import { peek, splitGreenbook, splitXml, wholeText, type TextPiece } from './split-texts.ts'
import type { SourceContext } from './source-context.ts'

const HEAD_CHARACTERS = 4000
const IMAGE_NAME = /\.(?:tiff?|png|jpe?g|gif|bmp)$/i

/** The records of one file or member of an archive, by what it holds; what holds none is named in the findings. */
export async function* readSource(source: PatentSource, findings: FileFindings): AsyncGenerator<PatentEntry> {
  const pass = (reason: Reason) => void findings.passed.push({ name: source.name, reason })
  if (IMAGE_NAME.test(source.name)) {
    pass(patentFaults.image)
    return
  }
  let found = 0
  try {
    for await (const entry of entriesOf(source, findings, pass)) {
      found += 1
      yield entry
    }
  } catch (error) {
    if (!(error instanceof RegisterFileError)) throw error
    if (found === 0) pass(error.reason)
    else yield { place: placeOf(source, null), reject: error.reason, number: null, excerpt: '' }
  }
}

const placeOf = ({ name }: PatentSource, place: string | null) => [name, place].filter(Boolean).join(', ') || null

async function* entriesOf(source: PatentSource, findings: FileFindings, pass: (reason: Reason) => void) {
  const { first, bytes } = await firstBytes(source.bytes)
  if (first.length === 0) return pass(patentFaults.empty)
  const isGzip = first[0] === 0x1f && first[1] === 0x8b
  const unpacked = isGzip ? await firstBytes(gunzip(bytes, source.sizeBytes)) : { first, bytes }
  if (unpacked.first.subarray(0, 1000).includes(0) && !isUtf16(unpacked.first)) return pass(patentFaults.noFormat)
  const text = decodeText(unpacked.bytes, sniffEncoding(unpacked.first))
  const { head, whole } = await peek(text, HEAD_CHARACTERS)
  const context = { source, findings, pass, place: (place: string | null) => placeOf(source, place) }
  if (/^\s*PATN\s*$/m.test(head.slice(0, 2000))) yield* readDocuments(context, splitGreenbook(whole))
  else if (/^\s*</.test(head)) yield* readDocuments(context, splitXml(whole))
  else if (/^\s*\[/.test(head) || (/^\s*\{/.test(head) && isIndented(head)))
    yield* readWholeJson(context, await wholeText(whole))
  else if (/^\s*\{/.test(head)) yield* readJsonLines(context, whole)
  else if (head.includes('*** BRS DOCUMENT BOUNDARY ***')) yield* readDocuments(context, onePiece(whole))
  else yield* readCsv(context, head, whole)
}

async function* onePiece(text: AsyncIterable<string>): AsyncGenerator<TextPiece> {
  yield { text: await wholeText(text), linesBefore: 0 }
}

/** An object over several lines, in contrast to JSON Lines. */
function isIndented(head: string): boolean {
  const [first = '', rest] = head.trimStart().split(/\n([\s\S]*)/, 2)
  if (rest === undefined) return false
  try {
    JSON.parse(first)
    return false
  } catch {
    return true
  }
}

const EXCERPT_CHARACTERS = 200

async function* readDocuments(
  context: SourceContext,
  documents: AsyncIterable<TextPiece>,
): AsyncGenerator<PatentEntry> {
  let found = 0
  let other: Reason | null = null
  for await (const { text, linesBefore } of documents) {
    try {
      const read = readPatents(text)
      if (!read || (read.records.length === 0 && read.damaged.length === 0)) {
        other = patentFaults.otherXml(rootOf(text))
        continue
      }
      context.findings.formats.add(read.format)
      context.findings.countUnused(read.unused)
      for (const { detail, line } of read.repairs)
        context.findings.addRepair(context.source.name, patentFaults.repairedXml(detail, line + linesBefore))
      const before = found
      for (const record of read.records) {
        found += 1
        yield checkedEntry(context, record, read.format, null)
      }
      for (const damaged of read.damaged) {
        found += 1
        yield damagedEntry(context, damaged, { before, linesBefore })
      }
    } catch (error) {
      if (!(error instanceof XmlError)) throw error
      found += 1
      const reject = patentFaults.badXml(error.detail, error.line + linesBefore)
      yield { place: context.place(null), reject, number: null, excerpt: legible(text, EXCERPT_CHARACTERS) }
    }
  }
  if (found === 0) context.pass(other ?? patentFaults.noFormat)
}

function damagedEntry(
  context: SourceContext,
  { position, fault, title, ...number }: DamagedPatent,
  { before, linesBefore }: { before: number; linesBefore: number },
): PatentEntry {
  const line = fault.line + linesBefore
  return {
    place: context.place([position && `record ${before + position}`, `line ${line}`].filter(Boolean).join(', ')),
    reject:
      position === null ? patentFaults.damagedAround(fault.detail, line) : patentFaults.damagedXml(fault.detail, line),
    number: number.number ? nameOf({ ...emptyPatent(), ...number }) : null,
    excerpt: legible(title, EXCERPT_CHARACTERS),
  }
}

const rootOf = (text: string) =>
  /<([A-Za-z][\w:.-]*)/.exec(text.slice(0, 100_000).replaceAll(/<!--[\s\S]*?-->/g, ''))?.[1] ?? '?'

async function firstBytes(bytes: AsyncIterable<Buffer>) {
  const iterator = bytes[Symbol.asyncIterator]()
  const next = await iterator.next()
  const first = next.done ? Buffer.alloc(0) : next.value
  async function* all() {
    if (first.length > 0) yield first
    for (let more = await iterator.next(); !more.done; more = await iterator.next()) yield more.value
  }
  return { first, bytes: all() }
}

const isUtf16 = (head: Buffer) => (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
