import { decodeText, gunzip, isGzip, sniffEncoding } from '@markwright/registers'
import { isImage } from './image-names.ts'
import type { FoundItem } from './parsed-record.ts'
import { patentFaults } from './patent-faults.ts'
import { readDocuments } from './read-documents.ts'
import { readCsv, readJsonLines, readWholeJson } from './read-rows.ts'
import type { PatentSource } from './source-files.ts'
import { peek, splitGreenbook, splitXml, wholeText, type TextPiece } from './split-texts.ts'

const HEAD_CHARACTERS = 4000

/**
 * The records of one file or member of an archive, by what it holds, and a note on one that holds none.
 * @throws RegisterFileError for what cannot be read further
 */
export async function* readSource({ name, bytes, sizeBytes }: PatentSource): AsyncGenerator<FoundItem> {
  if (isImage(name)) return yield { note: 'passed', reason: patentFaults.image }
  const packed = await firstBytes(bytes)
  if (packed.first.length === 0) return yield { note: 'passed', reason: patentFaults.empty }
  const unpacked = isGzip(packed.first) ? await firstBytes(gunzip(packed.bytes, sizeBytes)) : packed
  if (unpacked.first.subarray(0, 1000).includes(0) && !isUtf16(unpacked.first))
    return yield { note: 'passed', reason: patentFaults.noFormat }
  const text = decodeText(unpacked.bytes, sniffEncoding(unpacked.first))
  const { head, whole } = await peek(text, HEAD_CHARACTERS)
  if (/^\s*PATN\s*$/m.test(head.slice(0, 2000))) yield* readDocuments(splitGreenbook(whole))
  else if (/^\s*</.test(head)) yield* readDocuments(splitXml(whole))
  else if (/^\s*\[/.test(head) || (/^\s*\{/.test(head) && isIndented(head)))
    yield* readWholeJson(await wholeText(whole))
  else if (/^\s*\{/.test(head)) yield* readJsonLines(whole)
  else if (head.includes('*** BRS DOCUMENT BOUNDARY ***')) yield* readDocuments(onePiece(whole))
  else yield* readCsv(head, whole)
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
