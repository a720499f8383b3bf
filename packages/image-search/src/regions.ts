import type { Box, Plane } from './image.ts'

/** Ink that counts as part of a figure; less is noise or a stain of the scan. */
const FIGURE_INK = 0.3
const GRID = 48
/** Parts with a smaller share of the ink are specks, those with a larger one are the whole. */
const PART_LEAST = 0.12
const PART_MOST = 0.88
const PARTS_MAX = 2

/** A region in pixels. */
export type PixelBox = { left: number; top: number; right: number; bottom: number }

/** What holds the ink of a plane, without single rows and columns of noise; null where there is none. */
export function trim({ width, height, values }: Plane, within?: PixelBox): PixelBox | null {
  const box = within ?? { left: 0, top: 0, right: width, bottom: height }
  const columns = new Float32Array(width)
  const rows = new Float32Array(height)
  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++)
      if (values[y * width + x]! >= FIGURE_INK) {
        columns[x]!++
        rows[y]!++
      }
  const first = (counts: Float32Array) => counts.findIndex((count) => count > 1)
  const last = (counts: Float32Array) => counts.findLastIndex((count) => count > 1) + 1
  const found = { left: first(columns), top: first(rows), right: last(columns), bottom: last(rows) }
  return found.left < 0 || found.top < 0 ? null : found
}

/** The whole figure, then its largest parts that are apart, such as a device beside its words. */
export function findRegions(ink: Plane): PixelBox[] {
  const whole = trim(ink)
  return whole ? [whole, ...partsOf(ink, whole)] : []
}

function partsOf(ink: Plane, whole: PixelBox): PixelBox[] {
  const grid = gridOf(ink, whole)
  const { labels, count } = label(grid)
  const totals = new Float32Array(count + 1)
  const boxes = Array.from({ length: count + 1 }, () => ({ left: GRID, top: GRID, right: 0, bottom: 0 }))
  for (let cell = 0; cell < labels.length; cell++) {
    const part = labels[cell]!
    const inCell = grid[cell]!
    if (part === 0 || inCell === 0) continue
    const [x, y] = [cell % GRID, Math.floor(cell / GRID)]
    const box = boxes[part]!
    totals[part]! += inCell
    box.left = Math.min(box.left, x)
    box.top = Math.min(box.top, y)
    box.right = Math.max(box.right, x + 1)
    box.bottom = Math.max(box.bottom, y + 1)
  }
  const all = totals.reduce((sum, total) => sum + total, 0)
  return boxes
    .map((box, part) => ({ box, share: totals[part]! / all }))
    .filter(({ share }) => share >= PART_LEAST && share <= PART_MOST)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, PARTS_MAX)
    .flatMap(({ box }) => trim(ink, toPixels(box, whole)) ?? [])
}

const toPixels = (box: PixelBox, whole: PixelBox): PixelBox => {
  const { width, height } = sizeOf(whole)
  return {
    left: whole.left + Math.floor((box.left * width) / GRID),
    top: whole.top + Math.floor((box.top * height) / GRID),
    right: Math.min(whole.right, whole.left + Math.ceil((box.right * width) / GRID)),
    bottom: Math.min(whole.bottom, whole.top + Math.ceil((box.bottom * height) / GRID)),
  }
}

/** How much ink lies in each cell of a grid over the figure. */
function gridOf({ width, values }: Plane, whole: PixelBox): Float32Array {
  const size = sizeOf(whole)
  const grid = new Float32Array(GRID * GRID)
  for (let y = whole.top; y < whole.bottom; y++)
    for (let x = whole.left; x < whole.right; x++) {
      const value = values[y * width + x]!
      if (value < FIGURE_INK) continue
      const column = Math.floor(((x - whole.left) * GRID) / size.width)
      const row = Math.floor(((y - whole.top) * GRID) / size.height)
      grid[row * GRID + column]! += value
    }
  return grid
}

/** Numbers cells that touch, or nearly touch: letters of a word are one part. */
function label(grid: Float32Array): { labels: Uint16Array; count: number } {
  const labels = new Uint16Array(grid.length)
  let count = 0
  for (let start = 0; start < grid.length; start++) {
    if (!grid[start] || labels[start]) continue
    labels[start] = ++count
    const open = [start]
    for (let cell = open.pop(); cell !== undefined; cell = open.pop())
      for (const near of neighbouringCells(cell))
        if (grid[near] && !labels[near]) {
          labels[near] = count
          open.push(near)
        }
  }
  return { labels, count }
}

/** Across a gap of one cell, and of two along a line of text. */
function* neighbouringCells(cell: number): Generator<number> {
  const [x, y] = [cell % GRID, Math.floor(cell / GRID)]
  for (let row = Math.max(0, y - 1); row <= Math.min(GRID - 1, y + 1); row++)
    for (let column = Math.max(0, x - 2); column <= Math.min(GRID - 1, x + 2); column++) yield row * GRID + column
}

const sizeOf = ({ left, top, right, bottom }: PixelBox) => ({ width: right - left, height: bottom - top })

/** As shares of the image. */
export const toShares = ({ left, top, right, bottom }: PixelBox, { width, height }: Plane): Box => ({
  x: left / width,
  y: top / height,
  width: (right - left) / width,
  height: (bottom - top) / height,
})
