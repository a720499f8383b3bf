import { describe, expect, test } from 'vitest'
import { compareCandidates, compareImages, readyQuery } from './compare-images.ts'
import { describeImage, describeQuery } from './describe-image.ts'
import { createCodeStore } from './embedded/code-store.ts'
import { packCodes, packVectors, unpackVectors } from './pack-description.ts'
import type { RgbImage } from './image.ts'
import { queryCodes, scanCodes } from './scan-codes.ts'

type Colour = readonly [number, number, number]
const WHITE: Colour = [255, 255, 255]
const BLACK: Colour = [0, 0, 0]

/** An image of `side` pixels of which a function says where there is ink, from -1 to 1 in both directions. */
function draw(hasInk: (x: number, y: number) => boolean, { side = 160, ink = BLACK, ground = WHITE } = {}): RgbImage {
  const rgb = new Uint8Array(side * side * 3)
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const colour = hasInk((column / side) * 2 - 1, (row / side) * 2 - 1) ? ink : ground
      rgb.set(colour, (row * side + column) * 3)
    }
  return { width: side, height: side, rgb }
}

type Shape = (x: number, y: number) => boolean
/** A flag on a pole: nothing about it is the same when it is turned. */
const flag: Shape = (x, y) =>
  (Math.abs(x + 0.5) < 0.06 && Math.abs(y) < 0.7) || (x > -0.5 && x < 0.5 && y > -0.7 && y < -0.7 + 0.5 * (0.5 - x))
const ring: Shape = (x, y) => Math.hypot(x, y) < 0.7 && Math.hypot(x, y) > 0.5
const cross: Shape = (x, y) => Math.max(Math.abs(x), Math.abs(y)) < 0.7 && Math.min(Math.abs(x), Math.abs(y)) < 0.2
const bars: Shape = (x, y) => Math.abs(y) < 0.6 && Math.abs(x) < 0.7 && Math.floor((x + 1) * 8) % 2 === 0

const turnedBy =
  (shape: Shape, degrees: number): Shape =>
  (x, y) => {
    const angle = (degrees * Math.PI) / 180
    return shape(x * Math.cos(angle) + y * Math.sin(angle), y * Math.cos(angle) - x * Math.sin(angle))
  }

function scoreOf(query: RgbImage, found: RgbImage) {
  const saved = unpackVectors(packVectors(describeImage(found)))
  return compareImages(readyQuery(describeQuery(query)), saved)
}

describe('an image is similar to', () => {
  test('itself', () => expect(scoreOf(draw(flag), draw(flag)).score).toBeGreaterThan(97))

  test.each([15, 45, 90, 180, 250])('itself turned by %i degrees', (degrees) => {
    expect(scoreOf(draw(turnedBy(flag, degrees)), draw(flag)).score).toBeGreaterThan(70)
  })

  test('itself in other colours, inverted, small and in a corner', () => {
    const found = draw(flag)
    expect(scoreOf(draw(flag, { ink: [200, 30, 40], ground: [250, 240, 210] }), found).score).toBeGreaterThan(95)
    expect(scoreOf(draw(flag, { ink: WHITE, ground: BLACK }), found).score).toBeGreaterThan(95)
    expect(scoreOf(draw(flag, { side: 64 }), found).score).toBeGreaterThan(80)
    expect(
      scoreOf(
        draw((x, y) => flag(2 * x - 0.9, 2 * y - 0.9)),
        found,
      ).score,
    ).toBeGreaterThan(80)
  })

  test('itself beside words, and says which part it is', () => {
    const withWords = draw((x, y) => flag(2 * x + 0.8, 2 * y) || (x > 0.25 && x < 0.9 && bars((x - 0.57) * 3, y * 6)))
    const { score, regions } = scoreOf(withWords, draw(flag))
    expect(score).toBeGreaterThan(60)
    expect(regions[0]!.queryBox.x + regions[0]!.queryBox.width).toBeLessThan(0.6)
    expect(regions[0]!.hitBox.width).toBeGreaterThan(0.3)
  })
})

/** A figure with places enough to be known by some of them: a house with a tree, a sun and steps. */
const scene: Shape = (x, y) => {
  const isRoof = y > -0.75 && y < -0.2 && Math.abs(x + 0.25) < (y + 0.75) * 0.8
  const isWall = y >= -0.2 && y < 0.7 && Math.abs(x + 0.25) < 0.36
  const isDoor = y > 0.2 && Math.abs(x + 0.4) < 0.1
  const isWindow = Math.abs(y - 0.1) < 0.12 && Math.abs(x + 0.08) < 0.1
  const isTree = Math.hypot(x - 0.5, y - 0.05) < 0.28 || (Math.abs(x - 0.5) < 0.05 && y > 0 && y < 0.7)
  const isSun = Math.hypot(x - 0.55, y + 0.6) < 0.17
  const isStep = y > 0.78 && y < 0.9 && Math.abs(x) < 0.8 && Math.floor((x + 1) * 6) % 2 === 0
  return isRoof || (isWall && !isDoor && !isWindow) || isTree || isSun || isStep
}

/** Lines where a shape begins and ends. */
const outlineOf =
  (shape: Shape): Shape =>
  (x, y) =>
    [0, 1, 2, 3].some((i) => shape(x + [0.02, -0.02, 0, 0][i]!, y + [0, 0, 0.02, -0.02][i]!) !== shape(x, y))

