import iconv from 'iconv-lite'
import jschardet from 'jschardet'
import { DocumentRefused } from '../document-problem.ts'

/** `name` as both `TextDecoder` and iconv-lite know it. */
export type TextEncoding = { name: string; hasMark: boolean }
export type DecodedText = { text: string; encoding: TextEncoding }

const MARK = '\uFEFF'
/** How much of a file is looked at to find its encoding. */
const SAMPLE = 64 * 1024
/** Names of the detector, by those of the decoder. */
const CANDIDATES: Record<string, string> = {
  GB18030: 'gb18030',
  Big5: 'big5',
  CP932: 'shift_jis',
  'EUC-JP': 'euc-jp',
  'Windows-1252': 'windows-1252',
}

/**
 * Decodes a text file: Unicode with or without a byte order mark, or an encoding of Chinese, Japanese or English.
 * @throws DocumentRefused `unsupportedType` for what is no text
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const unicode = unicodeOf(bytes)
  for (const encoding of unicode ? [unicode] : [{ name: 'utf-8', hasMark: false }, ...detected(bytes)]) {
    const text = decode(bytes, encoding.name)
    // Text has no control characters but those that part lines, columns and pages.
    // eslint-disable-next-line no-control-regex -- these are what is looked for.
    if (text !== null && !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text)) return { text, encoding }
  }
  throw new DocumentRefused('unsupportedType')
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function unicodeOf(bytes: Uint8Array): TextEncoding | null {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return { name: 'utf-8', hasMark: true }
  if (first === 0xff && second === 0xfe) return { name: 'utf-16le', hasMark: true }
  if (first === 0xfe && second === 0xff) return { name: 'utf-16be', hasMark: true }
  // Without a mark: blanks and line ends have a zero beside them.
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = [0, 0]
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]!++
  })
  if (zeros[1]! > 0 && zeros[0] === 0) return { name: 'utf-16le', hasMark: false }
  if (zeros[0]! > 0 && zeros[1] === 0) return { name: 'utf-16be', hasMark: false }
  return null
}

function detected(bytes: Uint8Array): TextEncoding[] {
  const sample = Buffer.from(bytes.subarray(0, SAMPLE))
  const { encoding } = jschardet.detect(sample, { detectEncodings: Object.keys(CANDIDATES), minimumThreshold: 0 })
  const likely = encoding === null ? undefined : CANDIDATES[encoding]
  const others = ['gb18030', 'shift_jis', 'euc-jp', 'big5', 'windows-1252'].filter((name) => name !== likely)
  return [...(likely ? [likely] : []), ...others].map((name) => ({ name, hasMark: false }))
}

/** The text in the encoding of its source; in UTF-8 where that has not all of its characters. */
export function encodeText(text: string, { name, hasMark }: TextEncoding): { bytes: Uint8Array; isReplaced: boolean } {
  const bytes = iconv.encode(text, name, { addBOM: hasMark })
  if (decode(bytes, name) === text) return { bytes, isReplaced: false }
  return { bytes: Buffer.from(MARK + text), isReplaced: true }
}
