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
  // The decoder of Node takes it for ISO 8859-1.
  if (encoding === 'windows-1252') return iconv.decode(Buffer.from(bytes), encoding)
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
  // Without a mark: letters and line ends have a zero beside them.
  const sample = bytes.subarray(0, SAMPLE - (SAMPLE % 2))
  if (!sample.includes(0)) return null
  const [little, big] = ['utf-16le', 'utf-16be'].map((name) => ({
    name,
    hasMark: false,
    share: usualShare(sample, name),
  }))
  const likely = little!.share >= big!.share ? little! : big!
  return likely.share > 0.8 ? { name: likely.name, hasMark: false } : null
}

const USUAL = /[\t\r\n\u0020-\u007e\u00a0-\u00ff\u2010-\u2027\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/g

/** Of the characters that the bytes are in an encoding, how many are usual. */
function usualShare(bytes: Uint8Array, encoding: string): number {
  const text = new TextDecoder(encoding).decode(bytes)
  return (text.match(USUAL)?.length ?? 0) / text.length
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