describe('an image with many places is similar to', () => {
  const registered = draw(scene)

  test.each([
    ['cut by 15 % on every side', draw((x, y) => scene(0.7 * x, 0.7 * y)), true],
    ['cut on the left', draw((x, y) => scene(x + 0.5, y)), false],
    ['with a quarter erased', draw((x, y) => scene(x, y) && !(x > 0 && y < 0)), false],
    ['as an outline', draw(outlineOf(scene)), false],
    ['beside words', draw((x, y) => scene(2 * x + 0.9, 2 * y) || (x > 0.15 && bars((x - 0.57) * 2, y * 5))), true],
  ] as const)('itself %s', (_, query, isPart) => {
    const match = scoreOf(query, registered)
    expect(match.score).toBeGreaterThanOrEqual(60)
    expect(match).toMatchObject(isPart ? { isPart } : {})
  })

  test('none of other figures, whichever way they are drawn', () => {
    for (const other of [flag, ring, cross, bars]) {
      expect(scoreOf(draw(other), registered).score).toBeLessThan(60)
      expect(scoreOf(draw(outlineOf(other)), registered).score).toBeLessThan(60)
      expect(scoreOf(registered, draw(other)).score).toBeLessThan(60)
    }
  })

  test('itself with a quarter erased, and the boxes cover what is left', () => {
    const { regions } = scoreOf(
      draw((x, y) => scene(x, y) && x < 0.15),
      registered,
    )
    expect(regions[0]!.queryBox.x + regions[0]!.queryBox.width).toBeLessThan(0.75)
    expect(regions[0]!.hitBox.x + regions[0]!.hitBox.width).toBeLessThan(0.8)
  })
})

test('features are stored and read as they were, but for their rounding', () => {
  const { features } = describeImage(draw(scene))
  const read = unpackVectors(packVectors(describeImage(draw(scene)))).features
  expect(read.count).toBe(features.count)
  expect(read.places).toBe(features.places)
  expect(read.codes).toEqual(features.codes)
  expect(read.place).toEqual(features.place)
  for (let i = 0; i < features.count; i++) {
    expect(read.x[i]).toBeCloseTo(features.x[i]!, 2)
    expect(read.y[i]).toBeCloseTo(features.y[i]!, 2)
    expect(read.scale[i]! / features.scale[i]!).toBeCloseTo(1, 1)
    expect(Math.cos(2 * (read.angle[i]! - features.angle[i]!))).toBeGreaterThan(0.99)
  }
})

test.each([
  ['a ring', ring],
  ['a cross', cross],
  ['bars', bars],
])('a flag is far from %s', (_, shape) => expect(scoreOf(draw(flag), draw(shape)).score).toBeLessThan(60))

test('a blank image has nothing to be found by', () => {
  const blank = draw(() => false)
  expect(describeImage(blank).regions).toEqual([])
  expect(scoreOf(blank, draw(flag))).toEqual({ score: 0, regions: [], isPart: false })
})

test('codes find the image among others, turned as well', () => {
  const shapes = [ring, cross, bars, flag, turnedBy(bars, 30), turnedBy(cross, 20)]
  const store = createCodeStore()
  for (const [image, shape] of shapes.entries()) store.put(image, packCodes(describeImage(draw(shape))))
  const found = scanCodes(store.table(), queryCodes(describeQuery(draw(turnedBy(flag, 90)))), 1)
  expect(found.has(3)).toBe(true)
  expect(found.size).toBeLessThan(shapes.length)
})

describe('of the candidates of a scan', () => {
  const described = describeQuery(draw(turnedBy(flag, 90)))
  const query = readyQuery(described)
  const descriptions = new Map([flag, ring, bars].map((shape) => [shape, describeImage(draw(shape))]))
  const imageOf = (shape: Shape) => unpackVectors(packVectors(descriptions.get(shape)!))
  /** As many as are found by codes, with their positions; the number of each is its place. */
  const candidatesOf = (shapes: readonly Shape[]) => {
    const store = createCodeStore()
    for (const [image, shape] of shapes.entries()) store.put(image, packCodes(descriptions.get(shape)!))
    const found = scanCodes(store.table(), queryCodes(described), shapes.length)
    return Array.from(found, ([image, positions]) => ({ image, positions, ...imageOf(shapes[image]!) }))
  }

  test('the best are compared in every position, the others in those in which their codes are similar', () => {
    const compared = compareCandidates(query, candidatesOf([...Array.from({ length: 200 }, () => flag), ring]))
    const { score } = compareImages(query, imageOf(flag))
    expect(score).toBeGreaterThan(70)
    const scores = compared.map(({ match }) => match.score)
    expect(scores.slice(0, 150)).toEqual(Array.from({ length: 150 }, () => score))
    expect(Math.min(...scores.slice(150, 200))).toBeGreaterThan(score - 10)
    expect(Math.max(...scores)).toBe(score)
    expect(compared.at(-1)!.candidate.image).toBe(200)
    const { regions } = compared.at(-1)!.match
    expect(regions).toEqual([expect.objectContaining({ score: scores.at(-1) })])
  })

  test('one whose codes name the wrong positions is still compared in every position', () => {
    const [candidate] = candidatesOf([flag])
    const misled = { ...candidate!, positions: candidate!.positions.map(() => [0]) }
    const [compared] = compareCandidates(query, [misled])
    expect(compared!.match).toEqual(compareImages(query, misled))
  })
})
