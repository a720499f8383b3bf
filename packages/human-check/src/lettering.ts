import type { SKRSContext2D } from '@napi-rs/canvas'
import { anyHue } from './picture.ts'
import { between, type Random } from './random.ts'
import type { Point } from './solution.ts'

/** A text in the face of a registered family. */
export type Lettering = { text: string; family: string }

/** Moves the origin of the text so that the middle of its ink lies at 0, 0. */
export function inkOffset(ctx: SKRSContext2D, text: string): Point {
  const ink = ctx.measureText(text)
  return {
    x: (ink.actualBoundingBoxLeft - ink.actualBoundingBoxRight) / 2,
    y: (ink.actualBoundingBoxAscent - ink.actualBoundingBoxDescent) / 2,
  }
}

/** Writes the text turned, stretched and slanted at random, with the middle of its ink at `middle`. */
export function drawLettering(
  ctx: SKRSContext2D,
  { text, family }: Lettering,
  { x, y }: Point,
  size: number,
  random: Random,
): void {
  const hue = anyHue(random)
  const isLight = random() < 0.5
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(between(random, -0.45, 0.45))
  ctx.transform(between(random, 0.9, 1.1), between(random, -0.15, 0.15), between(random, -0.15, 0.15), 1, 0, 0)
  ctx.font = `${size}px "${family}"`
  const offset = inkOffset(ctx, text)
  ctx.lineJoin = 'round'
  ctx.lineWidth = size * between(random, 0.09, 0.13)
  ctx.strokeStyle = isLight ? `hsl(${hue} 60% 16% / 85%)` : `hsl(${hue} 60% 95% / 90%)`
  ctx.strokeText(text, offset.x, offset.y)
  const fill = ctx.createLinearGradient(-size / 2, -size / 2, size / 2, size / 2)
  fill.addColorStop(0, isLight ? `hsl(${hue} 80% 90%)` : `hsl(${hue} 75% 30%)`)
  fill.addColorStop(1, isLight ? `hsl(${hue + 50} 80% 80%)` : `hsl(${hue + 50} 75% 22%)`)
  ctx.fillStyle = fill
  ctx.fillText(text, offset.x, offset.y)
  ctx.restore()
}
