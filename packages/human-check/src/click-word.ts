import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { addGrain, paintBackground } from './background.ts'
import { fontFamilies } from './fonts.ts'
import { drawLettering } from './lettering.ts'
import { anyHue, asPng, HEIGHT, percentage, WIDTH } from './image.ts'
import { between, pick, shuffled, wholeBetween, type Random } from './random.ts'
import type { Point, Solution } from './solution.ts'
import type { Word } from './words.ts'

const DRAWN = 4
const WORDS_REQUESTED = 3
/** Least pixels from the middle of a word to the border, and to the middle of another word. */
const MARGIN = 26
const SPACING = 56

/** Four words in an image, three of which are to be clicked in order. */
export function createClickWord(
  words: readonly Word[],
  random: Random,
): { solution: Solution; originalImageBase64: string; wordList: string[] } {
  const image = createCanvas(WIDTH, HEIGHT)
  const ctx = image.getContext('2d')
  paintBackground(ctx, random)
  const texts = shuffled(random, words)
    .slice(0, DRAWN)
    .map(({ onPiece }) => onPiece)
  const points = newPoints(random)
  for (const point of points) drawFalseStrokes(ctx, point, random)
  for (const [i, text] of texts.entries())
    drawLettering(ctx, { text, family: pick(random, fontFamilies()) }, points[i]!, between(random, 28, 33), random)
  addGrain(ctx, between(random, 6, 11), random)
  return {
    solution: { kind: 'clickWord', points: points.slice(0, WORDS_REQUESTED) },
    originalImageBase64: asPng(image),
    wordList: texts.slice(0, WORDS_REQUESTED),
  }
}

/** Middles of the words, drawn anew until none lies too similar to another. */
function newPoints(random: Random): Point[] {
  for (;;) {
    const points = Array.from({ length: DRAWN }, () => ({
      x: wholeBetween(random, MARGIN, WIDTH - MARGIN),
      y: wholeBetween(random, MARGIN, HEIGHT - MARGIN),
    }))
    if (points.every((a, i) => points.slice(i + 1).every((b) => Math.hypot(a.x - b.x, a.y - b.y) >= SPACING)))
      return points
  }
}

/** Strokes about as wide as those of the words, under and between them. */
function drawFalseStrokes(ctx: SKRSContext2D, near: Point, random: Random): void {
  const [aroundX, aroundY] = [() => near.x + between(random, -70, 70), () => near.y + between(random, -70, 70)]
  for (let i = 0; i < 4; i++) {
    ctx.beginPath()
    ctx.moveTo(aroundX(), aroundY())
    ctx.quadraticCurveTo(aroundX(), aroundY(), aroundX(), aroundY())
    ctx.strokeStyle = `hsl(${anyHue(random)} 50% ${percentage(random, 20, 85)} / 70%)`
    ctx.lineWidth = between(random, 1.5, 3)
    ctx.stroke()
  }
}
