// Finds Chinese characters that look alike and writes them to src/words/glyph-neighbours.ts. Run by hand, with the fonts
// Noto Sans CJK SC and Noto Serif CJK SC installed, and followed by `npm run format`:
//   npx tsx packages/similarity/scripts/find-look-alikes.ts
//
// Every character of GB 2312 is drawn in both fonts. A glyph is described by where its strokes run, in four directions,
// slightly blurred, so that a stroke may lie a little elsewhere; two characters are as alike as these descriptions. Those
// that share their upper, lower or right half may differ more in the rest, as 唤 and 焕 do.
import { chromium } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { handWrittenPairs } from '../src/tables.ts'

const target = fileURLToPath(new URL('../src/words/glyph-neighbours.ts', import.meta.url))
const fonts = ['Noto Sans CJK SC', 'Noto Serif CJK SC']

/** A reader agrees with nine in ten of the pairs just above it, and with ever fewer below. */
const LEAST_LIKENESS = 0.77
/** What a whole and its half must reach where that half is shared. */
const LEAST_BESIDE_SHARED_HALF = 0.7
const SHARED_HALF = 0.94
/** Measured pairs stand that much below hand-written ones, which a person has looked at. */
const CAUTION = 0.04
/** Pairs of one band get the share of its lower end. */
const BAND = 0.03

/** Alike by measure, but too simple, too common or too different at a telling place for a reader to confuse them. */
const differentAtSight = new Set(
  `凹四 火人 大人 木水 卡十 富官 官直 宫自 百目 宫言 冒旨 盲言 盲青 盲直 盲自 关失 罗岁 而丽 龟角 龟鱼 后眉 狐狈 昂吊 春看 栈找 害善 姜妻 丑五 吕目 舅勇 肩眉 盾眉 草革 草阜 草卓 草章 是足 惹意
   手芋 甫审 秦素 累素 毒青 亩宙 苗亩 吉言 乞艺 墟嘘 惫意 春眷 冒目 草莫 量星 直自 尾屋 奔弃 辜事 辜享 岔盆 尘坐 页贞 闽闸 阐闸 闯阎 宣直 呆果 坝项 斌赋 砍饮 吹坎 关矢 去夫 贯贺 贵贺 责贾 半竿
   打灯 灶牡 杜灶 跌铁 秩跌 仅汉 欢炊 妇扫 扑讣 宅毛 定足 伏状 旨音 募葛 虽黾 瞎膳 带芾 肚胜 泉泵 喟晴`
    .split(/\s+/)
    .map(inOrder),
)

/** Edge of a drawing in pixels, and of the grid that describes it. */
const SIZE = 48
const GRID = 16
const DIRECTIONS = 4
const DESCRIPTION = GRID * GRID * DIRECTIONS * fonts.length

/** Upper, lower and right half of a drawing, a little more than half each: their places in a description. */
const halves = [
  (_x: number, y: number) => y <= GRID / 2,
  (_x: number, y: number) => y >= GRID / 2 - 1,
  (x: number) => x >= GRID / 2 - 1,
].map((inside) =>
  Array.from({ length: DESCRIPTION }, (_, i) => i).filter((i) => inside(i % GRID, Math.floor(i / GRID) % GRID)),
)

function inOrder(pair: string): string {
  return Array.from(pair).toSorted().join('')
}

function charactersOfGb2312(): string[] {
  const decoder = new TextDecoder('gb2312')
  const characters: string[] = []
  for (let row = 0xb0; row <= 0xf7; row++)
    for (let cell = 0xa1; cell <= 0xfe; cell++) characters.push(decoder.decode(new Uint8Array([row, cell])))
  return characters.filter((character) => /^\p{Script=Han}$/u.test(character))
}

