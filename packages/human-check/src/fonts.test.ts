import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { fontFamilies } from './fonts.ts'
import { WORDS } from './words.ts'

/** A code point that no font has a glyph for. */
const UNKNOWN = '\u{10ffff}'

function rendered(text: string, family: string): string {
  const ctx = createCanvas(40, 40).getContext('2d')
  ctx.font = `30px "${family}"`
  ctx.fillText(text, 4, 32)
  return Buffer.from(ctx.getImageData(0, 0, 40, 40).data).toString('base64')
}

describe('every word', () => {
  const texts = [...WORDS.cn, ...WORDS.en].flatMap(({ onPiece, inHole }) => [onPiece, inHole])

  it.each(fontFamilies())('has a glyph in %s', (family) => {
    const [empty, box] = [rendered(' ', family), rendered(UNKNOWN, family)]
    for (const text of texts) expect([empty, box]).not.toContain(rendered(text, family))
  })

  it('looks different in every face, so that none borrows the glyph of another one or of the system', () => {
    const families = [...fontFamilies(), 'sans-serif', 'No Such Family']
    for (const text of texts)
      expect(new Set(families.map((family) => rendered(text, family))).size).toBeGreaterThanOrEqual(
        fontFamilies().length,
      )
  })

  it('is there once', () => {
    const characters = WORDS.cn.map(({ onPiece }) => onPiece)
    expect(new Set(characters).size).toBe(characters.length)
  })
})
