import type { Box } from './page-text.ts'

const LEVELS_MAX = 12
/** Columns of running text have at least so many rows beside each other. */
const COLUMN_ROWS_MIN = 4

/**
 * The boxes of a page in groups, in the order of reading: columns one after the other, what is above or below them
 * before or after. Rows of cells stay together.
 */
export function regionsOf<Boxed extends Box>(boxes: readonly Boxed[], em: number, level = 0): Boxed[][] {
  if (boxes.length < 2 * COLUMN_ROWS_MIN || level > LEVELS_MAX) return boxes.length > 0 ? [[...boxes]] : []
  const column = columnCut(boxes, em)
  if (column !== null) {
    const isLeft = ({ left, right }: Box) => (left + right) / 2 < column
    return [
      ...regionsOf(boxes.filter(isLeft), em, level + 1),
      ...regionsOf(
        boxes.filter((box) => !isLeft(box)),
        em,
        level + 1,
      ),
    ]
  }
  const row = rowCut(boxes, em)
  if (row === null) return [[...boxes]]
  const [above, below] = [boxes.filter(({ bottom }) => bottom <= row), boxes.filter(({ bottom }) => bottom > row)]
  const parts = [...regionsOf(above, em, level + 1), ...regionsOf(below, em, level + 1)]
  // Without columns in either part, the page is one region.
  return parts.length === 2 ? [[...boxes]] : parts
}

/** Where a page has two columns of text: a strip that nothing crosses, with many filled lines on both sides. */
function columnCut(boxes: readonly Box[], em: number): number | null {
  for (const { from, to } of gapsOf(boxes, 'left', 'right')) {
    if (to - from < 0.9 * em) continue
    const middle = (from + to) / 2
    const sides = [boxes.filter(({ right }) => right <= middle), boxes.filter(({ left }) => left >= middle)]
    if (sides.every(isTextColumn)) return middle
  }
  return null
}

/** Text fills most of its lines; cells of a table do not. */
function isTextColumn(side: readonly Box[]): boolean {
  const width = Math.max(...side.map(({ right }) => right)) - Math.min(...side.map(({ left }) => left))
  const filled = side.filter(({ left, right }) => right - left > 0.6 * width).length
  return side.length >= COLUMN_ROWS_MIN && filled >= side.length * 0.5
}

/** The widest strip from side to side without anything in it. */
function rowCut(boxes: readonly Box[], em: number): number | null {
  const gaps = gapsOf(boxes, 'top', 'bottom').filter(({ from, to }) => to - from > 0.3 * em)
  const widest = gaps.toSorted((one, other) => other.to - other.from - (one.to - one.from))[0]
  return widest ? (widest.from + widest.to) / 2 : null
}

function gapsOf(boxes: readonly Box[], start: 'left' | 'top', end: 'right' | 'bottom') {
  const gaps: { from: number; to: number }[] = []
  let reached = Number.POSITIVE_INFINITY
  for (const box of boxes.toSorted((one, other) => one[start] - other[start])) {
    if (box[start] > reached) gaps.push({ from: reached, to: box[start] })
    reached = Number.isFinite(reached) ? Math.max(reached, box[end]) : box[end]
  }
  return gaps
}