/** Drawings in one font, SIZE * SIZE bytes of ink each. Glyphs keep their size and place in the square of the type. */
async function draw(characters: string[], font: string): Promise<Uint8Array> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--disable-gpu', '--no-sandbox'] : ['--disable-gpu'],
  })
  const page = await browser.newPage()
  const drawn = await page.evaluate(
    ({ characters, font, size }) => {
      const canvas = new OffscreenCanvas(size, size)
      const context = canvas.getContext('2d', { willReadFrequently: true })!
      const margin = 2
      const em = size - 2 * margin
      context.font = `${em}px "${font}"`
      const hex: string[] = []
      for (const character of characters) {
        context.clearRect(0, 0, size, size)
        context.fillText(character, margin, margin + 0.88 * em)
        const pixels = context.getImageData(0, 0, size, size).data
        for (let i = 3; i < pixels.length; i += 4) hex.push(pixels[i]!.toString(16).padStart(2, '0'))
      }
      return hex.join('')
    },
    { characters, font, size: SIZE },
  )
  await browser.close()
  return Buffer.from(drawn, 'hex')
}

/** Gaussian blur of a square image; what lies outside counts as empty. */
function blur(image: Float32Array, sigma: number): Float32Array {
  const reach = Math.ceil(3 * sigma)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)))
  const sum = weights.reduce((a, b) => a + b)
  const alongRows = (source: Float32Array) => {
    const turned = new Float32Array(SIZE * SIZE)
    for (let y = 0; y < SIZE; y++)
      for (let x = 0; x < SIZE; x++) {
        let value = 0
        for (let i = Math.max(-reach, -x); i <= Math.min(reach, SIZE - 1 - x); i++)
          value += weights[i + reach]! * source[y * SIZE + x + i]!
        turned[x * SIZE + y] = value / sum
      }
    return turned
  }
  return alongRows(alongRows(image))
}

/** Means of the cells of a grid over an image, less their own mean. */
function onGrid(image: Float32Array): Float32Array {
  const cell = SIZE / GRID
  const grid = new Float32Array(GRID * GRID)
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++)
      grid[Math.floor(y / cell) * GRID + Math.floor(x / cell)]! += image[y * SIZE + x]! / cell ** 2
  const mean = grid.reduce((a, b) => a + b) / grid.length
  return grid.map((value) => value - mean)
}

/** How much edge runs in each direction at each place of a drawing. */
function describe(drawing: Uint8Array): Float32Array {
  const soft = blur(
    Float32Array.from(drawing, (ink) => ink / 255),
    0.8,
  )
  const planes = Array.from({ length: DIRECTIONS }, () => new Float32Array(SIZE * SIZE))
  for (let y = 1; y < SIZE - 1; y++)
    for (let x = 1; x < SIZE - 1; x++) {
      const at = y * SIZE + x
      const across = soft[at + 1]! - soft[at - 1]!
      const down = soft[at + SIZE]! - soft[at - SIZE]!
      const steepness = Math.hypot(across, down)
      // Both edges of a stroke run in the same direction, therefore half a turn is all.
      const turn = (((Math.atan2(down, across) / Math.PI + 1) % 1) * DIRECTIONS) % DIRECTIONS
      const direction = Math.floor(turn)
      const toNext = turn - direction
      planes[direction]![at]! += steepness * (1 - toNext)
      planes[(direction + 1) % DIRECTIONS]![at]! += steepness * toNext
    }
  const description = new Float32Array(GRID * GRID * DIRECTIONS)
  for (const [i, plane] of planes.entries()) description.set(onGrid(blur(plane, 1.5)), i * GRID * GRID)
  return description
}

function product(all: Float32Array, a: number, b: number): number {
  let sum = 0
  for (let i = 0; i < DESCRIPTION; i++) sum += all[a * DESCRIPTION + i]! * all[b * DESCRIPTION + i]!
  return sum
}

/** Likeness of a part of two characters alone, as a cosine. */
function likenessOfPart(all: Float32Array, a: number, b: number, places: number[]): number {
  let [both, ofA, ofB] = [0, 0, 0]
  for (const i of places) {
    const [one, other] = [all[a * DESCRIPTION + i]!, all[b * DESCRIPTION + i]!]
    both += one * other
    ofA += one * one
    ofB += other * other
  }
  return both / Math.sqrt(ofA * ofB)
}

