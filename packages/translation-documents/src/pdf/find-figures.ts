import type { Box, Chunk } from './page-text.ts'
import { isInside } from './paragraphs.ts'
import type { DrawnBox } from './drawn-boxes.ts'

/** Lines of a table: where its rows and its columns begin and end. */
export type Grid = Box & { rows: number[]; columns: number[] }
/** `notesFrom` is where a short rule parts footnotes from the text. */
export type PageFigures = { figures: Box[]; grids: Grid[]; isScan: boolean; notesFrom: number }

/** Points. Parts of a drawing are no further apart; what is smaller than a figure is a rule or a bullet. */
const APART = 8
const FIGURE_MIN = 20
const RULE_MAX = 3
/** Of a page: what covers more is its background or a scan. */
const BACKGROUND = 0.8

const width = ({ left, right }: Box) => right - left
const height = ({ top, bottom }: Box) => bottom - top
const area = (box: Box) => width(box) * height(box)

/** Tells the figures of a page from the rules of its tables and from lines under its text. */
export function findFigures(
  boxes: readonly DrawnBox[],
  chunks: readonly Chunk[],
  page: { width: number; height: number },
): PageFigures {
  const isBackground = (box: Box) => area(box) > BACKGROUND * page.width * page.height
  const isScan = boxes.some((box) => box.kind === 'image' && isBackground(box))
  const figures: Box[] = []
  const grids: Grid[] = []
  let notesFrom = Infinity
  for (const cluster of clustersOf(boxes.filter((box) => !isBackground(box)))) {
    const bounds = boundsOf(cluster)
    const grid = gridOf(cluster, bounds)
    if (grid && chunks.some((chunk) => isInside(chunk, bounds))) grids.push(grid)
    else if (isFigure(cluster, bounds, chunks)) figures.push(bounds)
    else if (isNoteRule(bounds, chunks, page)) notesFrom = bounds.top
  }
  return { figures: withLabels(figures, chunks), grids, isScan, notesFrom }
}

function clustersOf(boxes: readonly DrawnBox[]): DrawnBox[][] {
  let clusters: { bounds: Box; boxes: DrawnBox[] }[] = []
  for (const box of boxes.toSorted((one, other) => one.top - other.top)) {
    const [touching, apart] = [
      clusters.filter(({ bounds }) => isNear(bounds, box)),
      clusters.filter(({ bounds }) => !isNear(bounds, box)),
    ]
    const joined = [...touching.flatMap((cluster) => cluster.boxes), box]
    // Only bounds are compared, so that thousands of paths are few clusters.
    clusters = [...apart, { bounds: boundsOf([...touching.map(({ bounds }) => bounds), box]), boxes: joined }]
  }
  return clusters.map((cluster) => cluster.boxes)
}

const isNear = (one: Box, other: Box) =>
  one.left - APART < other.right &&
  other.left - APART < one.right &&
  one.top - APART < other.bottom &&
  other.top - APART < one.bottom

function boundsOf(boxes: readonly Box[]): Box {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const box of boxes) {
    bounds.left = Math.min(bounds.left, box.left)
    bounds.top = Math.min(bounds.top, box.top)
    bounds.right = Math.max(bounds.right, box.right)
    bounds.bottom = Math.max(bounds.bottom, box.bottom)
  }
  return bounds
}

/** The grid of a table: rules across its whole width and its whole height. */
function gridOf(cluster: readonly DrawnBox[], bounds: Box): Grid | null {
  if (cluster.some(({ kind }) => kind === 'image')) return null
  const [rows, columns] = [new Set<number>(), new Set<number>()]
  let across = 0
  for (const box of cluster) {
    const isRow = height(box) <= RULE_MAX && width(box) > 10
    const isColumn = width(box) <= RULE_MAX && height(box) > 6
    const isCell = !isRow && !isColumn && area(box) > 0
    if (isRow && width(box) > 0.85 * width(bounds)) across++
    if (isRow || isCell) rows.add(box.top).add(box.bottom)
    if (isColumn || isCell) columns.add(box.left).add(box.right)
  }
  const grid = { ...bounds, rows: distinct(rows), columns: distinct(columns) }
  const isTable = across >= 2 && grid.rows.length >= 2 && grid.columns.length >= 2
  return isTable && grid.rows.length * grid.columns.length < 5_000 ? grid : null
}

const distinct = (values: Iterable<number>): number[] => {
  const sorted = [...values].toSorted((one, other) => one - other)
  return sorted.filter((value, at) => at === 0 || value - sorted[at - 1]! > RULE_MAX)
}

/** A drawing has more than boxes around text and lines under it or beside it. */
function isFigure(cluster: readonly DrawnBox[], bounds: Box, chunks: readonly Chunk[]): boolean {
  if (width(bounds) < FIGURE_MIN || height(bounds) < FIGURE_MIN) return false
  if (cluster.some(({ kind }) => kind === 'image')) return true
  const texts = chunks.filter((chunk) => isInside(chunk, bounds))
  if (texts.reduce((sum, text) => sum + area(text), 0) > 0.25 * area(bounds)) return false
  const shapes = cluster.filter((box) => width(box) > RULE_MAX && height(box) > RULE_MAX).length
  if (shapes > 0) return texts.length === 0 || cluster.length > 2
  const [sides, levels] = [
    cluster.filter((box) => height(box) > RULE_MAX).map(({ left }) => left),
    cluster.filter((box) => width(box) > RULE_MAX).map(({ top }) => top),
  ]
  return distinct(sides).length > 1 && distinct(levels).length > 1
}

/** A short line from the left side of the text, in the lower half of the page, with text below it only. */
function isNoteRule(bounds: Box, chunks: readonly Chunk[], page: { width: number; height: number }): boolean {
  const isShort = width(bounds) > 0.1 * page.width && width(bounds) < 0.45 * page.width && height(bounds) <= RULE_MAX
  if (!isShort || bounds.top < 0.5 * page.height) return false
  const left = Math.min(...chunks.map((chunk) => chunk.left))
  const isUnderText = chunks.some(
    ({ baseline, left: from, right: to, size }) =>
      from < bounds.right &&
      to > bounds.left &&
      bounds.top > baseline - 0.2 * size &&
      bounds.top < baseline + 0.5 * size,
  )
  return bounds.left - left < 12 && !isUnderText && chunks.some(({ top }) => top > bounds.top)
}

/** Signs beside a drawing, such as those at the ends of its lines, belong to it. */
function withLabels(figures: readonly Box[], chunks: readonly Chunk[]): Box[] {
  return figures.map((figure) => {
    const near = chunks.filter(
      (chunk) =>
        chunk.text.trim().length <= 6 &&
        /^[\p{N}\p{Script=Latin}'′.-]+$/u.test(chunk.text.trim()) &&
        isNear(figure, chunk),
    )
    return boundsOf([figure, ...near])
  })
}
