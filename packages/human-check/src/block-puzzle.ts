import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { addGrain, paintBackground } from './background.ts'
import { fontFamilies } from './fonts.ts'
import { drawLettering, type Lettering } from './lettering.ts'
import { inkAmount, likenesses } from './likeness.ts'
import { anyHue, asPng, HEIGHT, percentage, PIECE_WIDTH, trace, WIDTH } from './image.ts'
import { between, pick, shuffled, wholeBetween, type Random } from './random.ts'
import { newOutline } from './shapes.ts'
import type { Point, Solution } from './solution.ts'
import type { Word } from './words.ts'

/** The y that every client of the protocol sends, wherever the piece lies. */
const PROTOCOL_Y = 5
const HOLES = 7
/**
 * Of the other holes' words at least `LEAST_LIKER`, at most all, are among the `LOOKALIKES` that look most like the
 * piece's, more so than the right one does; the rest are next below the right one. So a program gains neither by taking
 * the most alike hole nor by taking the least alike one.
 */
const LOOKALIKES = 12
const LEAST_LIKER = 1
/** The share of all other words that is chosen from, those nearest to the right one in amount of ink. */
const INK_SHARE = 0.4
/** Farthest left and right that the piece may have to go. */
const LEAST_X = 45
const MOST_X = WIDTH - PIECE_WIDTH
/** Half the width of a hole, and the least distance of two holes from middle to middle. */
const RADIUS = 16.5
const SPACING = 35

/**
 * Holes of one outline in a row, each with a word at its bottom. The piece belongs into the hole with its own word,
 * written there in another hand. All holes are outlined, shaded and coloured by the same dice, the piece shows a part
 * of the image that reveals nothing, and the other words look as much like the piece's as the right one does: a program
 * has to read, where a person reads anyway.
 */
export function createBlockPuzzle(
  words: readonly Word[],
  random: Random,
): { solution: Solution; originalImageBase64: string; jigsawImageBase64: string } {
  const image = createCanvas(WIDTH, HEIGHT)
  const strip = createCanvas(PIECE_WIDTH, HEIGHT)
  const [ctx, stripCtx] = [image.getContext('2d'), strip.getContext('2d')]
  paintBackground(ctx, random)

  const { piece, target, others } = newLetterings(words, random)
  const outline = newOutline(RADIUS, random)
  const y = wholeBetween(random, 22, HEIGHT - 22)
  drawPiece(stripCtx, movedTo({ x: PIECE_WIDTH / 2, y }, outline), image, random)
  drawLettering(stripCtx, piece, { x: PIECE_WIDTH / 2, y }, between(random, 20, 22), random)

  const holes = shuffled(random, [target, ...others])
  const columns = newColumns(random)
  for (const [i, lettering] of holes.entries()) {
    const middle = { x: columns[i]! + PIECE_WIDTH / 2, y }
    drawHole(ctx, movedTo(middle, outline), random)
    drawLettering(ctx, lettering, middle, between(random, 19, 22), random)
  }
  addGrain(ctx, between(random, 6, 11), random)

  return {
    solution: { kind: 'blockPuzzle', x: columns[holes.indexOf(target)]!, y: PROTOCOL_Y },
    originalImageBase64: asPng(image),
    jigsawImageBase64: asPng(strip),
  }
}

/** The word of the piece, the same in the right hole and in another hand, and those of the other holes. */
function newLetterings(
  words: readonly Word[],
  random: Random,
): { piece: Lettering; target: Lettering; others: Lettering[] } {
  for (;;) {
    const [own, ...families] = shuffled(random, fontFamilies())
    const { onPiece, inHole } = pick(random, words)
    const piece = { text: onPiece, family: own! }
    const target = { text: inHole, family: pick(random, families) }
    const rivals = words
      .filter((word) => word.inHole !== inHole)
      .flatMap((word) => families.map((family) => ({ text: word.inHole, family })))
    const ranked = byLikeness(piece, [target, ...nearestInInk(target, rivals)])
    const rank = ranked.indexOf(target)
    const some = (letterings: Lettering[]) => shuffled(random, onePerWord(letterings))
    const liker = some(ranked.slice(0, LOOKALIKES)).slice(0, wholeBetween(random, LEAST_LIKER, HOLES - 1))
    const others = onePerWord([...liker, ...some(ranked.slice(rank + 1, rank + 1 + LOOKALIKES))]).slice(0, HOLES - 1)
    if (rank >= LOOKALIKES && others.length === HOLES - 1) return { piece, target, others }
  }
}

