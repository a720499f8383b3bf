import { GlobalFonts, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import { createRequire } from 'node:module'

const SIZE = 10.5

const require = createRequire(import.meta.url)
const files = [
  require.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2'),
  require.resolve('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff2'),
]
const families = files.map((file, at) => {
  const name = `test ${at}`
  if (!GlobalFonts.registerFromPath(file, name)) throw new Error(`The font file ${file} could not be read.`)
  return `"${name}"`
})

/** A PDF whose pages are drawn by `pages`; measures are points on A4. */
export function pdfFile(pages: readonly ((ctx: SKRSContext2D) => void)[]): Uint8Array {
  const document = new PDFDocument({})
  for (const draw of pages) {
    // The library gives its own context, though its types say that of a browser.
    draw(document.beginPage(595, 842) as unknown as SKRSContext2D)
    document.endPage()
  }
  return new Uint8Array(document.close())
}

/** Writes lines from a place on, in one size. */
export function writeLines(
  ctx: SKRSContext2D,
  lines: readonly string[],
  { x = 80, y, size = SIZE }: { x?: number; y: number; size?: number },
): void {
  lines.forEach((line, at) => {
    ctx.font = `${size}px ${families.join(', ')}`
    ctx.fillStyle = '#000'
    // Without ligatures, which stand for no character.
    ctx.textRendering = 'optimizeSpeed'
    ctx.fillText(line, x, y + at * size * 1.6)
  })
}
