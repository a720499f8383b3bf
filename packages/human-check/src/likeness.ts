import { createCanvas } from '@napi-rs/canvas'
import { fit, type Lettering } from './lettering.ts'

/** Pixels of the square in which letterings are compared, and the angles at which one is held against the other. */
const SIDE = 20
const TURNS = [-0.5, -0.25, 0, 0.25, 0.5]
/** Cells per side, and directions in each, of the histogram of edges. */
const CELLS = 4
const DIRECTIONS = 8

/**
 * How much ink there is, and two vectors of length 1, so that the product with another one says how alike they are:
 * where the ink is, and where edges of which direction are.
 */
type Features = { ink: Float32Array; edges: Float32Array; amount: number }

const remembered = new Map<string, Features>()

/**
 * How much each of the letterings looks like the first one to a program: a sum of the two measures, each in units of
 * its own spread among them.
 */
export function likenesses(of: Lettering, others: readonly Lettering[]): number[] {
  const held = TURNS.map((turn) => featuresOf(of, turn))
  const features = others.map((other) => featuresOf(other, 0))
  const ink = features.map((other) => Math.max(...held.map((each) => product(each.ink, other.ink))))
  const edges = features.map((other) => Math.max(...held.map((each) => product(each.edges, other.edges))))
  const [inkScores, edgeScores] = [standardised(ink), standardised(edges)]
  return inkScores.map((score, i) => score + edgeScores[i]!)
}

/** How much ink a lettering has, in a unit of its own. */
export const inkAmount = (lettering: Lettering): number => featuresOf(lettering, 0).amount

function featuresOf(lettering: Lettering, turn: number): Features {
  const key = `${lettering.family}/${lettering.text}/${turn}`
  const known = remembered.get(key)
  if (known) return known
  const ink = drawnInk(lettering, turn)
  const features = {
    ink: ofLengthOne(centred(ink)),
    edges: ofLengthOne(edgeHistogram(ink)),
    amount: ink.reduce((sum, value) => sum + value, 0),
  }
  remembered.set(key, features)
  return features
}

function drawnInk(lettering: Lettering, turn: number): Float32Array {
  const ctx = createCanvas(SIDE, SIDE).getContext('2d')
  ctx.filter = 'blur(1px)'
  const offset = fit(ctx, lettering, SIDE - 4)
  ctx.translate(SIDE / 2, SIDE / 2)
  ctx.rotate(turn)
  ctx.fillText(lettering.text, offset.x, offset.y)
  const { data } = ctx.getImageData(0, 0, SIDE, SIDE)
  return Float32Array.from({ length: SIDE * SIDE }, (_, i) => data[4 * i + 3]!)
}

/** How strong the edges of each direction are in each cell; the sides of an edge may change places. */
function edgeHistogram(ink: Float32Array): Float32Array {
  const bins = new Float32Array(CELLS * CELLS * DIRECTIONS)
  for (let y = 1; y < SIDE - 1; y++)
    for (let x = 1; x < SIDE - 1; x++) {
      const i = y * SIDE + x
      const [right, down] = [ink[i + 1]! - ink[i - 1]!, ink[i + SIDE]! - ink[i - SIDE]!]
      const share = ((Math.atan2(down, right) + Math.PI) / Math.PI) % 1
      const cell = Math.floor((y * CELLS) / SIDE) * CELLS + Math.floor((x * CELLS) / SIDE)
      bins[cell * DIRECTIONS + Math.floor(share * DIRECTIONS)]! += Math.hypot(right, down)
    }
  return bins.map(Math.sqrt)
}

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}

function centred(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value - mean)
}

function ofLengthOne(values: Float32Array): Float32Array {
  const length = Math.sqrt(product(values, values))
  return values.map((value) => value / length)
}

function standardised(values: number[]): number[] {
  const differences = centred(Float32Array.from(values))
  const spread = Math.sqrt(product(differences, differences) / values.length)
  return Array.from(differences, (difference) => difference / spread)
}
