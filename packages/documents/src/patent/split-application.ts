import { createCanvas } from '@napi-rs/canvas'
import {
  type ApplicationPart,
  applicationLimits,
  applicationParts,
  type PageSection,
} from '@markwright/domain/patents/patent-parts'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { DocumentUnreadable } from '../official/read-document.ts'
import { checkRedacted } from './check-redacted.ts'
import { docxToPdf } from './docx-to-pdf.ts'
import { breaksOf, findParts, type PageLine, type PageParts } from './find-parts.ts'
import { withPdf } from './pdf-document.ts'
import { type Band, type RedactedPage, redactPages } from './redact-pages.ts'

/** How a PDF came to be: as it was sent, by LibreOffice, or set anew from the paragraphs of a DOCX. */
export type PdfSource = 'pdf' | 'office' | 'paragraphs'

/** A page as an image (JPEG) with what it belongs to, how its text begins, and where it can be cut, in shares from its top. */
export type ApplicationPage = PageParts & {
  text: string
  breaks: number[]
  image: Uint8Array
  width: number
  height: number
}
export type ReadApplication = { source: PdfSource; pages: ApplicationPage[]; isScan: boolean }
export type PartFile = { part: ApplicationPart; pages: number; bytes: Uint8Array }

const IMAGE_WIDTH = 440
const TEXT_SHOWN = 120
const LINE_APART = 4
/** How far signs reach above and below their line, in shares of their size. */
const [ASCENT, DESCENT] = [0.88, 0.16]

/**
 * The pages of a Chinese patent application, PDF or DOCX, and the part that each belongs to.
 * @throws DocumentUnreadable, `tooLong` beyond `applicationLimits.pages`
 */
export async function readApplication(bytes: Uint8Array): Promise<ReadApplication> {
  const { source, pdf } = await toPdf(bytes)
  return await withPdf(pdf, async (document) => {
    checkLength(document)
    const lines: PageLine[][] = []
    const images: { image: Uint8Array; width: number; height: number }[] = []
    for (let no = 1; no <= document.numPages; no++) {
      const page = await document.getPage(no)
      lines.push(await linesOf(page))
      images.push(await imageOf(page))
      page.cleanup()
    }
    const pages = findParts(lines).map((parts, at) => ({
      ...parts,
      ...images[at]!,
      breaks: breaksOf(lines[at]!),
      text: lines[at]!.map(({ text }) => text.replaceAll('\0', ''))
        .join(' ')
        .slice(0, TEXT_SHOWN),
    }))
    return { source, pages, isScan: pages.every(({ state }) => state !== 'text') }
  })
}

/**
 * A PDF of the pages of each part that has any; a page may belong to several. A page that is one section is copied as it
 * is; of others a part gets its sections, at their place, and nothing of the rest.
 * @param pages the sections of each page, from the first on; cuts through a line are moved to its edge
 * @returns null where `pages` are not as many as there are
 * @throws DocumentUnreadable, PageNotCut where text of another part would be in a PDF or some of its own would not
 */
export async function splitApplication(
  bytes: Uint8Array,
  pages: readonly (readonly PageSection[])[],
  redact: typeof redactPages = redactPages,
): Promise<PartFile[] | null> {
  const { pdf } = await toPdf(bytes)
  return await withPdf(pdf, async (document) => {
    checkLength(document)
    if (document.numPages !== pages.length) return null
    const settled: PageSection[][] = []
    for (const [at, sections] of pages.entries()) settled.push(await settle(document, at, sections))
    const files: PartFile[] = []
    for (const part of applicationParts) {
      const has = ({ parts }: PageSection) => parts?.includes(part) ?? false
      const pageIndexes = settled.flatMap((sections, at) => (sections.some(has) ? [at] : []))
      if (pageIndexes.length === 0) continue
      const redacted = pageIndexes.flatMap((at): RedactedPage[] => {
        const bands = bandsOf(settled[at]!, (section) => !has(section))
        return bands.length > 0 ? [{ page: at, bands }] : []
      })
      const redaction = redacted.length > 0 ? { source: await redact(pdf, redacted), pages: redacted } : null
      files.push({ part, pages: pageIndexes.length, bytes: await extract(document, pageIndexes, redaction) })
    }
    return files
  })
}

