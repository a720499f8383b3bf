import type { SKRSContext2D } from '@napi-rs/canvas'
import { HEIGHT, WIDTH } from './image.ts'
import { between, seededRandom, pick, wholeBetween, type Random } from './random.ts'

type Palette = string[]
type Scene = (ctx: SKRSContext2D, palette: Palette, random: Random) => void

const SCENES: readonly Scene[] = [hills, waves, mosaic, lanterns, ribbons, papers, contours]

/** Fills the canvas with an image that nobody has seen before. */
export function paintBackground(ctx: SKRSContext2D, random: Random): void {
  const palette = newPalette(random)
  sky(ctx, palette, random)
  pick(random, SCENES)(ctx, palette, random)
}

/** Five colours that go together, the darkest first. */
function newPalette(random: Random): Palette {
  const hue = between(random, 0, 360)
  const steps = pick(random, [
    [0, 20, 40, 190, 210],
    [0, 30, 180, 200, 330],
    [0, 15, 35, 60, 80],
    [0, 120, 140, 30, 150],
    [0, 340, 320, 160, 40],
  ])
  return steps.map((step, i) => {
    const saturation = between(random, 28, 52)
    const light = 34 + i * 10 + between(random, -4, 4)
    return `hsl(${Math.round(hue + step) % 360} ${Math.round(saturation)}% ${Math.round(light)}%)`
  })
}

function sky(ctx: SKRSContext2D, palette: Palette, random: Random): void {
  const gradient = ctx.createLinearGradient(0, 0, between(random, -80, 80), HEIGHT)
  gradient.addColorStop(0, pick(random, palette))
  gradient.addColorStop(between(random, 0.3, 0.7), pick(random, palette))
  gradient.addColorStop(1, pick(random, palette))
  ctx.fillStyle = gradient
  ctx.fillRect(0, 0, WIDTH, HEIGHT)
}

/** A sum of sines that runs across the image like a range of hills. */
function ridge(random: Random, height: number): (x: number) => number {
  const parts = [1, 2.3, 5.1, 11].map((frequency) => ({
    frequency: (frequency * 2 * Math.PI) / WIDTH,
    phase: between(random, 0, 7),
    height: (height * between(random, 0.5, 1)) / frequency ** 0.8,
  }))
  return (x) => parts.reduce((sum, part) => sum + part.height * Math.sin(x * part.frequency + part.phase), 0)
}

function fillBelow(ctx: SKRSContext2D, top: (x: number) => number): void {
  ctx.beginPath()
  ctx.moveTo(-2, HEIGHT + 2)
  for (let x = -2; x <= WIDTH + 4; x += 3) ctx.lineTo(x, top(x))
  ctx.lineTo(WIDTH + 4, HEIGHT + 2)
  ctx.closePath()
  ctx.fill()
}

function disc(ctx: SKRSContext2D, x: number, y: number, radius: number): void {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, 2 * Math.PI)
}

function hills(ctx: SKRSContext2D, palette: Palette, random: Random): void {
  ctx.fillStyle = palette[4]!
  ctx.globalAlpha = 0.8
  disc(ctx, between(random, 30, 280), between(random, 15, 60), between(random, 10, 22))
  ctx.fill()
  const layers = wholeBetween(random, 5, 7)
  for (let layer = 0; layer < layers; layer++) {
    const [line, level] = [ridge(random, 10), 25 + (layer * 110) / layers]
    ctx.fillStyle = palette[(layers - layer) % palette.length]!
    ctx.globalAlpha = 0.85
    fillBelow(ctx, (x) => level + line(x))
    ctx.strokeStyle = pick(random, palette)
    ctx.globalAlpha = 0.35
    for (let i = 0; i < 70; i++) {
      const x = between(random, 0, WIDTH)
      const y = level + line(x) + between(random, 3, 40)
      ctx.lineWidth = between(random, 0.6, 1.8)
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.quadraticCurveTo(x + 2, y - 6, x + between(random, -6, 6), y - between(random, 4, 14))
      ctx.stroke()
    }
  }
  ctx.globalAlpha = 1
}

function waves(ctx: SKRSContext2D, palette: Palette, random: Random): void {
  for (let level = -5; level < HEIGHT; level += between(random, 9, 16)) {
    const line = ridge(random, 7)
    const top = level
    ctx.fillStyle = pick(random, palette)
    ctx.globalAlpha = 0.75
    fillBelow(ctx, (x) => top + line(x))
    ctx.strokeStyle = 'white'
    ctx.globalAlpha = between(random, 0.15, 0.5)
    ctx.lineWidth = between(random, 0.8, 2)
    ctx.stroke()
  }
  ctx.globalAlpha = 1
}

