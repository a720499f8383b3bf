import { emptyPlane, remembered, valueAt, type OutlinePoint, type Plane, type Scene } from './scene.ts'
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
  'share of the outline on an edge': edgeShare,
  'edges that run with the outline': edgesAlong,
  'lightness step across the outline': (scene) => steps(scene, Math.abs),
  'step of one sign all around': (scene) => steps(scene, (step) => step).map(Math.abs),
  'correlation with the mask': maskCorrelation,
  'content of the piece (NCC)': contentCorrelation,
  'content goes on across the rim': (scene) => acrossRim(scene, scene.piece.light),
  'darkest patch': (scene) => inMask(scene, ({ mean }) => -mean),
  'lightest patch': (scene) => inMask(scene, ({ mean }) => mean),
  'smoothest patch': (scene) => inMask(scene, ({ variance }) => -variance),
  'busiest patch': (scene) => inMask(scene, ({ variance }) => variance),
  'outline measures together': outlineTogether,
}

/** Measures of the holes that a program has found; the extreme hole wins. */
const OF_HOLES: Readonly<Record<string, (scene: Scene) => number[]>> = {
  lightness: (scene) =>
    atHoles(
      scene,
      inMask(scene, ({ mean }) => mean),
    ),
  texture: (scene) =>
    atHoles(
      scene,
      inMask(scene, ({ variance }) => variance),
    ),
  'strength of the rim': (scene) => atHoles(scene, steps(scene, Math.abs)),
  'fit of the outline': (scene) => atHoles(scene, edgesAlong(scene)),
  'colour like the piece': (scene) => holes(scene).map((left) => colourLikeness(scene, left)),
  'likeness of the words (areas of one colour)': (scene) => wordAreas(scene),
  'likeness of the words (directions of edges)': (scene) => wordDirections(scene),
  'likeness of the words (edges laid over each other)': (scene) => wordEdges(scene),
  'likeness of the words (all three)': (scene) =>
    [wordAreas(scene), wordDirections(scene), wordEdges(scene)]
      .map((scores) => standardised(Float32Array.from(scores)))
      .reduce(
        (sums, scores) => sums.map((sum, i) => sum + scores[i]!),
        holes(scene).map(() => 0),
      ),
}

export const ATTACKS: Readonly<Record<string, Attack>> = Object.fromEntries([
  ...Object.entries(OF_COLUMNS).map(([name, measure]) => [
    name,
    (scene: Scene) => highest(allColumns(scene), [...measure(scene)].slice(LEAST_X)),
  ]),
  ...Object.entries(OF_HOLES).flatMap(([name, measure]) => [
    [`hole with most ${name}`, (scene: Scene) => highest(holes(scene), measure(scene))],
    [
      `hole with least ${name}`,
      (scene: Scene) =>
        highest(
          holes(scene),
          measure(scene).map((value) => -value),
        ),
    ],
  ]),
])

const highest = (columns: readonly number[], scores: readonly number[]): number =>
  columns[scores.indexOf(Math.max(...scores))]!

const allColumns = ({ light, piece }: Scene): number[] =>
  Array.from({ length: light.width - piece.mask.width + 1 - LEAST_X }, (_, i) => LEAST_X + i)

/** Where the outline fits best, each place well apart from the others. */
const holes = remembered((scene) => {
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
function edgeShare(scene: Scene): Scores {
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
}

/** Edges under the outline, weak ones nearly as good as strong ones, as far as they run in its direction. */
function edgesAlong(scene: Scene): Scores {
  const { slopeX, slopeY, slope } = scene
  const usual = slope.at.toSorted()[slope.at.length >> 1]!
  return alongOutline(scene, (x, y, { outX, outY }) => {
    const steep = valueAt(slope, x, y)
    const across = (valueAt(slopeX, x, y) * outX + valueAt(slopeY, x, y) * outY) / (steep || 1)
    return (steep / (steep + 2 * usual)) * across ** 2
  })
}

/** The step from 3 px inside to 3 px outside the outline. */
function steps({ light, ...scene }: Scene, weigh: (step: number) => number): Scores {
  return alongOutline({ light, ...scene }, (x, y, { outX, outY }) =>
    weigh(valueAt(light, x + 3 * outX, y + 3 * outY) - valueAt(light, x - 3 * outX, y - 3 * outY)),
  )
}

/** Pixels of the strip at the height of the piece. */
const pixelsOf = remembered(({ piece: { mask, outline } }) => {
  const rows = outline.map(({ y }) => y)
  const [top, bottom] = [Math.min(...rows) - 4, Math.max(...rows) + 4]
  return [...mask.at.keys()]
    .map((i) => ({ x: i % mask.width, y: Math.floor(i / mask.width), inside: mask.at[i]! }))
    .filter(({ y }) => y >= top && y <= bottom)
})

const insideOf = remembered((scene) => pixelsOf(scene).filter(({ inside }) => inside === 1))

function maskCorrelation(scene: Scene): Scores {
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
}

function contentCorrelation(scene: Scene): Scores {
  return perColumn(scene, (left) =>
    correlation(
      insideOf(scene),
      ({ x, y }) => valueAt(scene.light, left + x, y),
      ({ x, y }) => valueAt(scene.piece.light, x, y),
    ),
  )
}

/** Correlation of what the piece shows inside its rim with what the picture shows outside it. */
function acrossRim(scene: Scene, worn: Plane): Scores {
  return perColumn(scene, (left) =>
    correlation(
      scene.piece.outline,
      ({ x, y, outX, outY }) => valueAt(scene.light, left + x + 4 * outX, y + 4 * outY),
      ({ x, y, outX, outY }) => valueAt(worn, x - 4 * outX, y - 4 * outY),
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

function inMask(scene: Scene, score: (patch: { mean: number; variance: number }) => number): Scores {
  const pixels = insideOf(scene)
  return perColumn(scene, (left) => {
    let [sum, squares] = [0, 0]
    for (const { x, y } of pixels) {
      const value = valueAt(scene.light, left + x, y)
      sum += value
      squares += value ** 2
    }
    const mean = sum / pixels.length
    return score({ mean, variance: squares / pixels.length - mean ** 2 })
  })
}

/** How near the mean colour in the hole comes to that of the piece. */
function colourLikeness(scene: Scene, left: number): number {
  const pixels = insideOf(scene)
  const differences = scene.channels.map((channel, i) =>
    pixels.reduce((sum, { x, y }) => sum + valueAt(channel, left + x, y) - valueAt(scene.piece.channels[i]!, x, y), 0),
  )
  return -Math.hypot(...differences)
}

/** Sum of the measures that look for the outline, each in units of its own spread. */
function outlineTogether(scene: Scene): Scores {
  const parts = [edgesAlong(scene), edgeShare(scene), steps(scene, Math.abs), maskCorrelation(scene)].map(standardised)
  return parts[0]!.map((_, x) => parts.reduce((sum, part) => sum + part[x]!, 0))
}

function standardised(scores: Scores): Scores {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const spread = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length)
  return scores.map((score) => (score - mean) / (spread || 1))
}
