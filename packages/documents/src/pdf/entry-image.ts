import type { Image, SKRSContext2D } from '@napi-rs/canvas'
import { fit } from '../image.ts'
import { inks, setFont } from './text-style.ts'
import { wrapText } from './wrap-text.ts'

/** Of a page in points, or of an image as shares of its sides. */
export type Box = { x: number; y: number; width: number; height: number }

/** A name, or an image with parts of it that are framed, as shares of its sides. */
export type EntryImage = string | { image: Image; areas?: readonly Box[] }

/** The image of a mark with the parts of it that are meant; in the place of one its name, or what a mark without one is called. */
export const markEntryImage = (
  image: Image | null,
  { name, nameOther }: { name: string | null; nameOther: string | null },
  areas: readonly Box[] = [],
  nameless = '',
): EntryImage => (image ? { image, areas } : (name ?? nameOther ?? nameless))

/** Draws an image, or a name in the place of one, into a framed box; measures are points. */
export function drawEntryImage(ctx: SKRSContext2D, entry: EntryImage, box: Box) {
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
  for (const { x, y, width, height } of areas)
    ctx.strokeRect(left + x * size.width, top + y * size.height, width * size.width, height * size.height)
}

const NAME_SIZES = [16, 13, 10, 8, 6]

/** In the middle of a box, as large as it fits in several lines; of a name that does not, the beginning. */
function drawName(ctx: SKRSContext2D, name: string, box: Box) {
  const wrap = (size: number) => {
    setFont(ctx, name, { size, weight: 'bold', colour: inks.soft })
    return wrapText(name, box.width - 10, (text) => ctx.measureText(text).width)
  }
  const linesIn = (size: number) => Math.floor((box.height - 6) / (size * 1.2))
  const size = NAME_SIZES.find((each) => wrap(each).length <= Math.min(linesIn(each), LINES_MAX)) ?? NAME_SIZES.at(-1)!
  const all = wrap(size)
  const lines = all.slice(0, linesIn(size))
  if (all.length > lines.length) lines.push(`${lines.pop()!.slice(0, -1)}…`)
  const top = box.y + box.height / 2 - (lines.length * size * 1.2) / 2
  for (const [i, line] of lines.entries()) {
    const left = box.x + (box.width - ctx.measureText(line).width) / 2
    ctx.fillText(line, left, top + i * size * 1.2 + size * 0.96)
  }
}
/** A name of one long word is written smaller before it is cut. */
const LINES_MAX = 3