function mosaic(ctx: SKRSContext2D, palette: Palette, random: Random): void {
  const step = between(random, 17, 26)
  const columns = Math.ceil(WIDTH / step) + 2
  const rows = Math.ceil(HEIGHT / step) + 2
  const jitter = () => between(random, -0.36, 0.36) * step
  const corners = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => ({
      x: (column - 0.5) * step + jitter(),
      y: (row - 0.5) * step + jitter(),
    })),
  )
  ctx.strokeStyle = pick(random, ['rgb(255 255 255 / 50%)', 'rgb(0 0 0 / 25%)', 'rgb(255 255 255 / 15%)'])
  ctx.lineWidth = between(random, 0.6, 1.6)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [a, b] = [corners[row]![column]!, corners[row]![column + 1]!]
      const [c, d] = [corners[row + 1]![column + 1]!, corners[row + 1]![column]!]
      for (const triangle of random() < 0.5
        ? [
            [a, b, c],
            [a, c, d],
          ]
        : [
            [a, b, d],
            [b, c, d],
          ]) {
        ctx.beginPath()
        for (const { x, y } of triangle) ctx.lineTo(x, y)
        ctx.closePath()
        ctx.globalAlpha = between(random, 0.4, 0.95)
        ctx.fillStyle = pick(random, palette)
        ctx.fill()
        ctx.stroke()
      }
    }
  ctx.globalAlpha = 1
}

function lanterns(ctx: SKRSContext2D, palette: Palette, random: Random): void {
  for (let i = 0; i < 70; i++) {
    disc(ctx, between(random, -10, WIDTH + 10), between(random, -10, HEIGHT + 10), between(random, 5, 24))
    ctx.fillStyle = pick(random, [...palette, 'white'])
    ctx.globalAlpha = between(random, 0.12, 0.45)
    ctx.fill()
    ctx.strokeStyle = pick(random, [...palette, 'white'])
    ctx.globalAlpha = between(random, 0.2, 0.7)
    ctx.lineWidth = between(random, 0.7, 2)
    ctx.stroke()
  }
  ctx.globalAlpha = 1
}

function ribbons(ctx: SKRSContext2D, palette: Palette, random: Random): void {
  for (let i = 0; i < 26; i++) {
    const [line, level] = [ridge(random, 16), between(random, -10, HEIGHT + 10)]
    const slope = between(random, -0.5, 0.5)
    ctx.strokeStyle = pick(random, palette)
    ctx.globalAlpha = between(random, 0.4, 0.9)
    ctx.lineWidth = between(random, 2, 12)
    for (const width of [ctx.lineWidth, 1]) {
      ctx.lineWidth = width
      ctx.beginPath()
      for (let x = -4; x <= WIDTH + 4; x += 4) ctx.lineTo(x, level + line(x) + slope * (x - WIDTH / 2))
      ctx.stroke()
      ctx.strokeStyle = pick(random, ['rgb(255 255 255 / 60%)', 'rgb(0 0 0 / 40%)'])
    }
  }
  ctx.globalAlpha = 1
}

function papers(ctx: SKRSContext2D, palette: Palette, random: Random): void {
  for (let i = 0; i < 34; i++) {
    ctx.save()
    ctx.translate(between(random, 0, WIDTH), between(random, 0, HEIGHT))
    ctx.rotate(between(random, 0, Math.PI))
    const [width, height] = [between(random, 18, 70), between(random, 14, 45)]
    ctx.globalAlpha = between(random, 0.5, 0.9)
    ctx.shadowColor = 'rgb(0 0 0 / 45%)'
    ctx.shadowBlur = between(random, 2, 6)
    ctx.fillStyle = pick(random, palette)
    ctx.fillRect(-width / 2, -height / 2, width, height)
    ctx.shadowBlur = 0
    ctx.strokeStyle = pick(random, ['rgb(255 255 255 / 45%)', 'rgb(0 0 0 / 25%)'])
    ctx.lineWidth = between(random, 0.6, 1.6)
    const gap = between(random, 4, 8)
    ctx.beginPath()
    for (let x = -width / 2 + gap; x < width / 2; x += gap) {
      ctx.moveTo(x, -height / 2)
      ctx.lineTo(x, height / 2)
    }
    ctx.stroke()
    ctx.restore()
  }
}

function contours(ctx: SKRSContext2D, palette: Palette, random: Random): void {
  const [across, down] = [ridge(random, 20), ridge(random, 20)]
  const image = ctx.getImageData(0, 0, WIDTH, HEIGHT)
  const step = between(random, 6, 10)
  const shades = Array.from({ length: 8 }, () => between(random, -34, 34))
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const height = across(x + 0.7 * y) + down(2 * y - 0.5 * x) + 0.4 * y
      const band = Math.floor(height / step)
      const isLine = height / step - band < 0.12
      const shade = isLine ? 46 : shades[((band % 8) + 8) % 8]!
      const at = 4 * (y * WIDTH + x)
      for (let channel = 0; channel < 3; channel++) image.data[at + channel]! += shade
    }
  ctx.putImageData(image, 0, 0)
  ctx.fillStyle = pick(random, palette)
  ctx.globalAlpha = 0.2
  ctx.fillRect(0, 0, WIDTH, HEIGHT)
  ctx.globalAlpha = 1
}

/** Grain over the whole canvas, of up to `strength` steps of 255. */
export function addGrain(ctx: SKRSContext2D, strength: number, random: Random): void {
  const grain = seededRandom(random)
  const { width, height } = ctx.canvas
  const image = ctx.getImageData(0, 0, width, height)
  for (let at = 0; at < image.data.length; at += 4) {
    const light = (grain() + grain() - 1) * strength
    for (let channel = 0; channel < 3; channel++) image.data[at + channel]! += light
  }
  ctx.putImageData(image, 0, 0)
}
