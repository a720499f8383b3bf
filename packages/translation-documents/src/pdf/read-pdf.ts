import { createCanvas } from '@napi-rs/canvas'
import { DocumentUnreadable, withPdf } from '@markwright/documents/pdf-document'
import { judgeText, type TextState } from '@markwright/documents/page-text'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { DocumentRefused } from '../document-problem.ts'
import {
  type FlowBlock,
  type FlowDocument,
  type FlowImage,
  type FlowParagraph,
  plainParagraph,
} from '../flow/flow-document.ts'
import { translationDocumentLimits as limits } from '../limits.ts'
import type { DocumentNote } from '../open-document.ts'
import { drawnBoxes } from './drawn-boxes.ts'
import { findFigures, type Grid } from './find-figures.ts'
import { findRunning } from './running-lines.ts'
import { type Box, type Chunk, chunksOf } from './page-text.ts'
import {
  type Column,
  columnOf,
  type FoundParagraph,
  hyphenatedWords,
  isContinuedOnNextPage,
  isInside,
  paragraphOf,
  paragraphsOf,
} from './paragraphs.ts'
import { regionsOf } from './regions.ts'

type ReadPage = {
  chunks: Chunk[]
  figures: { box: Box; image: FlowImage }[]
  grids: Grid[]
  notesFrom: number
  height: number
}

/**
 * Reads a PDF page by page: its paragraphs, tables and figures in the order of reading, without their positions.
 * @throws DocumentRefused `scanned`, `garbageText`, `tooManyPages`, `encrypted`, `broken`
 */
export async function readPdf(bytes: Uint8Array): Promise<{ document: FlowDocument; notes: DocumentNote[] }> {
  const pages: ReadPage[] = []
  const without: number[] = []
  let garbled = 0
  await openPdf(bytes, async (pdf) => {
    if (pdf.numPages > limits.pagesMax) throw new DocumentRefused('tooManyPages')
    for (let no = 1; no <= pdf.numPages; no++) {
      const page = await pdf.getPage(no)
      const { read, state } = await readPage(page)
      pages.push(read)
      if (state === 'garbage') garbled++
      if (state !== 'text' && read.figures.length > 0) without.push(no)
      page.cleanup()
    }
  })
  const written = pages.filter(({ chunks }) => chunks.length > 0).length
  if (written === 0) throw new DocumentRefused(garbled > 0 ? 'garbageText' : 'scanned')
  if (garbled > written) throw new DocumentRefused('garbageText')
  return {
    document: documentOf(pages),
    notes: without.length > 0 ? [{ kind: 'pagesWithoutText', pages: without }] : [],
  }
}

async function openPdf(bytes: Uint8Array, work: (pdf: PDFDocumentProxy) => Promise<void>): Promise<void> {
  try {
    await withPdf(bytes, work)
  } catch (error) {
    if (!(error instanceof DocumentUnreadable)) throw error
    if (error.cause instanceof DocumentRefused) throw error.cause
    throw new DocumentRefused(error.fault === 'encrypted' ? 'encrypted' : 'broken', { cause: error })
  }
}

/** Letters on a scan that are no text of it: the number of the page, a stamp. */
const FEW = 40

async function readPage(page: PDFPageProxy): Promise<{ read: ReadPage; state: TextState }> {
  const { width, height } = page.getViewport({ scale: 1 })
  const boxes = await drawnBoxes(page)
  const all = await chunksOf(page)
  const text = all.map((chunk) => chunk.text).join('\n')
  const found = findFigures(boxes, all, { width, height })
  const state = found.isScan && text.length < FEW ? 'none' : judgeText(text)
  // A page without text that can be read is an image as a whole.
  const isImage = state !== 'text' && (boxes.length > 0 || all.length > 0)
  const areas = isImage ? [{ left: 0, top: 0, right: width, bottom: height }] : found.figures
  return {
    state,
    read: {
      chunks: state === 'text' ? all : [],
      figures: areas.length > 0 ? await imagesOf(page, areas) : [],
      grids: state === 'text' ? found.grids : [],
      notesFrom: found.notesFrom,
      height,
    },
  }
}

/** Pixels to a point, and the most pixels of a page. */
const FINENESS = 2
const PIXELS_MAX = 12_000_000
/** A larger image is saved as a photograph. */
const PNG_BYTES_MAX = 400_000

async function imagesOf(page: PDFPageProxy, areas: readonly Box[]): Promise<ReadPage['figures']> {
  const { width, height } = page.getViewport({ scale: 1 })
  const scale = Math.min(FINENESS, Math.sqrt(PIXELS_MAX / (width * height)))
  const viewport = page.getViewport({ scale })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  // The library draws on this canvas, though its types say that of a browser.
  await page.render({ canvas: canvas as never, viewport }).promise
  const figures: ReadPage['figures'] = []
  for (const box of areas) {
    const [left, top] = [Math.floor(box.left * scale), Math.floor(box.top * scale)]
    const size = { width: Math.ceil(box.right * scale) - left, height: Math.ceil(box.bottom * scale) - top }
    const part = createCanvas(Math.max(1, size.width), Math.max(1, size.height))
    part.getContext('2d').drawImage(canvas, -left, -top)
    const png = await part.encode('png')
    const isLarge = png.length > PNG_BYTES_MAX
    const image: FlowImage = {
      kind: 'image',
      bytes: isLarge ? await part.encode('jpeg', 85) : png,
      type: isLarge ? 'jpg' : 'png',
      width: box.right - box.left,
      height: box.bottom - box.top,
    }
    figures.push({ box, image })
  }
  return figures
}

