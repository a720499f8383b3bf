import type { Language } from '@markwright/domain/site/language'
import { yieldToEventLoop } from '@markwright/runtime/yield-to-event-loop.ts'
import { fit, type PrintableImage } from '../image.ts'
import { drawName, drawImage, type EntryImage } from './entry-image.ts'
import type { Box, Canvas } from './pdf-canvas.ts'
import { printedText } from './printed-text.ts'
import { createTaggedPdf, type Tag, type TaggedPdf } from './tagged-pdf.ts'
import { measureLine } from './text-runs.ts'
import { ascent, inks, lineHeight, note, type TextStyle } from './text-style.ts'
import { wrapLines, type WrappedLine } from './wrap-text.ts'

// A4 in points.
const WIDTH = 595
const HEIGHT = 842
const MARGIN = { top: 54, bottom: 60, side: 50 }
const ROOM = WIDTH - 2 * MARGIN.side
const BOTTOM = HEIGHT - MARGIN.bottom

type TextTag = 'H1' | 'H2' | 'H3' | 'P'
/** A text with what it is for screen readers: a paragraph, unless it is a heading. */
type Line = TextStyle & { text: string; tag?: TextTag }
type Draw = (pdf: TaggedPdf) => void
/** Something drawn, with what it is for screen readers: nothing, where it has no type. */
type Part = { type: TextTag | null; draw: (canvas: Canvas, box: Box) => void }

/**
 * Lays text and images out on pages of A4, from top to bottom, with the structure for screen readers in the same order.
 * Measures are points.
 */
