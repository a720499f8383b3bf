import { emptyPlane, remembered, valueAt, type OutlinePoint, type Scene } from './scene.ts'
import { areaLikeness, edgeLikeness, gradientLikeness } from './words.ts'

/** The column at which a program puts the left edge of the piece's strip. */
type Attack = (scene: Scene) => number
/** How well the piece seems to belong at each column. */
type Scores = Float32Array

/** The piece starts at 0 and a hole under it would need no drag. */
const LEAST_X = 40
/** Holes that an attack compares with each other, at least so many pixels apart. */
const PEAKS = 7
const PEAK_DISTANCE = 24

/** Measures of the whole row: the best column wins. */
const OF_COLUMNS: Readonly<Record<string, (scene: Scene) => Scores>> = {
  'edges under the outline': (scene) => alongOutline(scene, (x, y) => valueAt(scene.slope, x, y)),
  'share of the outline on an edge': (scene) => edgeShare(scene),
  'edges that run with the outline': (scene) => edgesAlong(scene),
  'lightness step across the outline': (scene) => steps(scene).either,
  'step of one sign all around': (scene) => steps(scene).signed.map(Math.abs),
  'correlation with the mask': (scene) => maskCorrelation(scene),
  'content of the piece (NCC)': contentCorrelation,
  'content goes on across the rim': acrossRim,
  'darkest patch': (scene) => patches(scene).means.map((mean) => -mean),
  'lightest patch': (scene) => patches(scene).means,
  'smoothest patch': (scene) => patches(scene).variances.map((variance) => -variance),
  'busiest patch': (scene) => patches(scene).variances,
  'outline measures together': (scene) => outlineTogether(scene),
}

/** Measures of the holes that a program has found; the extreme hole wins. */
const OF_HOLES: Readonly<Record<string, (scene: Scene) => number[]>> = {
  lightness: (scene) => atHoles(scene, patches(scene).means),
  texture: (scene) => atHoles(scene, patches(scene).variances),
  'strength of the rim': (scene) => atHoles(scene, steps(scene).either),
  'fit of the outline': (scene) => atHoles(scene, edgesAlong(scene)),
  'colour like the piece': (scene) => holes(scene).map((left) => colourLikeness(scene, left)),
  'likeness of the words (areas of one colour)': (scene) => wordAreas(scene),
  'likeness of the words (directions of edges)': (scene) => wordDirections(scene),
  'likeness of the words (edges laid over each other)': (scene) => wordEdges(scene),
  'likeness of the words (all three)': (scene) =>
    [wordAreas(scene), wordDirections(scene), wordEdges(scene)]
      .map((scores) => Array.from(standardised(Float32Array.from(scores))))
      .reduce((sums, scores) => sums.map((sum, i) => sum + scores[i]!)),
}

export const ATTACKS: Readonly<Record<string, Attack>> = Object.fromEntries([
  ...Object.entries(OF_COLUMNS).map(([name, measure]) => [name, (scene: Scene) => bestColumn(scene, measure(scene))]),
  ...Object.entries(OF_HOLES).flatMap(([name, measure]) => [
    [`hole with most ${name}`, (scene: Scene) => highest(holes(scene), measure(scene))],
    [`hole with least ${name}`, (scene: Scene) => highest(holes(scene), negative(measure(scene)))],
  ]),
])

const bestColumn = (scene: Scene, scores: Scores): number =>
  highest(allColumns(scene), Array.from(scores).slice(LEAST_X))

const negative = (values: number[]): number[] => values.map((value) => -value)

const highest = (columns: readonly number[], scores: readonly number[]): number =>
  columns[scores.indexOf(Math.max(...scores))]!

const allColumns = ({ light, piece }: Scene): number[] =>
  Array.from({ length: light.width - piece.mask.width + 1 - LEAST_X }, (_, i) => LEAST_X + i)

/** Where the outline fits best, each place well apart from the others. */
export const holes = remembered((scene) => {
  const scores = outlineTogether(scene)
  const found: number[] = []
  for (const x of allColumns(scene).toSorted((a, b) => scores[b]! - scores[a]!)) {
    if (found.every((other) => Math.abs(other - x) >= PEAK_DISTANCE)) found.push(x)
    if (found.length === PEAKS) break
  }
  return found
})

const atHoles = (scene: Scene, scores: Scores): number[] => holes(scene).map((x) => scores[x]!)

const ofWords = (likeness: (scene: Scene, left: number) => number) =>
  remembered((scene) => holes(scene).map((left) => likeness(scene, left)))
const wordAreas = ofWords(areaLikeness)
const wordDirections = ofWords(gradientLikeness)
const wordEdges = ofWords(edgeLikeness)

/** A value for every column at which the piece can lie. */
const perColumn = ({ light, piece }: Scene, score: (x: number) => number): Scores =>
  Float32Array.from({ length: light.width - piece.mask.width + 1 }, (_, x) => score(x))

function alongOutline(scene: Scene, read: (x: number, y: number, point: OutlinePoint) => number): Scores {
  const { outline } = scene.piece
  return perColumn(scene, (left) => outline.reduce((sum, point) => sum + read(left + point.x, point.y, point), 0))
}

