import { fileFaults } from './file-faults.ts'
import { RegisterFileError } from './reason.ts'

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

// ISO-8859-1 and ASCII are read as windows-1252, as browsers do: the same characters and a few more.
const declaredEncodings: Record<string, TextEncoding> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'iso-8859-1': 'windows-1252',
  'iso8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'us-ascii': 'windows-1252',
  ascii: 'windows-1252',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
}

/**
 * The encoding of a text by its first bytes: its byte order mark, the pattern of zeros in UTF-16 without one, the
 * declaration of an XML file, and UTF-8 where nothing says otherwise.
 * @throws RegisterFileError for an encoding that is declared and not supported.
 */
export function sniffEncoding(head: Uint8Array): TextEncoding {
  const [a, b, c, d] = head
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  const utf32 = (a === 0xff && b === 0xfe && c === 0 && d === 0) || (a === 0 && b === 0 && c === 0xfe && d === 0xff)
  if (utf32) throw new RegisterFileError(fileFaults.unknownEncoding('UTF-32'))
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  if (a !== 0 && b === 0 && c !== 0) return 'utf-16le'
  if (a === 0 && b !== 0 && c === 0) return 'utf-16be'
  const start = Buffer.from(head.subarray(0, 200)).toString('latin1')
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']+)["']/i.exec(start)?.[1]
  if (declared === undefined) return 'utf-8'
  const encoding = declaredEncodings[declared.toLowerCase()]
  if (!encoding) throw new RegisterFileError(fileFaults.unknownEncoding(declared))
  // The declaration could be read byte by byte, so it is no UTF-16 whatever it says.
  return encoding.startsWith('utf-16') ? 'utf-8' : encoding
}

/**
 * Decodes a text piece by piece, without its byte order mark.
 * @throws RegisterFileError, after the text before the fault, that names the line of the first byte that does not
 * belong to the encoding
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let lines = 0
  let before: Uint8Array = new Uint8Array()
  for await (const chunk of bytes) {
    let text
    try {
      text = decoder.decode(chunk, { stream: true })
    } catch {
      const valid = textUntilFault(before, chunk, encoding)
      yield valid
      throw new RegisterFileError(fileFaults.wrongEncoding(encoding), lines + countLines(valid) + 1)
    }
    lines += countLines(text)
    before = unfinished(before, chunk, encoding)
    if (text) yield text
  }
  try {
    decoder.decode()
  } catch {
    throw new RegisterFileError(fileFaults.truncated(), lines + 1)
  }
}

function countLines(text: string): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines++
  return lines
}

/** Goes through a chunk again, byte by byte: the decoder does not say where it stumbled. */
function textUntilFault(before: Uint8Array, chunk: Uint8Array, encoding: TextEncoding): string {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let text = ''
  try {
    text += decoder.decode(before, { stream: true })
    for (let at = 0; at < chunk.length; at++) text += decoder.decode(chunk.subarray(at, at + 1), { stream: true })
  } catch {
    // This is the place.
  }
  return text
}

/** The bytes at the end of what has been decoded that still wait for the rest of their character. */
function unfinished(before: Uint8Array, chunk: Uint8Array, encoding: TextEncoding): Uint8Array {
  if (encoding === 'windows-1252') return new Uint8Array()
  const tail = Buffer.concat([before, chunk.subarray(-4)]).subarray(-4)
  if (encoding !== 'utf-8') return (before.length + chunk.length) % 2 === 0 ? new Uint8Array() : tail.subarray(-1)
  for (let back = 1; back <= Math.min(3, tail.length); back++) {
    const byte = tail[tail.length - back]!
    if (byte < 0x80) return new Uint8Array()
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? tail.subarray(-back) : new Uint8Array()
  }
  return new Uint8Array()
}
