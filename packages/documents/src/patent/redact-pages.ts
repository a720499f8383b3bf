import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { startOnce } from '@markwright/runtime/start-once.ts'
import { DocumentUnreadable } from '../official/read-document.ts'

// The types of the library take it from those of Emscripten, which are not installed.
declare global {
  interface EmscriptenModule {
    HEAPU8: Uint8Array<ArrayBuffer>
    wasmBinary: ArrayBuffer
  }
}

/** A band across the whole width of a page, in shares of its height from the top. */
export type Band = { top: number; bottom: number }
/** A page, from 0 on, and what of it is to be removed. */
export type RedactedPage = { page: number; bands: readonly Band[] }

const loadPdfium = startOnce(async (): Promise<WrappedPdfiumModule> => {
  const { init } = await import('@embedpdf/pdfium')
  const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')
  const bytes = await readFile(file)
  const library = await init({ wasmBinary: Uint8Array.from(bytes).buffer })
  library.PDFiumExt_Init()
  return library
})

/**
 * The PDF without the text, lines and image points that lie in bands of its pages; notes on these pages become part of them.
 * A sign or line that a band touches is removed, so bands should end between lines. `checkRedacted` verifies the result.
 * @throws DocumentUnreadable where PDFium cannot read or write it
 */
export async function redactPages(bytes: Uint8Array, pages: readonly RedactedPage[]): Promise<Uint8Array> {
  const library = await loadPdfium()
  const { wasmExports } = library.pdfium
  const address = wasmExports.malloc(bytes.length)
  library.pdfium.HEAPU8.set(bytes, address)
  const document = library.FPDF_LoadMemDocument(address, bytes.length, '')
  try {
    if (!document) throw new DocumentUnreadable('broken')
    for (const { page, bands } of pages) redactPage(library, document, page, bands)
    return written(library, document)
  } finally {
    if (document) library.FPDF_CloseDocument(document)
    wasmExports.free(address)
  }
}

const FLATTEN_FOR_PRINT = 1
const FLATTEN_FAILED = 0

function redactPage(library: WrappedPdfiumModule, document: number, at: number, bands: readonly Band[]) {
  // A page shows what was merged into it only once it is loaded again.
  const unmerged = library.FPDF_LoadPage(document, at)
  if (!unmerged) throw new DocumentUnreadable('broken')
  const merged = library.FPDFPage_Flatten(unmerged, FLATTEN_FOR_PRINT)
  library.FPDF_ClosePage(unmerged)
  if (merged === FLATTEN_FAILED) throw new DocumentUnreadable('broken')

  const page = library.FPDF_LoadPage(document, at)
  const rectangle = library.pdfium.wasmExports.malloc(16)
  try {
    for (const band of bands) {
      const [left, top, right, bottom] = corners(library, page, band)
      // In the order of FS_RECTF.
      new Float32Array(library.pdfium.HEAPU8.buffer, rectangle, 4).set([left, top, right, bottom])
      const [isRecursive, isBlack] = [true, false]
      // It returns false where it fails and where nothing lies in the band; checkRedacted tells these apart.
      library.EPDFText_RedactInRect(page, rectangle, isRecursive, isBlack)
    }
    if (!library.FPDFPage_GenerateContent(page)) throw new DocumentUnreadable('broken')
  } finally {
    library.pdfium.wasmExports.free(rectangle)
    library.FPDF_ClosePage(page)
  }
}

/** Fine enough that a share of it is a share of the page. */
const GRID = 100_000

/** The band in the coordinates of the page, whose origin and rotation may be any. */
function corners(library: WrappedPdfiumModule, page: number, { top, bottom }: Band) {
  const out = library.pdfium.wasmExports.malloc(16)
  const point = (x: number, y: number): [number, number] => {
    library.FPDF_DeviceToPage(page, 0, 0, GRID, GRID, 0, Math.round(x * GRID), Math.round(y * GRID), out, out + 8)
    const [pageX, pageY] = new Float64Array(library.pdfium.HEAPU8.buffer, out, 2)
    return [pageX!, pageY!]
  }
  // What reaches beyond the edge of the sheet belongs to the band at that edge.
  const [x1, y1] = point(-1, top <= 0 ? -1 : top)
  const [x2, y2] = point(2, bottom >= 1 ? 2 : bottom)
  library.pdfium.wasmExports.free(out)
  return [Math.min(x1, x2), Math.max(y1, y2), Math.max(x1, x2), Math.min(y1, y2)] as const
}

function written(library: WrappedPdfiumModule, document: number): Uint8Array {
  const { wasmExports } = library.pdfium
  const writer = library.PDFiumExt_OpenFileWriter()
  try {
    if (!library.PDFiumExt_SaveAsCopy(document, writer)) throw new DocumentUnreadable('broken')
    const size = library.PDFiumExt_GetFileWriterSize(writer)
    const address = wasmExports.malloc(size)
    library.PDFiumExt_GetFileWriterData(writer, address, size)
    const bytes = library.pdfium.HEAPU8.slice(address, address + size)
    wasmExports.free(address)
    return bytes
  } finally {
    library.PDFiumExt_CloseFileWriter(writer)
  }
}
