import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { PageNotCut } from '../official/read-document.ts'
import type { Band, RedactedPage } from './redact-pages.ts'

/**
 * Verifies with another library than the one that redacts: no text is left in the bands, and outside of them none is missing.
 * @throws PageNotCut for the first page of which this is not so
 */
export async function checkRedacted(
  original: PDFDocumentProxy,
  redacted: PDFDocumentProxy,
  pages: readonly RedactedPage[],
): Promise<void> {
  for (const { page, bands } of pages) {
    const before = await signsOf(await original.getPage(page + 1), bands)
    const after = await signsOf(await redacted.getPage(page + 1), bands)
    const isMissing = Array.from(before.outside).some(([sign, times]) => (after.outside.get(sign) ?? 0) < times)
    if (after.within.size > 0 || isMissing) throw new PageNotCut(page + 1)
  }
}

/** Signs that reach this share of their size into a band lie in it: what ends at its edge does not. */
const TOLERANCE = 0.2
/** From the line that a text is on to the middle of its letters, as a share of their size. */
const MIDDLE = 0.3

/** How often each sign occurs in texts that lie in bands, even in part, and in others. */
async function signsOf(page: PDFPageProxy, bands: readonly Band[]) {
  const view = page.getViewport({ scale: 1 })
  const within = new Map<string, number>()
  const outside = new Map<string, number>()
  const { items } = await page.getTextContent()
  for (const item of items) {
    if (!('str' in item)) continue
    const [a, b, c, d, e, f] = item.transform as [number, number, number, number, number, number]
    const yOf = (x: number, y: number): number => view.convertToViewportPoint(x, y)[1]
    const [length, size] = [Math.hypot(a, b) || 1, Math.hypot(c, d)]
    const isVertical = item.dir === 'ttb'
    const start = isVertical ? [e, f] : [e + MIDDLE * c, f + MIDDLE * d]
    const [dx, dy] = isVertical
      ? [(-item.height * c) / (size || 1), (-item.height * d) / (size || 1)]
      : [(item.width * a) / length, (item.width * b) / length]
    const ends = [yOf(start[0]!, start[1]!), yOf(start[0]! + dx, start[1]! + dy)]
    const isWithin = bands.some(({ top, bottom }) => {
      const from = top <= 0 ? Number.NEGATIVE_INFINITY : top * view.height + TOLERANCE * size
      const to = bottom >= 1 ? Number.POSITIVE_INFINITY : bottom * view.height - TOLERANCE * size
      return Math.max(...ends) > from && Math.min(...ends) < to
    })
    const signs = isWithin ? within : outside
    for (const sign of item.str.replaceAll(/\s/gu, '')) signs.set(sign, (signs.get(sign) ?? 0) + 1)
  }
  page.cleanup()
  return { within, outside }
}