/** The letterings whose amount of ink is nearest to that of the target, so that the amount reveals nothing. */
function nearestInInk(target: Lettering, letterings: Lettering[]): Lettering[] {
  const amount = inkAmount(target)
  return letterings
    .map((lettering) => ({ lettering, apart: Math.abs(inkAmount(lettering) - amount) }))
    .toSorted((a, b) => a.apart - b.apart)
    .slice(0, letterings.length * INK_SHARE)
    .map(({ lettering }) => lettering)
}

/** The letterings, the one most like the piece's first. */
function byLikeness(piece: Lettering, letterings: Lettering[]): Lettering[] {
  const scores = likenesses(piece, letterings)
  return letterings
    .map((lettering, i) => ({ lettering, score: scores[i]! }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ lettering }) => lettering)
}

/** Without those whose text stands earlier in the list. */
const onePerWord = (letterings: Lettering[]): Lettering[] =>
  letterings.filter(({ text }, i) => letterings.findIndex((other) => other.text === text) === i)

/** Left edges of strips side by side, the free room dealt out at random between them. */
function newColumns(random: Random): number[] {
  const room = MOST_X - LEAST_X - (HOLES - 1) * SPACING
  const offsets = Array.from({ length: HOLES }, () => wholeBetween(random, 0, room)).toSorted((a, b) => a - b)
  return offsets.map((offset, i) => LEAST_X + offset + i * SPACING)
}

const movedTo = (middle: Point, outline: Point[]): Point[] =>
  outline.map(({ x, y }) => ({ x: x + middle.x, y: y + middle.y }))

/** The piece shows any part of the image, not the one that it covers in the end. */
function drawPiece(ctx: SKRSContext2D, outline: Point[], image: Canvas, random: Random): void {
  ctx.save()
  trace(ctx, outline)
  ctx.shadowColor = 'rgb(0 0 0 / 60%)'
  ctx.shadowBlur = 4
  ctx.shadowOffsetY = 1
  ctx.fillStyle = 'black'
  ctx.fill()
  ctx.clip()
  ctx.shadowColor = 'transparent'
  ctx.drawImage(image, -wholeBetween(random, 0, WIDTH - PIECE_WIDTH), 0)
  ctx.fillStyle = `rgb(${pick(random, ['0 0 0', '255 255 255'])} / ${percentage(random, 20, 45)})`
  ctx.fill()
  ctx.restore()
  drawRim(ctx, outline, random)
}

/** A shaded part of the image with the shadow of its rim inside. */
function drawHole(ctx: SKRSContext2D, outline: Point[], random: Random): void {
  ctx.save()
  trace(ctx, outline)
  ctx.clip()
  ctx.fillStyle = `hsl(${anyHue(random)} 60% ${pick(random, [12, 90])}% / ${percentage(random, 30, 50)})`
  ctx.fill()
  ctx.shadowColor = `rgb(0 0 0 / ${percentage(random, 40, 80)})`
  ctx.shadowBlur = between(random, 4, 7)
  ctx.shadowOffsetY = 2
  ctx.strokeStyle = 'rgb(0 0 0 / 60%)'
  ctx.stroke()
  ctx.restore()
  drawRim(ctx, outline, random)
}

function drawRim(ctx: SKRSContext2D, outline: Point[], random: Random): void {
  trace(ctx, outline)
  const colour = pick(random, ['255 255 255', '255 248 220', '225 240 255', '20 20 40', '60 30 10'])
  ctx.strokeStyle = `rgb(${colour} / ${percentage(random, 50, 90)})`
  ctx.lineWidth = between(random, 0.9, 1.6)
  ctx.stroke()
}
