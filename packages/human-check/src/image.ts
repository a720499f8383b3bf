import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { between, type Random } from './random.ts'

/** The space of all coordinates of the protocol, in pixels. */
export const WIDTH = 310
export const HEIGHT = 155
/** Width of the strip that carries the piece. */
export const PIECE_WIDTH = 47

/** A share for CSS colours, such as `37%`. */
export const percentage = (random: Random, least: number, most: number): string =>
  `${Math.round(between(random, least, most))}%`

/** Any hue, in degrees. */
export const anyHue = (random: Random): number => Math.floor(360 * random())

/** Makes a closed polygon the current path. */
export function trace(ctx: SKRSContext2D, corners: readonly { x: number; y: number }[]): void {
  ctx.beginPath()
  for (const { x, y } of corners) ctx.lineTo(x, y)
  ctx.closePath()
}

/**
 * The image as PNG in base64. Encoding in the background (`encode`) ends the process where the canvas is collected as
 * garbage meanwhile: Brooooooklyn/canvas#1312, up to 1.0.5.
 */
export const asPng = (image: Canvas): string => image.encodeSync('png').toString('base64')
