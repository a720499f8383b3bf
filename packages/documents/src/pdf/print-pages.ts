import { createCanvas, type Image, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import { fit } from '../picture.ts'
import { fontFamilies, type Weight } from './fonts.ts'
import { wrapText } from './wrap-text.ts'

// A4 in points.
const WIDTH = 595
const HEIGHT = 842
const MARGIN = { top: 54, bottom: 60, side: 50 }
const ROOM = WIDTH - 2 * MARGIN.side
const BOTTOM = HEIGHT - MARGIN.bottom

export const inks = {
  ink: '#14213d',
  soft: '#414b62',
  faint: '#5c667b',
  line: '#e2e0d9',
  link: '#1f4b8f',
  mark: '#c8321f',
}

export type TextStyle = { size?: number; weight?: Weight; colour?: string; link?: string }
type Box = { x: number; y: number; width: number; height: number }
/** A name, or a picture with parts of it that are framed, as shares of its sides. */
export type EntryPicture = string | { image: Image; areas?: readonly Box[] }
type Draw = (ctx: SKRSContext2D) => void

/** Lays text and pictures out on pages of A4, from top to bottom. Measures are points. */
export function createPages() {
  const measuring = createCanvas(1, 1).getContext('2d')
  const pages: Draw[][] = [[]]
  let y = MARGIN.top

  const setFont = (
    ctx: SKRSContext2D,
    text: string,
    { size = 10, weight = 'regular', colour = inks.ink }: TextStyle,
  ) => {
    ctx.font = `${size}px ${fontFamilies(text, weight)}`
    ctx.fillStyle = colour
  }
  const put = (draw: Draw) => pages.at(-1)!.push(draw)
  const breakPage = () => {
    pages.push([])
    y = MARGIN.top
  }
  const need = (height: number) => {
    if (y + height > BOTTOM) breakPage()
  }
  const linesOf = (text: string, width: number, style: TextStyle) => {
    setFont(measuring, text, style)
    const known = new Map<string, number>()
    return wrapText(text, width, (part) => {
      const found = known.get(part) ?? measuring.measureText(part).width
      known.set(part, found)
      return found
    })
  }
  const lineHeight = ({ size = 10 }: TextStyle) => size * 1.5
  const putLine = (line: string, x: number, top: number, style: TextStyle) =>
    put((ctx) => {
      setFont(ctx, line, style)
      ctx.fillText(line, x, top + (style.size ?? 10) * 1.1)
      if (style.link) ctx.annotateLinkUrl(x, top, x + ctx.measureText(line).width, top + lineHeight(style), style.link)
    })
  /** Text of one column from `y` on, over as many pages as it needs. */
  const flow = (text: string, x: number, width: number, style: TextStyle) => {
    for (const line of linesOf(text, width, style)) {
      need(lineHeight(style))
      putLine(line, x, y, style)
      y += lineHeight(style)
    }
  }
  const rule = () => {
    const top = y
    put((ctx) => {
      ctx.fillStyle = inks.line
      ctx.fillRect(MARGIN.side, top, ROOM, 0.75)
    })
  }

  /** In the middle of a box, as large as it fits; nothing where that is too small to be read. */
  const drawName = (ctx: SKRSContext2D, name: string, box: Box) => {
    setFont(ctx, name, { size: 16, weight: 'bold' })
    const size = Math.min(16, (16 * (box.width - 10)) / ctx.measureText(name).width)
    if (size < 5) return
    setFont(ctx, name, { size, weight: 'bold', colour: inks.soft })
    const left = box.x + (box.width - ctx.measureText(name).width) / 2
    ctx.fillText(name, left, box.y + box.height / 2 + size * 0.36)
  }

  const drawEntry = (ctx: SKRSContext2D, entry: EntryPicture, box: Box) => {
    ctx.strokeStyle = inks.line
    ctx.lineWidth = 0.75
    ctx.strokeRect(box.x, box.y, box.width, box.height)
    if (typeof entry === 'string') return drawName(ctx, entry, box)
    const { image, areas = [] } = entry
    const size = fit(image, { width: box.width - 8, height: box.height - 8 })
    const [left, top] = [box.x + (box.width - size.width) / 2, box.y + (box.height - size.height) / 2]
    ctx.drawImage(image, left, top, size.width, size.height)
    ctx.strokeStyle = inks.mark
    ctx.lineWidth = 1
    for (const { x, y: down, width, height } of areas)
      ctx.strokeRect(left + x * size.width, top + down * size.height, width * size.width, height * size.height)
  }

  return {
    space(height: number) {
      y = Math.min(y + height, BOTTOM)
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

    /** A drawing as wide as the text; it goes over to the next page as a whole. */
    figure(height: number, draw: (ctx: SKRSContext2D, box: { x: number; y: number; width: number }) => void) {
      need(height)
      const box = { x: MARGIN.side, y, width: ROOM }
      put((ctx) => draw(ctx, box))
      y += height
    },

    /**
     * Small pictures at the left, or a name in the place of one, and lines beside them; all stay on one page where they
     * fit.
     */
    entry(pictures: readonly EntryPicture[], lines: readonly (TextStyle & { text: string })[]) {
      const box = { width: 72, height: 54 }
      const taken = pictures.length * (box.width + 8) + 6
      const [x, width] = [MARGIN.side + taken, ROOM - taken]
      const heights = lines.map(({ text, ...style }) => linesOf(text, width, style).length * lineHeight(style))
      need(
        Math.min(
          BOTTOM - MARGIN.top,
          Math.max(
            box.height,
            heights.reduce((sum, each) => sum + each, 0),
          ),
        ),
      )
      const top = y
      const page = pages.length
      pictures.forEach((picture, at) => {
        const left = MARGIN.side + at * (box.width + 8)
        put((ctx) => drawEntry(ctx, picture, { x: left, y: top, ...box }))
      })
      for (const { text, ...style } of lines) flow(text, x, width, style)
      if (pages.length === page) y = Math.max(y, top + box.height)
      y += 10
    },

    /** Text at the left and a picture at the right of it, at the beginning of a document. */
    beside(picture: Image | null, lines: readonly (TextStyle & { text: string })[]) {
      const box = { width: 150, height: 112 }
      const width = picture ? ROOM - box.width - 20 : ROOM
      const top = y
      if (picture) {
        const size = fit(picture, box)
        const left = WIDTH - MARGIN.side - box.width
        put((ctx) => {
          ctx.strokeStyle = inks.line
          ctx.lineWidth = 0.75
          ctx.strokeRect(left - 5, top - 5, box.width + 10, box.height + 10)
          ctx.drawImage(
            picture,
            left + (box.width - size.width) / 2,
            top + (box.height - size.height) / 2,
            size.width,
            size.height,
          )
        })
      }
      for (const { text, ...style } of lines) flow(text, MARGIN.side, width, style)
      if (picture && pages.length === 1) y = Math.max(y, top + box.height + 8)
    },

    /** Rows of cells; a row goes over to the next page as a whole where it fits one. `widths` are shares of the room. */
    rows(rows: readonly (readonly string[])[], widths: readonly number[], styles: readonly TextStyle[] = []) {
      const sum = widths.reduce((total, width) => total + width, 0)
      const gap = 12
      const columns = widths.map((width, index) => ({
        x: MARGIN.side + (ROOM * widths.slice(0, index).reduce((total, each) => total + each, 0)) / sum,
        width: (ROOM * width) / sum - gap,
        style: styles[index] ?? {},
      }))
      for (const row of rows) {
        const cells = columns.map(({ width, style }, index) => linesOf(row[index] ?? '', width, style))
        const heights = cells.map((lines, index) => lines.length * lineHeight(columns[index]!.style))
        const height = Math.max(...heights)
        if (height < BOTTOM - MARGIN.top) need(height)
        // A row longer than a page is cut where its page ends.
        for (let done = 0, longest = Math.max(...cells.map(({ length }) => length)); done < longest;) {
          const step = Math.max(...columns.map(({ style }) => lineHeight(style)))
          if (y + step > BOTTOM) breakPage()
          const fitting = Math.max(1, Math.floor((BOTTOM - y) / step))
          columns.forEach(({ x, style }, index) =>
            cells[index]!.slice(done, done + fitting).forEach((line, at) => putLine(line, x, y + at * step, style)),
          )
          y += Math.min(fitting, longest - done) * step
          done += fitting
        }
        y += 3
      }
    },

    /** The bytes of the document; `footer` is told the number of a page and of all pages. */
    close(title: string, footer: (page: number, pages: number) => { left: string; right: string }): Buffer {
      const document = new PDFDocument({
        title,
        creator: 'Markwright 知匠',
        producer: 'Markwright',
        compressionLevel: 6,
      })
      pages.forEach((draws, index) => {
        // The library gives its own context, though its types say that of a browser.
        const ctx = document.beginPage(WIDTH, HEIGHT) as unknown as SKRSContext2D
        for (const draw of draws) draw(ctx)
        const { left, right } = footer(index + 1, pages.length)
        setFont(ctx, left + right, { size: 8, colour: inks.faint })
        ctx.fillText(left, MARGIN.side, HEIGHT - 34)
        ctx.fillText(right, WIDTH - MARGIN.side - ctx.measureText(right).width, HEIGHT - 34)
        document.endPage()
      })
      return document.close()
    },
  }
}
export type Pages = ReturnType<typeof createPages>
