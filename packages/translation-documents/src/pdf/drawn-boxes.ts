import type { PDFPageProxy } from 'pdfjs-dist'
import type { Box } from './page-text.ts'

/** What is drawn on a page beside text, by the room that it takes: points from the left and the top. */
export type DrawnBox = Box & { kind: 'image' | 'path' }

type Matrix = readonly [number, number, number, number, number, number]
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
]

function boxOf(matrix: Matrix, [x1, y1, x2, y2]: readonly [number, number, number, number]): Box {
  const points = [
    [x1, y1],
    [x1, y2],
    [x2, y1],
    [x2, y2],
  ].map(([x, y]) => [matrix[0] * x! + matrix[2] * y! + matrix[4], matrix[1] * x! + matrix[3] * y! + matrix[5]])
  const [xs, ys] = [points.map(([x]) => x!), points.map(([, y]) => y!)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

type Bounds = [number, number, number, number]

/** How many numbers follow each of the library's signs for move, line, curve, quadratic curve and close. */
const LENGTHS = [2, 2, 6, 4, 0]

/** The bounds of each part of a path that is drawn without lifting the pen. */
function subpathsOf(path: ArrayLike<number>): Bounds[] {
  const found: Bounds[] = []
  let bounds: Bounds | null = null
  for (let at = 0; at < path.length;) {
    const sign = path[at]!
    if (sign === 0 || !bounds) found.push((bounds = [Infinity, Infinity, -Infinity, -Infinity]))
    const length = LENGTHS[sign] ?? 0
    for (let each = at + 1; each < at + length; each += 2) {
      bounds[0] = Math.min(bounds[0], path[each]!)
      bounds[1] = Math.min(bounds[1], path[each + 1]!)
      bounds[2] = Math.max(bounds[2], path[each]!)
      bounds[3] = Math.max(bounds[3], path[each + 1]!)
    }
    at += length + 1
  }
  return found.filter(([left, , right]) => right >= left)
}

/** More than so many paths are a drawing whatever they are. */
const BOXES_MAX = 20_000

/** Images and paths of a page, cut off where the page ends. */
export async function drawnBoxes(page: PDFPageProxy): Promise<DrawnBox[]> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const images = new Set([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageXObjectRepeat,
    OPS.paintImageMaskXObjectRepeat,
    OPS.paintImageMaskXObjectGroup,
    OPS.paintInlineImageXObjectGroup,
    OPS.paintSolidColorImageMask,
  ])
  const view = page.getViewport({ scale: 1 })
  const { fnArray, argsArray } = await page.getOperatorList()
  const boxes: DrawnBox[] = []
  const saved: Matrix[] = []
  let matrix: Matrix = times(view.transform as unknown as Matrix, IDENTITY)
  const add = (kind: DrawnBox['kind'], box: Box) => {
    const cut = {
      left: Math.max(0, box.left),
      top: Math.max(0, box.top),
      right: Math.min(view.width, box.right),
      bottom: Math.min(view.height, box.bottom),
    }
    if (cut.right >= cut.left && cut.bottom >= cut.top && boxes.length < BOXES_MAX) boxes.push({ kind, ...cut })
  }
  fnArray.forEach((operator, at) => {
    const values = argsArray[at] as unknown[] | null
    if (operator === OPS.save) saved.push(matrix)
    else if (operator === OPS.restore) matrix = saved.pop() ?? matrix
    else if (operator === OPS.transform) matrix = times(matrix, values as unknown as Matrix)
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(matrix)
      const own = values?.[0] as Matrix | null
      if (own) matrix = times(matrix, own)
    } else if (operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix
    else if (operator === OPS.constructPath) {
      const [painting, [path]] = values as [number, (ArrayLike<number> | null)[]]
      if (painting === OPS.endPath || !path) return
      for (const bounds of subpathsOf(path)) add('path', boxOf(matrix, bounds))
    } else if (images.has(operator)) add('image', boxOf(matrix, [0, 0, 1, 1]))
  })
  return boxes
}
