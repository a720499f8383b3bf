import type { SKRSContext2D } from '@napi-rs/canvas'
import { anyHue } from './image.ts'
import { between, type Random } from './random.ts'
import type { Point } from './solution.ts'

/** A text in the face of a registered family. */
export type Lettering = { text: string; family: string }

/**
 * Sets the font so that the ink of the text is `extent` pixels high or wide, and gives the origin at which the middle
 * of the ink lies at 0, 0.
 */
export function fit(ctx: SKRSContext2D, { text, family }: Lettering, extent: number): Point {
  ctx.font = `100px "${family}"`
  const ink = ctx.measureText(text)
  const { actualBoundingBoxLeft: left, actualBoundingBoxRight: right } = ink
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = ink
  const scale = extent / Math.max(left + right, above + below)
  ctx.font = `${100 * scale}px "${family}"`
  return { x: ((left - right) / 2) * scale, y: ((above - below) / 2) * scale }
}

/** Writes the text turned, stretched and slanted at random, its ink `extent` pixels high or wide and around the given middle. */
export function drawLettering(
  ctx: SKRSContext2D,
  lettering: Lettering,
  { x, y }: Point,
  extent: number,
  random: Random,
): void {
  const hue = anyHue(random)
  const isLight = random() < 0.5
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(between(random, -0.5, 0.5))
  ctx.transform(between(random, 0.85, 1.15), between(random, -0.2, 0.2), between(random, -0.2, 0.2), 1, 0, 0)
  const { text } = lettering
  const offset = fit(ctx, lettering, extent)
  ctx.lineJoin = 'round'
  ctx.lineWidth = extent * between(random, 0.12, 0.16)
  ctx.strokeStyle = isLight ? `hsl(${hue} 60% 12% / 90%)` : `hsl(${hue} 60% 96% / 95%)`
  ctx.strokeText(text, offset.x, offset.y)
  const angle = between(random, 0, 2 * Math.PI)
  const [right, down] = [(extent / 2) * Math.cos(angle), (extent / 2) * Math.sin(angle)]
  const fill = ctx.createLinearGradient(-right, -down, right, down)
  fill.addColorStop(0.2, isLight ? `hsl(${hue} 85% 93%)` : `hsl(${hue} 75% 14%)`)
  fill.addColorStop(0.8, isLight ? `hsl(${hue + 100} 80% 68%)` : `hsl(${hue + 100} 75% 42%)`)
  ctx.fillStyle = fill
  ctx.fillText(text, offset.x, offset.y)
  ctx.restore()
}
