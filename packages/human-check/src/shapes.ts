import { between, pick, wholeBetween, type Random } from './random.ts'
import type { Point } from './solution.ts'

/** Draws a closed outline around 0, 0 that reaches about 1 in every direction. */
type Shape = (random: Random) => Point[]

/** How many points an outline that is a curve has. */
const CURVE_POINTS = 72

const SHAPES: readonly Shape[] = [
  () => polar(() => 1),
  (random) => petals(wholeBetween(random, 6, 9), between(random, 0.05, 0.09)),
  (random) => spiked(wholeBetween(random, 10, 14), between(random, 0.84, 0.9)),
  (random) => cornersCut(corners(wholeBetween(random, 5, 8), between(random, 0, Math.PI)), 0.12),
  () => cornersCut(corners(4, Math.PI / 4), 0.2),
  (random) => jigsaw(Array.from({ length: 4 }, () => pick(random, [-1, 1]))),
  (random) => jigsaw(Array.from({ length: 4 }, () => pick(random, [-1, 0, 1]))),
]

/** A new outline that fits into a square of `2 * radius` pixels, centred on the middle of its bounding box. */
export function newOutline(radius: number, random: Random): Point[] {
  const outline = pick(random, SHAPES)(random)
  const [columns, rows] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)]
  const scale = (2 * radius) / Math.max(right - left, bottom - top)
  return outline.map(({ x, y }) => ({ x: (x - (left + right) / 2) * scale, y: (y - (top + bottom) / 2) * scale }))
}

function polar(radius: (angle: number) => number): Point[] {
  return Array.from({ length: CURVE_POINTS }, (_, i) => {
    const angle = (i * 2 * Math.PI) / CURVE_POINTS
    return { x: radius(angle) * Math.cos(angle), y: radius(angle) * Math.sin(angle) }
  })
}

const petals = (count: number, depth: number): Point[] => polar((angle) => 1 + depth * Math.cos(count * angle))

const corners = (count: number, start: number): Point[] =>
  Array.from({ length: count }, (_, i) => turned({ x: 1, y: 0 }, start + (i * 2 * Math.PI) / count))

function spiked(spikes: number, inner: number): Point[] {
  const tips = corners(2 * spikes, -Math.PI / 2)
  return cornersCut(
    tips.map(({ x, y }, i) => (i % 2 === 0 ? { x, y } : { x: x * inner, y: y * inner })),
    0.25,
  )
}

/** A square with a knob (1), nothing (0) or a notch (-1) on its top, right, bottom and left side. */
function jigsaw(sides: number[]): Point[] {
  return sides.flatMap((direction, side) => {
    const knob = Array.from({ length: 13 }, (_, i) => {
      const angle = Math.PI * (1.2 - (1.4 * i) / 12)
      return { x: 0.24 * Math.cos(angle), y: -0.78 - direction * (0.13 + 0.22 * Math.sin(angle)) }
    })
    return [{ x: -0.78, y: -0.78 }, ...(direction === 0 ? [] : knob)].map((point) =>
      turned(point, (side * Math.PI) / 2),
    )
  })
}

/** Replaces each corner by two points, `share` of a side away from it. */
const cornersCut = (outline: Point[], share: number): Point[] =>
  outline.flatMap((from, i) => {
    const to = outline[(i + 1) % outline.length]!
    return [along(from, to, share), along(from, to, 1 - share)]
  })

const along = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

const turned = ({ x, y }: Point, angle: number): Point => ({
  x: x * Math.cos(angle) - y * Math.sin(angle),
  y: x * Math.sin(angle) + y * Math.cos(angle),
})
