import { animalMotifs } from './logo-animals.ts'
import { type Drawing, type Inks, natureMotifs } from './logo-motifs.ts'
import { shapeMotifs } from './logo-shapes.ts'
import { createRandom, picker, type Random } from './random.ts'

export type Logo = {
  /** An SVG image of at most two kilobytes. */
  svg: string
  viennaCodes: string[]
  colours: { zh: string; en: string }
}

// Colour, Chinese and English name, section of Vienna division 29.1.
const COLOURS = [
  ['#14213d', '藏青色', 'navy blue', '29.1.4'],
  ['#1d6fb8', '蓝色', 'blue', '29.1.4'],
  ['#0f8b8d', '青色', 'teal', '29.1.4'],
  ['#2e7d4f', '绿色', 'green', '29.1.3'],
  ['#8ab833', '草绿色', 'grass green', '29.1.3'],
  ['#c8321f', '朱红色', 'vermilion', '29.1.1'],
  ['#e4572e', '橙红色', 'orange-red', '29.1.1'],
  ['#d64577', '玫红色', 'rose', '29.1.1'],
  ['#e9a820', '金黄色', 'golden yellow', '29.1.2'],
  ['#6b3fa0', '紫色', 'violet', '29.1.5'],
  ['#7a5230', '棕色', 'brown', '29.1.7'],
  ['#222222', '黑色', 'black', '29.1.8'],
] as const
type Colour = (typeof COLOURS)[number]

const PAPER = '#ffffff'
const motifs = [...natureMotifs, ...animalMotifs, ...shapeMotifs]

/** What the figure is on: how large it is there, and whether it is drawn in white. */
type Frame = { behind: (ink: string) => string; scale: number; inverted: boolean; viennaCode: string | null }

const pickFrame = picker<Frame>([
  [{ behind: () => '', scale: 0.92, inverted: false, viennaCode: null }, 46],
  [
    {
      behind: (ink) => `<circle cx="50" cy="50" r="48" fill="${ink}"/>`,
      scale: 0.64,
      inverted: true,
      viennaCode: '26.1',
    },
    18,
  ],
  [
    {
      behind: (ink) => `<circle cx="50" cy="50" r="46" fill="none" stroke="${ink}" stroke-width="4"/>`,
      scale: 0.62,
      inverted: false,
      viennaCode: '26.1',
    },
    14,
  ],
  [
    {
      behind: (ink) => `<rect x="3" y="3" width="94" height="94" rx="18" fill="${ink}"/>`,
      scale: 0.7,
      inverted: true,
      viennaCode: '26.4',
    },
    12,
  ],
  [
    {
      behind: (ink) => `<path fill="${ink}" d="M50 2L92 14V48C92 74 74 90 50 98C26 90 8 74 8 48V14Z"/>`,
      scale: 0.58,
      inverted: true,
      viennaCode: '24.1',
    },
    10,
  ],
])

/** The logo of that number: always the same drawing, with the codes that an office would give it. */
export function logoSvg(seed: number): Logo {
  const random = createRandom(seed)
  const [main, accent] = twoColours(random)
  const frame = pickFrame(random)
  const inks: Inks = frame.inverted
    ? { main: PAPER, accent: accent[0], paper: main[0] }
    : { main: main[0], accent: accent[0], paper: PAPER }
  const drawing: Drawing = random.pick(motifs)(random, inks)
  const shift = Math.round(50 * (1 - frame.scale) * 10) / 10
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${PAPER}"/>${frame.behind(main[0])}` +
    `<g transform="translate(${shift} ${shift}) scale(${frame.scale})">${drawing.shapes}</g></svg>`
  return {
    svg,
    viennaCodes: [...drawing.viennaCodes, ...(frame.viennaCode ? [frame.viennaCode] : []), main[3], accent[3]],
    colours: { zh: `${main[1]}、${accent[1]}`, en: `${main[2]}, ${accent[2]}` },
  }
}

function twoColours(random: Random): [Colour, Colour] {
  const main = random.pick(COLOURS)
  for (;;) {
    const accent = random.pick(COLOURS)
    // Shades of one colour would not stand out against each other.
    if (accent[3] !== main[3]) return [main, accent]
  }
}
