import { createCanvas } from '@napi-rs/canvas'
import { type ApplicationPart, applicationLimits, applicationParts } from '@markwright/domain/patent-parts'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { DocumentUnreadable } from '../official/read-document.ts'
import { docxToPdf } from './docx-to-pdf.ts'
import { findParts, type PageLine, type PageParts } from './find-parts.ts'
import { withPdf } from './pdf-document.ts'

/** How a PDF came to be: as it was sent, by LibreOffice, or set anew from the paragraphs of a DOCX. */
export type PdfSource = 'pdf' | 'office' | 'paragraphs'

/** A page as a picture (JPEG) with what it belongs to and how its text begins. */
export type ApplicationPage = PageParts & { text: string; picture: Uint8Array; width: number; height: number }
export type ReadApplication = { source: PdfSource; pages: ApplicationPage[]; isScan: boolean }
export type PartFile = { part: ApplicationPart; pages: number; bytes: Uint8Array }

const PICTURE_WIDTH = 440
const TEXT_SHOWN = 120
const LINE_APART = 4

/**
 * The pages of a Chinese patent application, PDF or DOCX, and the part that each belongs to.
 * @throws DocumentUnreadable, `tooLong` beyond `applicationLimits.pages`
 */
export async function readApplication(bytes: Uint8Array): Promise<ReadApplication> {
  const { source, pdf } = await toPdf(bytes)
  return await withPdf(pdf, async (document) => {
    checkLength(document)
    const lines: PageLine[][] = []
    const pictures: { picture: Uint8Array; width: number; height: number }[] = []
    for (let no = 1; no <= document.numPages; no++) {
      const page = await document.getPage(no)
      lines.push(await linesOf(page))
      pictures.push(await pictureOf(page))
      page.cleanup()
    }
    const pages = findParts(lines).map((parts, at) => ({
      ...parts,
      ...pictures[at]!,
      text: lines[at]!.map(({ text }) => text.replaceAll('\0', ''))
        .join(' ')
        .slice(0, TEXT_SHOWN),
    }))
    return { source, pages, isScan: pages.every(({ state }) => state !== 'text') }
  })
}

/**
 * A PDF of the pages of each part that has any; a page may belong to several. Pages are taken over as they are.
 * @param parts those of each page, from the first on
 * @returns null where `parts` are not as many as there are pages
 * @throws DocumentUnreadable
 */
export async function splitApplication(
  bytes: Uint8Array,
  parts: readonly (readonly ApplicationPart[])[],
): Promise<PartFile[] | null> {
  const { pdf } = await toPdf(bytes)
  return await withPdf(pdf, async (document) => {
    checkLength(document)
    if (document.numPages !== parts.length) return null
    const files: PartFile[] = []
    for (const part of applicationParts) {
      const pages = parts.flatMap((each, at) => (each.includes(part) ? [at] : []))
      if (pages.length === 0) continue
      const written = await document.extractPages([{ document: null, includePages: pages }])
      files.push({ part, pages: pages.length, bytes: written })
    }
    return files
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
    return [{ text: item.str, x: x as number, y: y as number, width: item.width }]
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
    }
  })
}

async function pictureOf(page: PDFPageProxy) {
  const { width } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: PICTURE_WIDTH / width })
  const size = { width: Math.ceil(viewport.width), height: Math.min(4 * PICTURE_WIDTH, Math.ceil(viewport.height)) }
  const canvas = createCanvas(size.width, size.height)
  // The library draws on this canvas, though its types say that of a browser.
  await page.render({ canvas: canvas as never, viewport }).promise
  return { picture: await canvas.encode('jpeg', 65), ...size }
}
