import { create, type Font } from 'fontkit'
import { readFileSync } from 'node:fs'
import { fontOfWoff } from './woff.ts'

type Glyph = { id: number; advanceWidth: number; codePoints: number[] }
type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }
type GlyphRun = { glyphs: Glyph[]; positions: Position[]; advanceWidth: number }

/** So many words are cached. */
const WORDS_MAX = 20_000
const WORD = /[^ ]+ ?| +/g
const CHARACTER = /./gsu
// Without ligatures: they stand for several characters, and a document may lack one of them.
const features = { liga: false, clig: false, dlig: false }

/**
 * One font file with the glyphs of words that were written before. Measures are thousandths of the size: these fonts have
 * 1,000 units per em, which the library for documents takes for granted.
 */
export class Typeface {
  /** What the library for documents writes with: the font, but with the glyphs of this class. */
  readonly source: Font
  readonly #font: Font
  readonly #words = new Map<string, GlyphRun>()
  readonly #hasKerning: boolean

  /** `hasKerning`: pairs of letters are written closer, as in AV. Throws where `file` is no font of 1,000 units per em. */
  constructor(
    readonly name: string,
    file: string,
    hasKerning: boolean,
  ) {
    const font = create(fontOfWoff(readFileSync(file)))
    if (!('layout' in font) || font.unitsPerEm !== 1000) throw new Error(`The font file ${file} could not be read.`)
    this.#font = font
    this.#hasKerning = hasKerning
    this.source = Object.create(font, {
      postscriptName: { value: name },
      layout: { value: (text: string) => this.#layout(text) },
      createSubset: { value: () => subsetOfCharacters(font) },
    }) as Font
  }

  has(character: string): boolean {
    return this.#font.hasGlyphForCodePoint(character.codePointAt(0)!)
  }

  /** How wide a text is, in thousandths of its size. */
  widthOf(text: string): number {
    return this.#partsOf(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0)
  }

  /** The outline of a character as a path of SVG with the y axis upwards, and its width, in thousandths of the size. */
  outlineOf(character: string): { path: string; width: number } {
    const { path, advanceWidth } = this.#font.glyphForCodePoint(character.codePointAt(0)!)
    return { path: path.toSVG(), width: advanceWidth }
  }

  #layout(text: string): GlyphRun {
    const parts = this.#partsOf(text)
    return {
      glyphs: parts.flatMap(({ glyphs }) => glyphs),
      // The library writes into them.
      positions: parts.flatMap(({ positions }) => positions.map((position) => ({ ...position }))),
      advanceWidth: parts.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
    }
  }

  #partsOf(text: string): GlyphRun[] {
    const parts = text.match(this.#hasKerning ? WORD : CHARACTER) ?? []
    return parts.map((part) => {
      const known = this.#words.get(part)
      if (known) return known
      if (this.#words.size >= WORDS_MAX) this.#words.clear()
      const run = this.#hasKerning ? this.#shape(part) : this.#single(part)
      this.#words.set(part, run)
      return run
    })
  }

  #single(character: string): GlyphRun {
    const codePoint = character.codePointAt(0)!
    const { id, advanceWidth } = this.#font.glyphForCodePoint(codePoint)
    return {
      glyphs: [{ id: glyphOfCharacter(id, codePoint), advanceWidth, codePoints: [codePoint] }],
      positions: [{ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 }],
      advanceWidth,
    }
  }

  #shape(word: string): GlyphRun {
    // No font has letters that are written to the left; their boxes must not turn the letters beside them about.
    const { glyphs, positions, advanceWidth } = this.#font.layout(word, features, undefined, undefined, 'ltr')
    const characters = Array.from(word, (character) => character.codePointAt(0)!)
    // A glyph remembers the character for which it was first used; several characters may have the same one.
    const own = (at: number, former: number[]) => (characters.length === glyphs.length ? [characters[at]!] : former)
    return {
      glyphs: glyphs.map((glyph, at) => {
        const codePoints = own(at, glyph.codePoints)
        return { id: glyphOfCharacter(glyph.id, codePoints[0]), advanceWidth: glyph.advanceWidth, codePoints }
      }),
      positions: positions.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
        xAdvance,
        yAdvance,
        xOffset,
        yOffset,
      })),
      advanceWidth,
    }
  }
}

const GLYPHS_MAX = 2 ** 16

/** A number of a glyph for one of the characters that have it, such as all that a font lacks. */
const glyphOfCharacter = (id: number, codePoint = 0) => codePoint * GLYPHS_MAX + id

/** What a document has of a font, with a glyph of its own for each character, so that each can be copied and read aloud. */
function subsetOfCharacters(font: Font) {
  // Its types lack what the library for documents uses.
  const subset = font.createSubset() as unknown as { glyphs: number[]; includeGlyph: (id: number) => number }
  const include = subset.includeGlyph.bind(subset)
  subset.includeGlyph = (id) => {
    const at = include(id)
    subset.glyphs[at] = id % GLYPHS_MAX
    return at
  }
  return subset
}
