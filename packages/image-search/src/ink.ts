import type { RgbImage, Plane } from './image.ts'

/** From this share of the darkest ink on, a pixel is full ink: thin scans and pale colours count as black ones. */
const FULL_INK = 0.5
/** An image with less contrast than this, of 441, has no ink at all. */
const LEAST_CONTRAST = 24

/**
 * How much each pixel stands out from the ground, 0 to 1. The ground is the colour of the border, so that a figure in
 * another colour, or white on black, has the same ink.
 */
export function inkOf({ width, height, rgb }: RgbImage): Plane {
  const ground = borderColour({ width, height, rgb })
  const values = new Float32Array(width * height)
  for (let i = 0; i < values.length; i++) {
    const red = rgb[3 * i]! - ground[0]
    const green = rgb[3 * i + 1]! - ground[1]
    const blue = rgb[3 * i + 2]! - ground[2]
    values[i] = Math.sqrt(red * red + green * green + blue * blue)
  }
  const strongest = percentile(values, 0.99)
  const full = Math.max(strongest * FULL_INK, LEAST_CONTRAST)
  for (let i = 0; i < values.length; i++) values[i] = values[i]! < LEAST_CONTRAST ? 0 : Math.min(1, values[i]! / full)
  return smooth({ width, height, values })
}

/** The middle value of each channel along the border, which a figure that touches it does not change. */
function borderColour({ width, height, rgb }: RgbImage): [number, number, number] {
  const channels: number[][] = [[], [], []]
  const take = (x: number, y: number) => {
    for (let channel = 0; channel < 3; channel++) channels[channel]!.push(rgb[3 * (y * width + x) + channel]!)
  }
  for (let x = 0; x < width; x++) {
    take(x, 0)
    take(x, height - 1)
  }
  for (let y = 0; y < height; y++) {
    take(0, y)
    take(width - 1, y)
  }
  const [red, green, blue] = channels.map((values) => values.toSorted((a, b) => a - b)[values.length >> 1]!)
  return [red!, green!, blue!]
}

function percentile(values: Float32Array, share: number): number {
  const counts = new Uint32Array(442)
  for (const value of values) counts[Math.min(441, Math.floor(value))]!++
  let left = values.length * (1 - share)
  for (let value = 441; value > 0; value--) {
    left -= counts[value]!
    if (left <= 0) return value
  }
  return 0
}

/** Means of three by three pixels, twice: noise of single pixels goes, shapes stay. */
function smooth({ width, height, values }: Plane): Plane {
  let from = values
  for (let pass = 0; pass < 2; pass++) {
    const to = new Float32Array(from.length)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        let sum = 0
        let count = 0
        for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
          for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
            sum += from[row * width + column]!
            count++
          }
        to[y * width + x] = sum / count
      }
    from = to
  }
  return { width, height, values: from }
}
