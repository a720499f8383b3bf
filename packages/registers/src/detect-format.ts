import { csvDelimiterOf, isCsvHeader } from './csv-header.ts'
import { fileFaults } from './file-faults.ts'
import { RegisterFileError } from './reason.ts'
import { createXmlParser } from './xml-parser.ts'

export type RegisterFormat = 'uspto-daily' | 'st66' | 'st96' | 'json-lines' | 'json-array' | 'csv'

/** How much of a text may pass before its format shows: a USPTO file begins with its whole DTD. */
export const DETECTION_CHARACTERS_MAX = 1_000_000

const byElement: Record<string, RegisterFormat> = {
  'trademark-applications-daily': 'uspto-daily',
  TradeMarkTransactionBody: 'st66',
  TradeMarkDetails: 'st66',
  TradeMark: 'st66',
  TrademarkTransactionBody: 'st96',
  TrademarkBag: 'st96',
  Trademark: 'st96',
}
// The root of both WIPO standards is called Transaction by some offices; what is within tells them apart.
const undecided = new Set(['Transaction', 'TrademarkTransaction', 'TransactionHeader'])

/**
 * The format of a text by what it holds, never by the name of its file. Null while its beginning does not decide yet.
 * @throws RegisterFileError for what can be no register file
 */
export function detectFormat(head: string, isWhole: boolean): RegisterFormat | null {
  const start = head.trimStart()
  if (start === '') {
    if (isWhole) throw new RegisterFileError(fileFaults.empty())
    return null
  }
  if (start[0] === '<') return detectXml(head, isWhole)
  if (start[0] === '[') return 'json-array'
  if (start[0] === '{') return detectJson(start, isWhole)
  const [firstLine = ''] = start.split('\n', 1)
  if (firstLine.length === start.length && !isWhole) return null
  if (isCsvHeader(firstLine, csvDelimiterOf(firstLine))) return 'csv'
  throw new RegisterFileError(fileFaults.unknownFormat(printable(firstLine)), 1)
}

function detectXml(head: string, isWhole: boolean): RegisterFormat | null {
  let format: RegisterFormat | null = null
  let root: string | undefined
  const parser = createXmlParser({
    open(name, _attributes, line) {
      root ??= name
      format ??= byElement[name] ?? null
      const known = byElement[root] !== undefined || undecided.has(root)
      if (!known) throw new RegisterFileError(fileFaults.unknownRoot(root), line)
    },
    close() {},
    text() {},
  })
  try {
    parser.write(head)
    if (isWhole && !format) parser.end()
  } catch (error) {
    if (format) return format
    if (isWhole && root === undefined && isOnlyDtd(head)) throw new RegisterFileError(fileFaults.onlyDtd())
    throw error
  }
  if (isWhole && !format) throw new RegisterFileError(fileFaults.noRecords())
  return format
}

const isOnlyDtd = (text: string) => /<!DOCTYPE/.test(text) && /\]\s*>\s*$/.test(text)

/** A first line that is no whole object may be a bad record; that the second begins none either tells. */
function detectJson(start: string, isWhole: boolean): RegisterFormat | null {
  const [first = '', second] = start.split('\n', 2)
  if (first.trimEnd().endsWith('}')) return 'json-lines'
  const isSecondWhole = isWhole || start.indexOf('\n', first.length + 1) !== -1
  if (!isSecondWhole) return start.length < DETECTION_CHARACTERS_MAX ? null : 'json-lines'
  if (second === undefined || second.trimStart().startsWith('{')) return 'json-lines'
  throw new RegisterFileError(fileFaults.multilineJson(), 1)
}

/** The first words of an unknown file, for the message; binary ones show nothing. */
function printable(line: string): string {
  const words = line.trim().slice(0, 40)
  return /[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.test(words) ? '' : words
}