function documentOf(pages: readonly ReadPage[]): FlowDocument {
  const words = hyphenatedWords(pages.flatMap(({ chunks }) => chunks))
  const running = findRunning(pages)
  const bounds = boundsOfText(pages)
  const written: FlowBlock[][] = []
  let last: FoundParagraph | undefined
  for (const page of pages) {
    const { text: found, notes } = blocksOf(page, running.chunks, bounds, words)
    const [first] = found
    if (last && first && isContinuedOnNextPage(last, first)) {
      const joined = paragraphOf([...last.lines, ...first.lines], last.column, words)
      Object.assign(last.block, { texts: joined.texts })
      last.lines = [...last.lines, ...first.lines]
      found.shift()
    }
    written.push([...found, ...notes].map(({ block }) => block))
    last = found.at(-1) ?? last
  }
  const lines = (texts: readonly string[]): FlowParagraph[] => texts.map((text) => plainParagraph(text, { size: 9 }))
  return { pages: written, header: lines(running.header), footer: lines(running.footer), hasPages: true }
}

/** The sides of running text on all pages. */
function boundsOfText(pages: readonly ReadPage[]): Column {
  const long = pages.flatMap(({ chunks }) => chunks).filter(({ text }) => text.length > 25)
  return { left: Math.min(...long.map(({ left }) => left)), right: Math.max(...long.map(({ right }) => right)) }
}

/** What is on a page, in the order of reading, footnotes apart. */
function blocksOf(
  { chunks, figures, grids, notesFrom }: ReadPage,
  running: ReadonlySet<Chunk>,
  bounds: Column,
  words: ReadonlySet<string>,
): { text: FoundParagraph[]; notes: FoundParagraph[] } {
  const placed = new Map<Box, FoundParagraph[]>()
  const free = new Set(chunks.filter((chunk) => !running.has(chunk)))
  const take = (box: Box) => {
    const inside = [...free].filter((chunk) => isInside(chunk, box))
    for (const chunk of inside) free.delete(chunk)
    return inside
  }
  for (const { box, image } of figures) placed.set(box, [apart(image), ...labelsOf(take(box), words)])
  for (const grid of grids) placed.set(grid, [apart(tableOf(grid, take(grid), words))])
  const footnotes = take({ left: 0, right: Infinity, top: notesFrom, bottom: Infinity })
  const boxes: Box[] = [...placed.keys(), ...free]
  const em = [...free].toSorted((one, other) => one.size - other.size)[Math.floor(free.size / 2)]?.size ?? 10
  const regions = regionsOf(boxes, em)
  const text = regions.flatMap((region) => {
    const own = region.filter((box): box is Chunk => !placed.has(box))
    const column = regions.length === 1 ? widest(bounds, columnOf(own)) : columnOf(own)
    const found: FoundParagraph[] = []
    let lines: Chunk[] = []
    const flush = () => {
      found.push(...paragraphsOf(lines, column, words))
      lines = []
    }
    for (const box of region.toSorted((one, other) => one.top - other.top)) {
      const blocks = placed.get(box)
      if (!blocks) lines.push(box as Chunk)
      else {
        flush()
        found.push(...blocks)
      }
    }
    flush()
    return found
  })
  return { text, notes: paragraphsOf(footnotes, widest(bounds, columnOf(footnotes)), words) }
}

const widest = (one: Column, other: Column): Column => ({
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
})

const apart = (block: FlowBlock): FoundParagraph => ({ block, lines: [], column: null })

/** Words on a figure are below it as well, since they can be translated there only. */
const labelsOf = (chunks: readonly Chunk[], words: ReadonlySet<string>): FoundParagraph[] =>
  chunks
    .filter(({ text }) => /\p{sc=Han}|\p{L}{2}/u.test(text))
    .map((chunk) => apart({ ...paragraphOf([chunk], null, words), align: 'center' }))

function tableOf({ rows, columns }: Grid, chunks: readonly Chunk[], words: ReadonlySet<string>): FlowBlock {
  const placeOf = (edges: readonly number[], at: number) =>
    Math.max(
      0,
      Math.min(
        edges.length - 2,
        edges.findLastIndex((edge) => edge <= at),
      ),
    )
  const cells = rows.slice(1).map(() => columns.slice(1).map((): Chunk[] => []))
  for (const chunk of chunks)
    cells[placeOf(rows, (chunk.top + chunk.bottom) / 2)]![placeOf(columns, chunk.left + 1)]!.push(chunk)
  return {
    kind: 'table',
    isRuled: true,
    rows: cells
      .filter((row) => row.some((cell) => cell.length > 0))
      .map((row) =>
        row.map((cell) =>
          paragraphsOf(cell, columnOf(cell), words).flatMap(({ block }) => (block.kind === 'paragraph' ? [block] : [])),
        ),
      ),
  }
}
