import type { Image, SKRSContext2D } from '@napi-rs/canvas'
import { fit } from '../picture.ts'
import { inks, setFont } from './text-style.ts'

/** Of a page in points, or of a picture as shares of its sides. */
export type Box = { x: number; y: number; width: number; height: number }

/** A name, or a picture with parts of it that are framed, as shares of its sides. */
export type EntryPicture = string | { image: Image; areas?: readonly Box[] }

/** The picture of a mark with the parts of it that are meant, or its name in the place of one. */
export const markPicture = (
  image: Image | null,
  { name, nameOther }: { name: string | null; nameOther: string | null },
  areas: readonly Box[] = [],
): EntryPicture => (image ? { image, areas } : (name ?? nameOther ?? ''))

/** Draws a picture, or a name in the place of one, into a framed box; measures are points. */
export function drawEntryPicture(ctx: SKRSContext2D, entry: EntryPicture, box: Box) {
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

/** In the middle of a box, as large as it fits; nothing where that is too small to be read. */
function drawName(ctx: SKRSContext2D, name: string, box: Box) {
  setFont(ctx, name, { size: 16, weight: 'bold' })
  const size = Math.min(16, (16 * (box.width - 10)) / ctx.measureText(name).width)
  if (size < 5) return
  setFont(ctx, name, { size, weight: 'bold', colour: inks.soft })
  const left = box.x + (box.width - ctx.measureText(name).width) / 2
  ctx.fillText(name, left, box.y + box.height / 2 + size * 0.36)
}
