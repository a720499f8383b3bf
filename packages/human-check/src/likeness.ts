import { createCanvas } from '@napi-rs/canvas'
import { inkOffset, type Lettering } from './lettering.ts'

/** Pixels of the square in which two letterings are compared. */
const SIDE = 24

/** The smoothed ink of a lettering, of mean 0 and length 1, so that the product of two is their correlation. */
type Ink = Float32Array

const inks = new Map<string, Ink>()

/** How much two letterings look alike to a program that lays one over the other: their correlation, from -1 to 1. */
export function likeness(a: Lettering, b: Lettering): number {
  const [inkOfA, inkOfB] = [inkOf(a), inkOf(b)]
  let sum = 0
  for (let i = 0; i < inkOfA.length; i++) sum += inkOfA[i]! * inkOfB[i]!
  return sum
}

function inkOf(lettering: Lettering): Ink {
  const key = `${lettering.family} ${lettering.text}`
  const known = inks.get(key)
  if (known) return known
  const ink = normalised(drawnInk(lettering))
  inks.set(key, ink)
  return ink
}

function drawnInk({ text, family }: Lettering): Float32Array {
  const ctx = createCanvas(SIDE, SIDE).getContext('2d')
  ctx.filter = 'blur(1.2px)'
  ctx.font = `${SIDE - 4}px "${family}"`
  const offset = inkOffset(ctx, text)
  ctx.fillText(text, SIDE / 2 + offset.x, SIDE / 2 + offset.y)
  const { data } = ctx.getImageData(0, 0, SIDE, SIDE)
  return Float32Array.from({ length: SIDE * SIDE }, (_, i) => data[4 * i + 3]!)
}

function normalised(ink: Float32Array): Ink {
  const mean = ink.reduce((sum, value) => sum + value, 0) / ink.length
  const centred = ink.map((value) => value - mean)
  const length = Math.sqrt(centred.reduce((sum, value) => sum + value ** 2, 0))
  return centred.map((value) => value / length)
}
