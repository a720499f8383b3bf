import { remembered, smoothed, valueAt, type Plane, type Scene } from './scene.ts'

/** Half the side of the square around the middle of a hole in which a word is looked for. */
const HALF = 16
const SIDE = 2 * HALF
/** Colours into which a square is divided; one of them is the word's. */
const COLOURS = 4
const TURNS = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75]
const SCALES = [0.92, 1.08]
const SHIFTS = [-3, 0, 3]
/** Cells per side and directions of the histograms of gradients. */
const CELLS = 4
const DIRECTIONS = 9

type Square = Float32Array

/** Best correlation of any colour's area in the piece with any colour's area in the hole, over all poses. */
export function areaLikeness(scene: Scene, left: number): number {
  const { middle } = scene.piece
  const shown = areas(scene.channels, left + middle.x, middle.y).map(normalised)
  return bestProduct(posedAreas(scene), shown)
}

/** Best correlation of the edges, whichever side of them is lighter, over all poses. */
export function edgeLikeness(scene: Scene, left: number): number {
  const { middle } = scene.piece
  return bestProduct(posedEdges(scene), [normalised(edges(patch(scene.light, left + middle.x, middle.y)))])
}

/** Best likeness of the histograms of gradient directions, over turns and scales. */
export function gradientLikeness(scene: Scene, left: number): number {
  const { middle } = scene.piece
  return bestProduct(posedHistograms(scene), [histogram(patch(scene.light, left + middle.x, middle.y))])
}

const posedAreas = remembered(({ piece: { channels, middle } }) =>
  areas(channels, middle.x, middle.y).flatMap((area) => poses(area, SHIFTS).map(normalised)),
)

const posedEdges = remembered(({ piece: { light, middle } }) =>
  poses(edges(patch(light, middle.x, middle.y)), SHIFTS).map(normalised),
)

const posedHistograms = remembered(({ piece: { light, middle } }) =>
  poses(patch(light, middle.x, middle.y), [0]).map(histogram),
)

function bestProduct(worn: readonly Float32Array[], shown: readonly Float32Array[]): number {
  let best = -1
  for (const a of worn) for (const b of shown) best = Math.max(best, product(a, b))
  return best
}

function patch(plane: Plane, x: number, y: number): Square {
  return Float32Array.from({ length: SIDE * SIDE }, (_, i) =>
    valueAt(plane, x + (i % SIDE) - HALF, y + Math.floor(i / SIDE) - HALF),
  )
}

const isInside = (i: number): boolean => Math.hypot((i % SIDE) - HALF, Math.floor(i / SIDE) - HALF) < HALF - 2

/** Divides a square into areas of like colour (k-means). */
function areas(channels: Plane[], x: number, y: number): Square[] {
  const [red, green, blue] = channels.map((channel) => patch(channel, x, y)) as [Square, Square, Square]
  const pixels = [...red.keys()].filter(isInside)
  let centres = [0.05, 0.35, 0.65, 0.95].map((share) => {
    const sorted = pixels.toSorted((a, b) => green[a]! - green[b]!)
    const i = sorted[Math.floor(share * sorted.length)]!
    return [red[i]!, green[i]!, blue[i]!] as const
  })
  const nearest = (i: number): number => {
    const far = centres.map(([r, g, b]) => (red[i]! - r) ** 2 + (green[i]! - g) ** 2 + (blue[i]! - b) ** 2)
    return far.indexOf(Math.min(...far))
  }
  for (let round = 0; round < 8; round++) {
    const sums = centres.map(() => [0, 0, 0, 1e-6])
    for (const i of pixels) {
      const sum = sums[nearest(i)]!
      sum[0]! += red[i]!
      sum[1]! += green[i]!
      sum[2]! += blue[i]!
      sum[3]! += 1
    }
    centres = sums.map(([r, g, b, count]) => [r! / count!, g! / count!, b! / count!] as const)
  }
  return Array.from({ length: COLOURS }, (_, colour) => {
    const at = Float32Array.from({ length: SIDE * SIDE }, (_, i) => (isInside(i) && nearest(i) === colour ? 1 : 0))
    return smoothed(smoothed({ width: SIDE, height: SIDE, at })).at
  })
}

/** Every other pixel of the inner disc. */
const SAMPLED = Array.from({ length: SIDE * SIDE }, (_, i) => i).filter(
  (i) => isInside(i) && (i % SIDE) % 2 === 0 && Math.floor(i / SIDE) % 2 === 0,
)

/** The square in all poses that a word may have. */
const poses = (square: Square, shifts: readonly number[]): Square[] =>
  TURNS.flatMap((turn) =>
    SCALES.flatMap((scale) => shifts.flatMap((right) => shifts.map((down) => posed(square, turn, scale, right, down)))),
  )

function posed(square: Square, turn: number, scale: number, right: number, down: number): Square {
  const [cos, sin] = [Math.cos(turn) / scale, Math.sin(turn) / scale]
  return square.map((_, i) => {
    const [x, y] = [(i % SIDE) - HALF - right, Math.floor(i / SIDE) - HALF - down]
    const column = Math.round(x * cos + y * sin) + HALF
    const row = Math.round(y * cos - x * sin) + HALF
    return column >= 0 && row >= 0 && column < SIDE && row < SIDE ? square[row * SIDE + column]! : 0
  })
}

/** The sampled pixels, of mean 0 and length 1. */
function normalised(square: Square): Float32Array {
  const sampled = Float32Array.from(SAMPLED, (i) => square[i]!)
  const mean = sampled.reduce((sum, value) => sum + value, 0) / sampled.length
  const length = Math.sqrt(sampled.reduce((sum, value) => sum + (value - mean) ** 2, 0)) || 1
  return sampled.map((value) => (value - mean) / length)
}

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}

function edges(square: Square): Square {
  const at = square.map((_, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)]
    if (x === 0 || y === 0 || x === SIDE - 1 || y === SIDE - 1) return 0
    return Math.hypot(square[i + 1]! - square[i - 1]!, square[i + SIDE]! - square[i - SIDE]!)
  })
  return smoothed({ width: SIDE, height: SIDE, at }).at
}

function histogram(square: Square): Float32Array {
  const bins = new Float32Array(CELLS * CELLS * DIRECTIONS)
  for (let y = 1; y < SIDE - 1; y++)
    for (let x = 1; x < SIDE - 1; x++) {
      const i = y * SIDE + x
      if (!isInside(i)) continue
      const [right, down] = [square[i + 1]! - square[i - 1]!, square[i + SIDE]! - square[i - SIDE]!]
      const direction = Math.floor((((Math.atan2(down, right) + Math.PI) % Math.PI) / Math.PI) * DIRECTIONS)
      const cell = Math.floor((y * CELLS) / SIDE) * CELLS + Math.floor((x * CELLS) / SIDE)
      bins[cell * DIRECTIONS + Math.min(direction, DIRECTIONS - 1)]! += Math.hypot(right, down)
    }
  const root = bins.map(Math.sqrt)
  const length = Math.sqrt(root.reduce((sum, value) => sum + value ** 2, 0)) || 1
  return root.map((value) => value / length)
}
