import { expect, test } from 'vitest'
import { chartPalette } from './chart-palette.ts'

type Triple = [number, number, number]
type Matrix = [Triple, Triple, Triple]

// Red-blind and green-blind sight of linear RGB (Machado, Oliveira, Fernandes 2009, severity 1).
const SIGHTS: Record<string, Matrix> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopic: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopic: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
}

// OKLab (Ottosson 2020): linear RGB to cones, and their cube roots to lightness and two axes of colour.
const CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const AXES: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]

const through = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

const linear = (hex: string): Triple => {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

const luminance = ([red, green, blue]: Triple) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

const oklab = (colour: Triple): Triple => {
  const [long, middle, short] = through(CONES, colour)
  return through(AXES, [Math.cbrt(long), Math.cbrt(middle), Math.cbrt(short)])
}

const distance = (one: Triple, other: Triple) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

test('there are ten colours', () => {
  expect(new Set(chartPalette).size).toBe(10)
})

test.each(['#ffffff', '#fbfaf7'])('every colour stands out from the ground %s', (ground) => {
  for (const colour of chartPalette) {
    const contrast = (luminance(linear(ground)) + 0.05) / (luminance(linear(colour)) + 0.05)
    expect(contrast, colour).toBeGreaterThanOrEqual(3)
  }
})

// People see a difference of about 0.02 between two large fields side by side.
test.each(Object.entries(SIGHTS))('any two colours can be distinguished by %s sight', (_, sight) => {
  const seen = chartPalette.map((hex) => oklab(through(sight, linear(hex))))
  for (const [index, colour] of seen.entries())
    for (const [place, other] of seen.slice(0, index).entries())
      expect(distance(colour, other), `${chartPalette[index]} and ${chartPalette[place]}`).toBeGreaterThan(0.07)
})
