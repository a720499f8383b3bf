import { createCanvas, type Image, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import type { Language } from '@markwright/domain/language'
import { yieldToEventLoop } from '@markwright/runtime/yield-to-event-loop.ts'
import { fit } from '../image.ts'
import { drawEntryImage, type EntryImage } from './entry-image.ts'
import { printedText } from './printed-text.ts'
import { ascent, inks, lineHeight, measureLine, note, type TextStyle, writeLine } from './text-style.ts'
import { wrapText } from './wrap-text.ts'

// A4 in points.
const WIDTH = 595
const HEIGHT = 842
const MARGIN = { top: 54, bottom: 60, side: 50 }
const ROOM = WIDTH - 2 * MARGIN.side
const BOTTOM = HEIGHT - MARGIN.bottom

type Line = TextStyle & { text: string }
type Draw = (ctx: SKRSContext2D) => void

/** Lays text and images out on pages of A4, from top to bottom. Measures are points. */
export function createPages(language: Language) {
  const measuring = createCanvas(1, 1).getContext('2d')
  /** Of words that have been measured before, by how they are written. */
  const widths = new Map<string, number>()
  const pages: Draw[][] = [[]]
  let y = MARGIN.top

  const put = (draw: Draw) => pages.at(-1)!.push(draw)
  const breakPage = () => {
    pages.push([])
    y = MARGIN.top
  }
  const need = (height: number) => {
    if (y + height > BOTTOM) breakPage()
  }
  const linesOf = (text: string, width: number, style: TextStyle) => {
    const { size, weight } = style
    return wrapText(printedText(text), width, (part) => {
      const key = `${size} ${weight} ${part}`
      const found = widths.get(key) ?? measureLine(measuring, part, style, language)
      widths.set(key, found)
      return found
    })
  }
  const putLine = (line: string, x: number, top: number, style: TextStyle) =>
    put((ctx) => {
      writeLine(ctx, line, style, { x, y: top + ascent(style), language })
      if (!style.link) return
      const right = x + measureLine(ctx, line, style, language)
      ctx.annotateLinkUrl(x, top, right, top + lineHeight(style), style.link)
    })
  /** Lines of one column from `y` on, over as many pages as they need. */
  const putLines = (lines: readonly string[], x: number, style: TextStyle) => {
    for (const line of lines) {
      need(lineHeight(style))
      putLine(line, x, y, style)
      y += lineHeight(style)
    }
  }
  const flow = (text: string, x: number, width: number, style: TextStyle) => {
    const share = { left: 0, center: 0.5, right: 1 }[style.align ?? 'left']
    for (const line of linesOf(text, width, style)) {
      const room = share === 0 ? 0 : width - measureLine(measuring, line, style, language)
      putLines([line], x + room * share, style)
    }
  }
  const rule = () => {
    const top = y
    put((ctx) => {
      ctx.fillStyle = inks.line
      ctx.fillRect(MARGIN.side, top, ROOM, 0.75)
    })
  }

  return {
    space(height: number) {
      y = Math.min(y + height, BOTTOM)
    },
    /** What follows is on a new page, unless it does so already. */
    breakPage() {
      if (pages.at(-1)!.length > 0) breakPage()
    },
    text: (text: string, style: TextStyle = {}) => flow(text, MARGIN.side, ROOM, style),

    /** A heading, never the last thing on a page: so much of what follows stays with it. */
    heading(text: string, following = 30) {
      y += 14
      need(30 + following)
      flow(text, MARGIN.side, ROOM, { size: 12, weight: 'bold' })
      y += 3
      rule()
      y += 7
    },

    /** A heading within a part, never the last thing on a page. */
    subheading(text: string) {
      y += 4
      need(48)
      flow(text, MARGIN.side, ROOM, { size: 9, weight: 'bold' })
    },

    /** A drawing as wide as the text; it goes over to the next page as a whole, with `below` points of what follows. */
    figure(
      height: number,
      draw: (ctx: SKRSContext2D, box: { x: number; y: number; width: number }) => void,
      below = 0,
    ) {
      need(height + below)
      const box = { x: MARGIN.side, y, width: ROOM }
      put((ctx) => draw(ctx, box))
      y += height
    },

    /**
     * Small images at the left, or names in the place of them, and lines beside them; all stay on one page where they
     * fit.
     */
    entry(images: readonly EntryImage[], lines: readonly Line[]) {
      const box = { width: 72, height: 54, gap: 8 }
      const reserved = images.length === 0 ? 0 : images.length * (box.width + box.gap) + 6
      const [x, width] = [MARGIN.side + reserved, ROOM - reserved]
      const parts = lines.map(({ text, ...style }) => ({ style, wrapped: linesOf(text, width, style) }))
      const height = parts.reduce((sum, { style, wrapped }) => sum + wrapped.length * lineHeight(style), 0)
      const imageHeight = images.length === 0 ? 0 : box.height
      need(Math.min(BOTTOM - MARGIN.top, Math.max(imageHeight, height)))
      const top = y
      const page = pages.length
      images.forEach((image, at) => {
        const left = MARGIN.side + at * (box.width + box.gap)
        const drawn = typeof image === 'string' ? printedText(image) : image
        put((ctx) => drawEntryImage(ctx, drawn, { x: left, y: top, ...box }))
      })
      for (const { style, wrapped } of parts) putLines(wrapped, x, style)
      if (pages.length === page) y = Math.max(y, top + imageHeight)
      y += 10
    },

    /** Text at the left and an image at the right of it, at the top of a page. */
    beside(image: Image | null, lines: readonly Line[]) {
      const box = { width: 160, height: 122, padding: 5 }
      const width = image ? ROOM - box.width - 20 : ROOM
      const top = y
      const page = pages.length
      if (image) {
        const size = fit(image, { width: box.width - 2 * box.padding, height: box.height - 2 * box.padding })
        const left = WIDTH - MARGIN.side - box.width
        put((ctx) => {
          ctx.strokeStyle = inks.line
          ctx.lineWidth = 0.75
          ctx.strokeRect(left, top, box.width, box.height)
          ctx.drawImage(
            image,
            left + (box.width - size.width) / 2,
            top + (box.height - size.height) / 2,
            size.width,
            size.height,
          )
        })
      }
      for (const { text, ...style } of lines) flow(text, MARGIN.side, width, style)
      if (image && pages.length === page) y = Math.max(y, top + box.height)
    },

    /**
     * Rows of cells; a row goes over to the next page as a whole where it fits one, and the titles come again there.
     * `shares` of the room are those of the columns.
     */
    rows(
      rows: readonly (readonly string[])[],
      shares: readonly number[],
      styles: readonly TextStyle[] = [],
      titles: { cells: readonly string[]; style: TextStyle; styles?: readonly TextStyle[] } | null = null,
    ) {
      const columns = columnsOf(shares)
      const measured = (row: readonly string[], styleOf: (column: number) => TextStyle) => {
        const cells = columns.map(({ x, width }, at) => {
          const style = styleOf(at)
          return { x, width, style, lines: linesOf(row[at] ?? '', width, style) }
        })
        const length = Math.max(...cells.map(({ lines }) => lines.length))
        const step = Math.max(...cells.map(({ style }) => lineHeight(style)))
        const foot = Math.max(...cells.map(({ style }) => ascent(style)))
        return { cells, length, step, foot, height: length * step }
      }
      const head = titles && measured(titles.cells, (column) => titles.styles?.[column] ?? titles.style)
      const headHeight = head ? head.height + 3 : 0

      // A row longer than a page is cut where its page ends.
      const putRow = ({ cells, length, step, foot }: ReturnType<typeof measured>) => {
        for (let done = 0; done < length;) {
          if (y + step > BOTTOM) breakPage()
          const fitting = Math.max(1, Math.floor((BOTTOM - y) / step))
          for (const { x, width, style, lines } of cells)
            lines.slice(done, done + fitting).forEach((line, at) => {
              const left = style.align === 'right' ? x + width - measureLine(measuring, line, style, language) : x
              // Letters of every size are on one line.
              putLine(line, left, y + at * step + foot - ascent(style), style)
            })
          y += Math.min(fitting, length - done) * step
          done += fitting
        }
        y += 3
      }

      rows.forEach((row, at) => {
        const measuredRow = measured(row, (column) => styles[column] ?? {})
        const page = pages.length
        const height = measuredRow.height + (at === 0 ? headHeight : 0)
        if (height < BOTTOM - MARGIN.top - headHeight) need(height)
        if (head && (at === 0 || pages.length > page)) putRow(head)
        putRow(measuredRow)
      })
    },

    /**
     * The bytes of the document; `footer` gets the number of a page and of all pages. Pages are drawn one by one, with a
     * turn for other work in between: a page takes some milliseconds, and a document may have thousands. `watermark` is
     * written across each page, below everything else.
     */
    async close(
      title: string,
      footer: (page: number, pages: number) => { left: string; right: string },
      watermark?: string,
    ): Promise<Buffer> {
      const document = new PDFDocument({
        title: printedText(title),
        creator: 'Markwright 知匠',
        producer: 'Markwright',
        compressionLevel: 6,
      })
      let index = 0
      for await (const draws of yieldToEventLoop(pages)) {
        // The library gives its own context, though its types say that of a browser.
        const ctx = document.beginPage(WIDTH, HEIGHT) as unknown as SKRSContext2D
        if (watermark) drawWatermark(ctx, watermark, language)
        for (const draw of draws) draw(ctx)
        index++
        const { left, right } = footer(index, pages.length)
        const foot = { y: HEIGHT - 34, language }
        writeLine(ctx, left, note, { x: MARGIN.side, ...foot })
        const width = measureLine(ctx, right, note, language)
        writeLine(ctx, right, note, { x: WIDTH - MARGIN.side - width, ...foot })
        document.endPage()
      }
      return document.close()
    },
  }
}
export type Pages = ReturnType<typeof createPages>

function drawWatermark(ctx: SKRSContext2D, text: string, language: Language) {
  const style: TextStyle = { size: 72, weight: 'bold', colour: inks.watermark }
  ctx.save()
  ctx.translate(WIDTH / 2, HEIGHT / 2)
  ctx.rotate(-Math.PI / 5)
  writeLine(ctx, text, style, { x: -measureLine(ctx, text, style, language) / 2, y: 24, language })
  ctx.restore()
}

function columnsOf(shares: readonly number[]) {
  const GAP = 12
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((share, at) => ({
    x: MARGIN.side + (ROOM * shares.slice(0, at).reduce((total, each) => total + each, 0)) / sum,
    width: (ROOM * share) / sum - GAP,
  }))
}