async function extract(
  document: PDFDocumentProxy,
  pages: number[],
  redaction: { source: Uint8Array; pages: readonly RedactedPage[] } | null,
): Promise<Uint8Array> {
  const take = (from: PDFDocumentProxy) => from.extractPages([{ document: null, includePages: pages }])
  if (!redaction) return await take(document)
  return await withPdf(redaction.source, async (redacted) => {
    await checkRedacted(document, redacted, redaction.pages)
    return await take(redacted)
  })
}

/** The sections of a page with its cuts between lines. */
async function settle(document: PDFDocumentProxy, at: number, sections: readonly PageSection[]) {
  if (sections.length < 2) return [...sections]
  const page = await document.getPage(at + 1)
  const lines = await linesOf(page)
  return sections.map((section) => ({ ...section, top: settledCut(lines, section.top) }))
}

/** A cut through a line goes to the edge of it that is closer. */
function settledCut(lines: readonly PageLine[], cut: number): number {
  const line = lines.find(({ top, bottom }) => top < cut && cut < bottom)
  if (!line) return cut
  return cut - line.top < line.bottom - cut ? line.top : line.bottom
}

function bandsOf(sections: readonly PageSection[], is: (section: PageSection) => boolean): Band[] {
  return sections.flatMap((section, at) => {
    const band = { top: section.top, bottom: sections[at + 1]?.top ?? 1 }
    return is(section) && band.bottom > band.top ? [band] : []
  })
}

async function toPdf(bytes: Uint8Array): Promise<{ source: PdfSource; pdf: Uint8Array }> {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (head.includes('%PDF-')) return { source: 'pdf', pdf: bytes }
  if (head.startsWith('PK\u0003\u0004')) return await docxToPdf(bytes)
  throw new DocumentUnreadable('unknownFormat')
}

function checkLength({ numPages }: PDFDocumentProxy) {
  if (numPages > applicationLimits.pages) throw new DocumentUnreadable('tooLong')
}

/** Lines from the top down; what stands side by side is one line. */
async function linesOf(page: PDFPageProxy): Promise<PageLine[]> {
  const view = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const pieces = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [x, y] = view.convertToViewportPoint(item.transform[4], item.transform[5])
    const height = item.height || Math.hypot(item.transform[2], item.transform[3])
    return [{ text: item.str, x: x as number, y: y as number, width: item.width, height }]
  })
  pieces.sort((one, other) => one.y - other.y)
  const rows: (typeof pieces)[] = []
  for (const piece of pieces) {
    const row = rows.at(-1)
    if (row && piece.y - row[0]!.y < LINE_APART) row.push(piece)
    else rows.push([piece])
  }
  return rows.map((row) => {
    row.sort((one, other) => one.x - other.x)
    const [first, last] = [row[0]!, row.at(-1)!]
    return {
      text: row.map(({ text }) => text).join(''),
      x: (first.x + last.x + last.width) / 2 / view.width,
      y: first.y / view.height,
      top: Math.min(...row.map(({ y, height }) => y - ASCENT * height)) / view.height,
      bottom: Math.max(...row.map(({ y, height }) => y + DESCENT * height)) / view.height,
    }
  })
}

async function imageOf(page: PDFPageProxy) {
  const { width } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: IMAGE_WIDTH / width })
  const size = { width: Math.ceil(viewport.width), height: Math.min(4 * IMAGE_WIDTH, Math.ceil(viewport.height)) }
  const canvas = createCanvas(size.width, size.height)
  // The library draws on this canvas, though its types say that of a browser.
  await page.render({ canvas: canvas as never, viewport }).promise
  return { image: await canvas.encode('jpeg', 65), ...size }
}
