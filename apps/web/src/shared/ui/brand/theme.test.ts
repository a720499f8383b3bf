import { describe, expect, test } from 'vitest'
import { levelInks, palette, spanInks } from './theme.ts'

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

describe('words can be read', () => {
  const grounds = [palette.white, palette.paper, palette.paperDeep]
  const words = [palette.ink, palette.inkSoft, palette.inkFaint, palette.seal, palette.link, palette.good, palette.warn]
  test.each(words.flatMap((word) => grounds.map((ground) => [word, ground] as const)))(
    '%s on %s has the contrast of WCAG AA',
    (word, ground) => expect(contrast(word, ground)).toBeGreaterThanOrEqual(4.5),
  )
  test.each([
    [palette.seal, palette.sealWash],
    [palette.link, palette.linkWash],
    [palette.good, palette.goodWash],
    [palette.warn, palette.warnWash],
  ])('%s on its wash %s has the contrast of WCAG AA', (word, ground) =>
    expect(contrast(word, ground)).toBeGreaterThanOrEqual(4.5),
  )
  test.each(Object.entries(spanInks))('the ink of %s parts reads on white', (_kind, ink) =>
    expect(contrast(ink, palette.white)).toBeGreaterThanOrEqual(4.5),
  )
})

test('levels below identity are distinguished by lightness alone', () => {
  const [high, middle, low] = [levelInks.high, levelInks.middle, levelInks.low].map(luminance) as [
    number,
    number,
    number,
  ]
  expect(contrast(levelInks.high, levelInks.middle)).toBeGreaterThan(2)
  expect(contrast(levelInks.middle, levelInks.low)).toBeGreaterThan(4.5)
  expect(high).toBeLessThan(middle)
  expect(middle).toBeLessThan(low)
})