/** Share of the outline with a strong edge within 2 px. */
const edgeShare = remembered((scene): Scores => {
  const { slope } = scene
  const strong = slope.at.toSorted()[Math.floor(slope.at.length * 0.88)]!
  const near = emptyPlane(slope)
  for (let y = 0; y < near.height; y++)
    for (let x = 0; x < near.width; x++) {
      if (valueAt(slope, x, y) < strong) continue
      for (let row = Math.max(0, y - 2); row <= Math.min(near.height - 1, y + 2); row++)
        near.at.fill(1, row * near.width + Math.max(0, x - 2), row * near.width + Math.min(near.width, x + 3))
    }
  return alongOutline(scene, (x, y) => valueAt(near, x, y))
})

/** Edges under the outline, weak ones nearly as good as strong ones, as far as they run in its direction. */
const edgesAlong = remembered((scene): Scores => {
  const { slopeX, slopeY, slope } = scene
  const usual = slope.at.toSorted()[slope.at.length >> 1]!
  return alongOutline(scene, (x, y, { outX, outY }) => {
    const steep = valueAt(slope, x, y)
    const across = (valueAt(slopeX, x, y) * outX + valueAt(slopeY, x, y) * outY) / (steep || 1)
    return (steep / (steep + 2 * usual)) * across ** 2
  })
})

/** Sums of the steps from 3 px inside to 3 px outside the outline: with their signs, and without. */
const steps = remembered((scene) => {
  const { light } = scene
  const step = (x: number, y: number, { outX, outY }: OutlinePoint) =>
    valueAt(light, x + 3 * outX, y + 3 * outY) - valueAt(light, x - 3 * outX, y - 3 * outY)
  return {
    signed: alongOutline(scene, step),
    either: alongOutline(scene, (x, y, point) => Math.abs(step(x, y, point))),
  }
})

/** Pixels of the strip at the height of the piece. */
const pixelsOf = remembered(({ piece: { mask, outline } }) => {
  const rows = outline.map(({ y }) => y)
  const [top, bottom] = [Math.min(...rows) - 4, Math.max(...rows) + 4]
  return [...mask.at.keys()]
    .map((i) => ({ x: i % mask.width, y: Math.floor(i / mask.width), inside: mask.at[i]! }))
    .filter(({ y }) => y >= top && y <= bottom)
})

const insideOf = remembered((scene) => pixelsOf(scene).filter(({ inside }) => inside === 1))

const maskCorrelation = remembered((scene): Scores => {
  const pixels = pixelsOf(scene)
  return perColumn(scene, (left) =>
    Math.abs(
      correlation(
        pixels,
        ({ x, y }) => valueAt(scene.light, left + x, y),
        ({ inside }) => inside,
      ),
    ),
  )
})

function contentCorrelation(scene: Scene): Scores {
  return perColumn(scene, (left) =>
    correlation(
      insideOf(scene),
      ({ x, y }) => valueAt(scene.light, left + x, y),
      ({ x, y }) => valueAt(scene.piece.light, x, y),
    ),
  )
}

/** Correlation of what the piece shows inside its rim with what the image shows outside it. */
function acrossRim(scene: Scene): Scores {
  const { outline, light } = scene.piece
  return perColumn(scene, (left) =>
    correlation(
      outline,
      ({ x, y, outX, outY }) => valueAt(scene.light, left + x + 4 * outX, y + 4 * outY),
      ({ x, y, outX, outY }) => valueAt(light, x - 4 * outX, y - 4 * outY),
    ),
  )
}

function correlation<Item>(items: readonly Item[], a: (item: Item) => number, b: (item: Item) => number): number {
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0]
  for (const item of items) {
    const [valueA, valueB] = [a(item), b(item)]
    sumA += valueA
    sumB += valueB
    sumAA += valueA ** 2
    sumBB += valueB ** 2
    sumAB += valueA * valueB
  }
  const count = items.length
  const spread = Math.sqrt((sumAA - sumA ** 2 / count) * (sumBB - sumB ** 2 / count))
  return spread > 0 ? (sumAB - (sumA * sumB) / count) / spread : 0
}

/** Mean and variance of the lightness under the piece. */
const patches = remembered((scene): { means: Scores; variances: Scores } => {
  const pixels = insideOf(scene)
  const mean = (left: number, power: number) =>
    pixels.reduce((sum, { x, y }) => sum + valueAt(scene.light, left + x, y) ** power, 0) / pixels.length
  const means = perColumn(scene, (left) => mean(left, 1))
  return { means, variances: perColumn(scene, (left) => mean(left, 2) - means[left]! ** 2) }
})

/** How similar the mean colour in the hole comes to that of the piece. */
function colourLikeness(scene: Scene, left: number): number {
  const pixels = insideOf(scene)
  const differences = scene.channels.map((channel, i) =>
    pixels.reduce((sum, { x, y }) => sum + valueAt(channel, left + x, y) - valueAt(scene.piece.channels[i]!, x, y), 0),
  )
  return -Math.hypot(...differences)
}

/** Sum of the measures that look for the outline, each in units of its own spread. */
const outlineTogether = remembered((scene): Scores => {
  const parts = [edgesAlong(scene), edgeShare(scene), steps(scene).either, maskCorrelation(scene)].map(standardised)
  return parts[0]!.map((_, x) => parts.reduce((sum, part) => sum + part[x]!, 0))
})

function standardised(scores: Scores): Scores {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const spread = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length)
  return scores.map((score) => (score - mean) / (spread || 1))
}