/** Every pair of characters that is alike enough, with its likeness up to 1. */
function alikePairs(characters: string[], all: Float32Array): Map<string, number> {
  const lengths = characters.map((_, i) => Math.sqrt(product(all, i, i)))
  const mean = lengths.reduce((a, b) => a + b) / lengths.length
  const found = new Map<string, number>()
  const block = 64
  for (let a0 = 0; a0 < characters.length; a0 += block)
    for (let b = a0 + 1; b < characters.length; b++)
      for (let a = a0; a < Math.min(a0 + block, b); a++) {
        // One stroke weighs less in a character of many strokes, yet more than it would by the cosine.
        const scale = 2 * mean * Math.sqrt(lengths[a]! * lengths[b]!)
        const likeness = 1 - (lengths[a]! ** 2 + lengths[b]! ** 2 - 2 * product(all, a, b)) / scale
        const alike =
          likeness >= LEAST_LIKENESS ||
          (likeness >= LEAST_BESIDE_SHARED_HALF &&
            halves.some((places) => likenessOfPart(all, a, b, places) >= SHARED_HALF))
        if (alike) found.set(inOrder(characters[a]! + characters[b]!), Math.max(likeness, LEAST_LIKENESS))
      }
  return found
}

function moduleOf(bands: Map<number, string[]>): string {
  const perLine = 23
  const band = ([share, pairs]: [number, string[]]) => {
    const lines = Array.from({ length: Math.ceil(pairs.length / perLine) }, (_, i) =>
      pairs.slice(i * perLine, (i + 1) * perLine).join(' '),
    )
    return `  [\n    ${share},\n    \`${lines.join('\n     ')}\`,\n  ],\n`
  }
  return `// Written by scripts/find-look-alikes.ts: characters of GB 2312 as Noto Sans CJK SC and Noto Serif CJK SC (SIL Open Font
// License) draw them, alike by at least ${LEAST_LIKENESS}, or ${LEAST_BESIDE_SHARED_HALF} where they share a half. Pairs in look-alikes.ts are left out.

/** Pairs of characters that look alike by measure, by how alike they are; the lesser code comes first. */
export const glyphNeighbours: readonly (readonly [share: number, pairs: string])[] = [
${Array.from(bands, band).join('')}]
`
}

const characters = charactersOfGb2312()
const all = new Float32Array(characters.length * DESCRIPTION)
for (const [i, font] of fonts.entries()) {
  const drawings = await draw(characters, font)
  for (let k = 0; k < characters.length; k++)
    all.set(
      describe(drawings.subarray(k * SIZE * SIZE, (k + 1) * SIZE * SIZE)),
      k * DESCRIPTION + i * (DESCRIPTION / fonts.length),
    )
}

const alike = alikePairs(characters, all)
const written = handWrittenPairs()
const bands = new Map<number, string[]>()
for (let band = Math.floor((1 - LEAST_LIKENESS) / BAND); band >= 0; band--) {
  const from = LEAST_LIKENESS + band * BAND
  const inBand = Array.from(alike.entries()).filter(([, likeness]) => likeness >= from && likeness < from + BAND)
  const known = inBand.flatMap(([pair]) => written.get(pair) ?? [])
  const pairs = inBand.map(([pair]) => pair).filter((pair) => !written.has(pair) && !differentAtSight.has(pair))
  if (pairs.length > 0) bands.set(Number((from - CAUTION).toFixed(2)), pairs)
  const share = (known.reduce((a, b) => a + b, 0) / known.length).toFixed(3)
  process.stdout.write(
    `${from.toFixed(2)}: ${pairs.length} pairs, ${known.length} more written by hand as ${share} on average\n`,
  )
}
writeFileSync(target, moduleOf(bands))
