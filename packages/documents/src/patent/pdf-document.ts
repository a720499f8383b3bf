import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { DocumentUnreadable, PageNotCut } from '../official/read-document.ts'

export { DocumentUnreadable }

/**
 * Opens a PDF for `work` and closes it again.
 * @throws DocumentUnreadable where it is encrypted or broken, and what `work` throws of the kind
 */
export async function withPdf<Result>(
  bytes: Uint8Array,
  work: (document: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const loading = getDocument({
    data: Uint8Array.from(bytes),
    cMapUrl: join(folder, 'cmaps/'),
    cMapPacked: true,
    standardFontDataUrl: join(folder, 'standard_fonts/'),
    wasmUrl: join(folder, 'wasm/'),
    isEvalSupported: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    return await work(await loading.promise)
  } catch (error) {
    if (error instanceof DocumentUnreadable || error instanceof PageNotCut) throw error
    const isEncrypted = error instanceof Error && error.name === 'PasswordException'
    throw new DocumentUnreadable(isEncrypted ? 'encrypted' : 'broken', { cause: error })
  } finally {
    await loading.destroy()
  }
}
