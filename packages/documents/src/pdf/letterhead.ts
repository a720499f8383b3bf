import type { Canvas } from './pdf-canvas.ts'
import type { Pages } from './print-pages.ts'
import { inks, type TextStyle } from './text-style.ts'

/** The firm in whose name a document is issued. */
export type Letterhead = { name: string; siteUrl: string }

const HEIGHT = 58
const SEAL = 34
const titleStyle: TextStyle = { size: 16, weight: 'bold' }

/** Seal and name of the firm at the top of a document, with what the document is at the right. */
export function printLetterhead(pages: Pages, { name, siteUrl }: Letterhead, title: string) {
  pages.band(HEIGHT, [
    {
      type: null,
      draw(canvas, { x, y, width }) {
        drawSeal(canvas, x, y)
        canvas.rect({ x, y: y + SEAL + 8, width, height: 1.5 }, inks.mark)
      },
    },
    {
      type: 'H1',
      draw: (canvas, { x, y, width }) =>
        canvas.text(title, titleStyle, { x: x + width - canvas.measure(title, titleStyle), y: y + 20 }),
    },
    {
      type: 'P',
      draw: (canvas, { x, y }) => canvas.text(name, { size: 13, weight: 'bold' }, { x: x + SEAL + 10, y: y + 15 }),
    },
    {
      type: 'P',
      draw: (canvas, { x, y }) =>
        canvas.text(siteUrl, { size: 8, colour: inks.faint }, { x: x + SEAL + 10, y: y + 29 }),
    },
  ])
}

function drawSeal(canvas: Canvas, x: number, y: number) {
  canvas.rect({ x, y, width: SEAL, height: SEAL }, inks.mark)
  const style: TextStyle = { size: 13, weight: 'bold', colour: '#fffdf8' }
  canvas.text('知', style, { x: x + 4, y: y + 15 })
  canvas.text('匠', style, { x: x + SEAL - 17, y: y + SEAL - 5 })
}
