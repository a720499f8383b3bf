import mammoth from 'mammoth'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import yauzl, { type Entry } from 'yauzl'

/** Why nothing can be read of a document. */
export type DocumentFault = 'unknownFormat' | 'scanned' | 'encrypted' | 'broken' | 'tooLong' | 'empty'

/** A page that was to be cut, from 1 on: text of a removed section is still on it, or text of others is not. */
export class PageNotCut extends Error {
  constructor(readonly page: number) {
    super(`Page ${page} cannot be cut.`)
    this.name = 'PageNotCut'
  }
}

export class DocumentUnreadable extends Error {
  constructor(
    readonly fault: DocumentFault,
    options?: ErrorOptions,
  ) {
    const isCaused = options?.cause !== undefined
    super(`The document cannot be read: ${fault}${isCaused ? ` (${String(options.cause)})` : ''}`, options)
    this.name = 'DocumentUnreadable'
  }
}

export type ReadText = { kind: 'text' | 'docx' | 'pdf'; text: string; pages: number | null }

/** Of all parts of a DOCX together: a small archive may unpack to gigabytes. */
const UNPACKED_MAX = 40 * 1024 * 1024
const PAGES_MAX = 200
export const TEXT_LENGTH_MAX = 100_000
/** A page number alone is no text. */
const PDF_SIGNS_MIN = 20

/**
 * The text of a document: plain text in UTF-8, UTF-16 or GB 18030, DOCX, or PDF with text in it. What it is is reported by its
 * content, not by its name.
 * @throws DocumentUnreadable
 */
export async function readDocument(bytes: Uint8Array): Promise<ReadText> {
  const read = await readBytes(bytes)
  if (read.text.trim() === '') throw new DocumentUnreadable('empty')
  if (read.text.length > TEXT_LENGTH_MAX) throw new DocumentUnreadable('tooLong')
  return read
}

async function readBytes(bytes: Uint8Array): Promise<ReadText> {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (head.startsWith('PK\u0003\u0004')) return { kind: 'docx', text: await textOfDocx(bytes), pages: null }
  if (head.includes('%PDF-')) return { kind: 'pdf', ...(await textOfPdf(bytes)) }
  return { kind: 'text', text: decode(bytes), pages: null }
}

async function textOfDocx(bytes: Uint8Array): Promise<string> {
  const buffer = Buffer.from(bytes)
  try {
    await refuseBomb(buffer)
    return (await mammoth.extractRawText({ buffer })).value
  } catch (error) {
    if (error instanceof DocumentUnreadable) throw error
    throw new DocumentUnreadable('broken', { cause: error })
  }
}

// The sizes that an archive names may be lies; what counts is what comes out.
export async function refuseBomb(bytes: Buffer, most = UNPACKED_MAX): Promise<void> {
  const archive = await promised.fromBufferPromise(bytes)
  let unpacked = 0
  let isDocument = false
  for await (const entry of archive.eachEntry()) {
    isDocument ||= entry.fileName.startsWith('word/')
    for await (const chunk of await archive.openReadStreamPromise(entry)) {
      unpacked += (chunk as Buffer).length
      if (unpacked > most) throw new DocumentUnreadable('tooLong')
    }
  }
  if (!isDocument) throw new DocumentUnreadable('unknownFormat')
}

// @types/yauzl describes version 2, which had no promises.
const promised = yauzl as unknown as {
  fromBufferPromise(bytes: Buffer): Promise<{
    eachEntry(): AsyncIterable<Entry>
    openReadStreamPromise(entry: Entry): Promise<Readable>
  }>
}

async function textOfPdf(bytes: Uint8Array): Promise<{ text: string; pages: number }> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const loading = getDocument({
    data: Uint8Array.from(bytes),
    // Chinese documents often name the encodings of their fonts instead of carrying them.
    cMapUrl: join(folder, 'cmaps/'),
    cMapPacked: true,
    standardFontDataUrl: join(folder, 'standard_fonts/'),
    isEvalSupported: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const document = await loading.promise
    if (document.numPages > PAGES_MAX) throw new DocumentUnreadable('tooLong')
    const pages: string[] = []
    for (let no = 1; no <= document.numPages; no++) {
      const { items } = await (await document.getPage(no)).getTextContent()
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    }
    // Glyphs that a font gives no meaning come as NUL.
    const text = pages.join('\n').replaceAll('\0', '')
    if (text.replaceAll(/\s/g, '').length < PDF_SIGNS_MIN) throw new DocumentUnreadable('scanned')
    return { text, pages: document.numPages }
  } catch (error) {
    if (error instanceof DocumentUnreadable) throw error
    const isEncrypted = error instanceof Error && error.name === 'PasswordException'
    throw new DocumentUnreadable(isEncrypted ? 'encrypted' : 'broken', { cause: error })
  } finally {
    await loading.destroy()
  }
}

/** Anyone who saves text in China may use the code page of the machine. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  const wide = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null
  for (const encoding of wide ? [wide] : ['utf-8', 'gb18030'])
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      // Text has no control characters but those that part lines and columns.
      // eslint-disable-next-line no-control-regex -- these are what is looked for.
      if (!/[\u0000-\u0008\u000e-\u001f]/.test(text)) return text
    } catch {
      // The next one may be it.
    }
  throw new DocumentUnreadable('unknownFormat')
}
