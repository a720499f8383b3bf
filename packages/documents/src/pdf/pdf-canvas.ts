import type { Language } from '@markwright/domain/site/language'
import type { PrintableImage } from '../image.ts'
import { measureLine, runsOf } from './text-runs.ts'
import { inks, sizeOf, type TextStyle } from './text-style.ts'

/** Of a page in points from its top left, or of an image as shares of its sides. */
export type Box = { x: number; y: number; width: number; height: number }

export type Canvas = ReturnType<typeof createCanvas>

/** Draws on the current page of a document. Measures are points from the top left of the page. */
export function createCanvas(document: PDFKit.PDFDocument, language: Language) {
  const images = new Map<PrintableImage, PDFKit.Mixins.ImageSrc>()
  // Its types lack this method.
  const { openImage } = document as unknown as { openImage: (bytes: Uint8Array) => PDFKit.Mixins.ImageSrc }
  return {
    /** How wide a line is in points. */
    measure: (line: string, style: TextStyle) => measureLine(line, style, language),

    /** Writes a line with its baseline at `y`. */
    text(line: string, style: TextStyle, { x, y }: { x: number; y: number }) {
      let left = x
      document.fillColor(style.colour ?? inks.ink)
      for (const { typeface, text } of runsOf(line, style.weight ?? 'regular', language)) {
        // Its types know files only; a font that was read is accepted, too.
        document.font(typeface.source as unknown as Buffer, typeface.name, sizeOf(style))
        document.text(text, left, y, { lineBreak: false, baseline: 'alphabetic' })
        left += (typeface.widthOf(text) * sizeOf(style)) / 1000
      }
    },

    rect({ x, y, width, height }: Box, colour: string) {
      document.rect(x, y, width, height).fill(colour)
    },

    frame({ x, y, width, height }: Box, colour: string, lineWidth = 0.75) {
      document.lineWidth(lineWidth).rect(x, y, width, height).stroke(colour)
    },

    /** Draws an image into a box; one that is drawn again is in the document once. */
    image(image: PrintableImage, { x, y, width, height }: Box) {
      const opened = images.get(image) ?? openImage.call(document, image.bytes)
      images.set(image, opened)
      document.image(opened, x, y, { width, height })
    },

    /** Draws about a point that becomes the origin, turned by so many degrees. */
    turned({ x, y, degrees }: { x: number; y: number; degrees: number }, draw: () => void) {
      document.save().translate(x, y).rotate(degrees)
      draw()
      document.restore()
    },
  }
}