export function createPages(language: Language) {
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
  const measure = (text: string, style: TextStyle) => measureLine(text, style, language)
  const linesOf = (text: string, width: number, style: TextStyle) =>
    wrapLines(printedText(text), width, (part) => measure(part, style))

  /** Without a tag what is repeated on later pages. */
  const putLine = ({ text, hasSpace }: WrappedLine, x: number, top: number, style: TextStyle, tag?: Tag) =>
    put((pdf) => {
      if (text === '') return
      // Lines that are read aloud or copied are put together again.
      const written = hasSpace ? `${text} ` : text
      const draw = (canvas: Canvas) => canvas.text(written, style, { x, y: top + ascent(style) })
      if (!tag) return pdf.draw('Pagination', draw)
      if (!style.link) return pdf.draw(tag, draw)
      pdf.link(tag, { x, y: top, width: measure(text, style), height: lineHeight(style) }, style.link, draw)
    })
  /** Lines of one column from `y` on, over as many pages as they need. */
  const putLines = (lines: readonly WrappedLine[], x: number, style: TextStyle, tag: Tag) => {
    for (const line of lines) {
      need(lineHeight(style))
      putLine(line, x, y, style, tag)
      y += lineHeight(style)
    }
  }
  const flow = (text: string, x: number, width: number, style: TextStyle, type: TextTag = 'P') => {
    const share = { left: 0, center: 0.5, right: 1 }[style.align ?? 'left']
    const tag: Tag = { type }
    for (const line of linesOf(text, width, style)) {
      const room = share === 0 ? 0 : width - measure(line.text, style)
      putLines([line], x + room * share, style, tag)
    }
    put((pdf) => pdf.finish(tag))
  }
  const rule = () => {
    const box = { x: MARGIN.side, y, width: ROOM, height: 0.75 }
    put((pdf) => pdf.draw('Layout', (canvas) => canvas.rect(box, inks.line)))
  }
  const frame = (box: Box) => (pdf: TaggedPdf) => pdf.draw('Layout', (canvas) => canvas.frame(box, inks.line))
  const putFigure = (page: Draw[], box: Box, alt: string, draw: (canvas: Canvas) => void) =>
    page.push((pdf) => {
      const tag: Tag = { type: 'Figure', alt: printedText(alt), box }
      pdf.draw(tag, draw)
      pdf.finish(tag)
    })

  return {
    space(height: number) {
      y = Math.min(y + height, BOTTOM)
    },
    /** What follows is on a new page, unless it does so already. */
    breakPage() {
      if (pages.at(-1)!.length > 0) breakPage()
    },
    text: (text: string, style: TextStyle = {}, tag: TextTag = 'P') => flow(text, MARGIN.side, ROOM, style, tag),

    /** A heading, never the last thing on a page: so much of what follows stays with it. */
    heading(text: string, following = 30) {
      y += 14
      need(30 + following)
      flow(text, MARGIN.side, ROOM, { size: 12, weight: 'bold' }, 'H2')
      y += 3
      rule()
      y += 7
    },

    /** A heading within a part, never the last thing on a page. */
    subheading(text: string) {
      y += 4
      need(48)
      flow(text, MARGIN.side, ROOM, { size: 9, weight: 'bold' }, 'H3')
    },

    /**
     * A drawing as wide as the text, which `alt` describes for those who do not see it; it goes over to the next page as
     * a whole, with `below` points of what follows.
     */
    figure(height: number, alt: string, draw: (canvas: Canvas, box: Box) => void, below = 0) {
      need(height + below)
      const box = { x: MARGIN.side, y, width: ROOM, height }
      putFigure(pages.at(-1)!, box, alt, (canvas) => draw(canvas, box))
      y += height
    },

    /** Texts and ornaments in a band as wide as the text, each placed by itself. */
    band(height: number, parts: readonly Part[]) {
      need(height)
      const box = { x: MARGIN.side, y, width: ROOM, height }
      for (const { type, draw } of parts)
        put((pdf) => {
          const tag: Tag | null = type && { type }
          pdf.draw(tag ?? 'Layout', (canvas) => draw(canvas, box))
          if (tag) pdf.finish(tag)
        })
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
      const parts = lines.map(({ text, tag, ...style }) => ({
        style,
        tag: { type: tag ?? 'P' },
        wrapped: linesOf(text, width, style),
      }))
      const height = parts.reduce((sum, { style, wrapped }) => sum + wrapped.length * lineHeight(style), 0)
      const imageHeight = images.length === 0 ? 0 : box.height
      need(Math.min(BOTTOM - MARGIN.top, Math.max(imageHeight, height)))
      const top = y
      const page = pages.length
      const first = pages.at(-1)!
      const putImages = () =>
        images.forEach((image, at) => {
          const place = { x: MARGIN.side + at * (box.width + box.gap), y: top, width: box.width, height: box.height }
          first.push(frame(place))
          // The name is in the lines, too.
          if (typeof image === 'string')
            first.push((pdf) => pdf.draw('Layout', (canvas) => drawName(canvas, printedText(image), place)))
          else putFigure(first, place, image.alt, (canvas) => drawImage(canvas, image, place))
        })
      // The images follow the name of what they show.
      if (parts.length === 0) putImages()
      for (const [at, { style, wrapped, tag }] of parts.entries()) {
        putLines(wrapped, x, style, tag)
        put((pdf) => pdf.finish(tag))
        if (at === 0) putImages()
      }
      if (pages.length === page) y = Math.max(y, top + imageHeight)
      y += 10
    },

    /** Text at the left and an image, which `alt` describes, at the right of it, at the top of a page. */
    beside(image: PrintableImage | null, alt: string, lines: readonly Line[]) {
      const box = { width: 160, height: 122, padding: 5 }
      const width = image ? ROOM - box.width - 20 : ROOM
      const top = y
      const page = pages.length
      const first = pages.at(-1)!
      const putImage = (printed: PrintableImage) => {
        const place = { x: WIDTH - MARGIN.side - box.width, y: top, width: box.width, height: box.height }
        const size = fit(printed, { width: box.width - 2 * box.padding, height: box.height - 2 * box.padding })
        first.push(frame(place))
        putFigure(first, place, alt, (canvas) => canvas.image(printed, centred(size, place)))
      }
      for (const [at, { text, tag, ...style }] of lines.entries()) {
        flow(text, MARGIN.side, width, style, tag)
        if (image && at === 0) putImage(image)
      }
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
      const table: Tag = { type: 'Table' }
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
      type Row = ReturnType<typeof measured>
      const head = titles && measured(titles.cells, (column) => titles.styles?.[column] ?? titles.style)
      const headHeight = head ? head.height + 3 : 0

      // A row longer than a page is cut where its page ends.
      const putRow = ({ cells, length, step, foot }: Row, tags: readonly Tag[] = []) => {
        for (let done = 0; done < length;) {
          if (y + step > BOTTOM) breakPage()
          const fitting = Math.max(1, Math.floor((BOTTOM - y) / step))
          for (const [column, { x, width, style, lines }] of cells.entries())
            lines.slice(done, done + fitting).forEach((line, at) => {
              const left = style.align === 'right' ? x + width - measure(line.text, style) : x
              // Letters of every size are on one line.
              putLine(line, left, y + at * step + foot - ascent(style), style, tags[column])
            })
          y += Math.min(fitting, length - done) * step
          done += fitting
        }
        y += 3
      }
      const putTagged = (row: Row, isHead: boolean) => {
        const parent: Tag = { type: 'TR', parent: table }
        const tags = row.cells.map(({ style, lines }): Tag => {
          if (isHead) return { type: 'TH', parent, scope: 'Column' }
          return style.isLabel && lines.some(({ text }) => text !== '')
            ? { type: 'TH', parent, scope: 'Row' }
            : { type: 'TD', parent }
        })
        // Empty cells count, too.
        put((pdf) => tags.forEach(pdf.open))
        putRow(row, tags)
        put((pdf) => pdf.finish(parent))
      }

      rows.forEach((row, at) => {
        const measuredRow = measured(row, (column) => styles[column] ?? {})
        const page = pages.length
        const height = measuredRow.height + (at === 0 ? headHeight : 0)
        if (height < BOTTOM - MARGIN.top - headHeight) need(height)
        if (head && at === 0) putTagged(head, true)
        else if (head && pages.length > page) putRow(head)
        putTagged(measuredRow, false)
      })
      put((pdf) => pdf.finish(table))
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
      const pdf = createTaggedPdf(language, { title: printedText(title), width: WIDTH, height: HEIGHT })
      let index = 0
      for await (const draws of yieldToEventLoop(pages)) {
        pdf.addPage()
        if (watermark) pdf.draw('Pagination', (canvas) => drawWatermark(canvas, watermark))
        for (const draw of draws) draw(pdf)
        index++
        const { left, right } = footer(index, pages.length)
        pdf.draw('Pagination', (canvas) => {
          canvas.text(left, note, { x: MARGIN.side, y: HEIGHT - 34 })
          canvas.text(right, note, { x: WIDTH - MARGIN.side - measure(right, note), y: HEIGHT - 34 })
        })
      }
      return pdf.close()
    },
  }
}
export type Pages = ReturnType<typeof createPages>

const centred = (size: { width: number; height: number }, box: Box): Box => ({
  x: box.x + (box.width - size.width) / 2,
  y: box.y + (box.height - size.height) / 2,
  ...size,
})

function drawWatermark(canvas: Canvas, text: string) {
  const style: TextStyle = { size: 72, weight: 'bold', colour: inks.watermark }
  canvas.turned({ x: WIDTH / 2, y: HEIGHT / 2, degrees: -36 }, () =>
    canvas.text(text, style, { x: -canvas.measure(text, style) / 2, y: 24 }),
  )
}

function columnsOf(shares: readonly number[]) {
  const GAP = 12
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((share, at) => ({
    x: MARGIN.side + (ROOM * shares.slice(0, at).reduce((total, each) => total + each, 0)) / sum,
    width: (ROOM * share) / sum - GAP,
  }))
}
