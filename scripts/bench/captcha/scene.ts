import { decodePng, type Pixels } from './png.ts'

/** One value for each pixel, row by row. */
export type Plane = { width: number; height: number; at: Float32Array }

/** A place on the piece's outline and the direction that points out of the piece there. */
export type OutlinePoint = { x: number; y: number; outX: number; outY: number }

/** All that a program can see: no more than a browser is sent. */
export type Scene = {
  /** Lightness and colour, smoothed against the grain. */
  light: Plane
  channels: Plane[]
  /** Gradient of the channel that changes most. */
  slopeX: Plane
  slopeY: Plane
  slope: Plane
  piece: {
    /** 1 where the piece covers its strip. */
    mask: Plane
    light: Plane
    channels: Plane[]
    outline: OutlinePoint[]
    /** Middle of its bounding box. */
    middle: { x: number; y: number }
  }
}

const OPAQUE = 128

export function readScene(originalBase64: string, jigsawBase64: string): Scene {
  const [original, jigsaw] = [decodePng(originalBase64), decodePng(jigsawBase64)]
  const channels = [0, 1, 2].map((channel) => smoothed(smoothed(plane(original, (data, i) => data[i + channel]!))))
  const light = mean(channels)
  const mask = plane(jigsaw, (data, i) => (data[i + 3]! >= OPAQUE ? 1 : 0))
  const worn = [0, 1, 2].map((channel) => smoothed(smoothed(plane(jigsaw, (data, i) => data[i + channel]!))))
  return {
    light,
    channels,
    ...steepest(channels),
    piece: {
      mask,
      light: mean(worn),
      channels: worn,
      outline: outlineOf(mask),
      middle: middleOf(mask),
    },
  }
}

function plane({ width, height, data }: Pixels, read: (data: Uint8Array, at: number) => number): Plane {
  return { width, height, at: Float32Array.from({ length: width * height }, (_, i) => read(data, 4 * i)) }
}

export const emptyPlane = ({ width, height }: Plane): Plane => ({ width, height, at: new Float32Array(width * height) })

/** The value at a pixel; beyond the border that of the nearest one. */
export function valueAt({ width, height, at }: Plane, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)))
  const row = Math.min(height - 1, Math.max(0, Math.round(y)))
  return at[row * width + column]!
}

/** Binomial blur over 3 x 3 pixels. */
export function smoothed(source: Plane): Plane {
  return blurred(blurred(source, 1, 0), 0, 1)
}

function blurred(source: Plane, right: number, down: number): Plane {
  const { width, height, at } = source
  const result = emptyPlane(source)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const before = Math.max(0, y - down) * width + Math.max(0, x - right)
      const after = Math.min(height - 1, y + down) * width + Math.min(width - 1, x + right)
      result.at[y * width + x] = (at[before]! + 2 * at[y * width + x]! + at[after]!) / 4
    }
  return result
}

function mean(planes: Plane[]): Plane {
  const result = emptyPlane(planes[0]!)
  for (let i = 0; i < result.at.length; i++)
    result.at[i] = planes.reduce((sum, { at }) => sum + at[i]!, 0) / planes.length
  return result
}

function steepest(channels: Plane[]): { slopeX: Plane; slopeY: Plane; slope: Plane } {
  const [slopeX, slopeY, slope] = [channels[0]!, channels[0]!, channels[0]!].map(emptyPlane) as [Plane, Plane, Plane]
  for (const channel of channels)
    for (let y = 0; y < channel.height; y++)
      for (let x = 0; x < channel.width; x++) {
        const right = valueAt(channel, x + 1, y) - valueAt(channel, x - 1, y)
        const down = valueAt(channel, x, y + 1) - valueAt(channel, x, y - 1)
        const steep = Math.hypot(right, down)
        const i = y * channel.width + x
        if (steep <= slope.at[i]!) continue
        slopeX.at[i] = right
        slopeY.at[i] = down
        slope.at[i] = steep
      }
  return { slopeX, slopeY, slope }
}

function middleOf(mask: Plane): { x: number; y: number } {
  const covered = [...mask.at.keys()].filter((i) => mask.at[i] === 1)
  const columns = covered.map((i) => i % mask.width)
  const rows = covered.map((i) => Math.floor(i / mask.width))
  return {
    x: (Math.min(...columns) + Math.max(...columns)) / 2,
    y: (Math.min(...rows) + Math.max(...rows)) / 2,
  }
}

/** Walks around the piece, so that neighbours in the list are neighbours on the outline. */
function outlineOf(mask: Plane): OutlinePoint[] {
  const soft = smoothed(smoothed(smoothed(mask)))
  return boundary(mask).map(({ x, y }) => {
    const right = valueAt(soft, x - 1, y) - valueAt(soft, x + 1, y)
    const down = valueAt(soft, x, y - 1) - valueAt(soft, x, y + 1)
    const length = Math.hypot(right, down) || 1
    return { x, y, outX: right / length, outY: down / length }
  })
}

const NEIGHBOURS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const

/** Moore's boundary tracing, clockwise from the first covered pixel. */
function boundary(mask: Plane): { x: number; y: number }[] {
  const first = mask.at.indexOf(1)
  const start = { x: first % mask.width, y: Math.floor(first / mask.width) }
  const isCovered = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < mask.width && y < mask.height && mask.at[y * mask.width + x] === 1
  const found = [start]
  let [here, heading] = [start, 0]
  do {
    const turn = [5, 6, 7, 0, 1, 2, 3, 4].find((each) => {
      const [right, down] = NEIGHBOURS[(heading + each) % 8]!
      return isCovered(here.x + right, here.y + down)
    })
    if (turn === undefined) return found
    heading = (heading + turn) % 8
    const [right, down] = NEIGHBOURS[heading]!
    here = { x: here.x + right, y: here.y + down }
    found.push(here)
  } while (here.x !== start.x || here.y !== start.y)
  return found.slice(1)
}

/** Computes something once for each scene. */
export function remembered<Result>(compute: (scene: Scene) => Result): (scene: Scene) => Result {
  const results = new WeakMap<Scene, { result: Result }>()
  return (scene) => {
    const known = results.get(scene) ?? { result: compute(scene) }
    results.set(scene, known)
    return known.result
  }
}
