import { isInvisible } from '@markwright/domain/texts/invisible-signs'
import sharp from 'sharp'
import { typefaceOf } from './pdf/pdf-fonts.ts'

// Pixels, of which an office wants at least 400 on each side.
const WIDTH = 1000
const HEIGHT_MIN = 400
const MARGIN = 80
const SIZE_MAX = 240
const LINE_HEIGHT = 1.3
/** Of a line, in the unit of `displayLength`: ten Chinese characters. */
const LINE_MAX = 20
/** Of a word that is not broken, which a line as long keeps legible. */
const WORD_MAX = 3 * LINE_MAX
/** Share of the size by which letters rise above their line. */
const ASCENT = 0.88

/** How long a text looks (spec 2 §5): 2 for each character beyond ASCII, 1.3 for a capital, 1 for any other. */
export const displayLength = (text: string): number =>
  Array.from(text).reduce((sum, character) => {
    if (character.codePointAt(0)! > 0x7f) return sum + 2
    return sum + (/[A-Z]/.test(character) ? 1.3 : 1)
  }, 0)

/** The characters of a text that cannot be seen or that no font of ours has, each once. */
export const undrawableCharacters = (text: string): string[] =>
  [...new Set(text.normalize('NFC'))].filter(
    (character) => /\S/u.test(character) && (isInvisible(character) || !typefaceOf(character, 'regular')),
  )

/**
 * The image of a mark that consists of text: black on white, in Noto Sans, in lines of one size, as PNG of 1,000 by at least
 * 400 pixels. Words of letters are not broken, but make all lines smaller. What cannot be drawn (`undrawableCharacters`) is
 * left out.
 */
export async function drawMarkText(text: string): Promise<Buffer> {
  const lines = linesOf(text.normalize('NFC')).map(outlineOf)
  const widest = Math.max(1, ...lines.map(({ width }) => width))
  const size = Math.min(SIZE_MAX, ((WIDTH - 2 * MARGIN) * 1000) / widest)
  const height = Math.max(HEIGHT_MIN, Math.ceil(lines.length * size * LINE_HEIGHT + 2 * MARGIN))
  const top = (height - lines.length * size * LINE_HEIGHT) / 2
  const paths = lines.flatMap(({ width, glyphs }, index) => {
    const left = (WIDTH - (width * size) / 1000) / 2
    const baseline = top + index * size * LINE_HEIGHT + ((LINE_HEIGHT - 1) / 2 + ASCENT) * size
    return glyphs.map(({ path, x }) => {
      const scale = size / 1000
      // Outlines of fonts have their y axis upwards.
      return `<path transform="translate(${left + x * scale} ${baseline}) scale(${scale} ${-scale})" d="${path}"/>`
    })
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">${paths.join('')}</svg>`
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png().toBuffer()
}

/** Lines of at most `LINE_MAX`, broken at blanks where there are some. */
function linesOf(text: string): string[] {
  const lines: string[] = []
  let line = ''
  const add = (part: string) => {
    const joined = line === '' ? part : `${line} ${part}`
    if (line === '' || displayLength(joined) <= LINE_MAX) line = joined
    else {
      lines.push(line)
      line = part
    }
  }
  for (const word of text.trim().split(/\s+/)) for (const part of partsOf(word)) add(part)
  return [...lines, line]
}

/** A word in parts that fit on a line each, where it has characters between which a line may break. */
function partsOf(word: string): string[] {
  if (displayLength(word) <= LINE_MAX) return [word]
  const parts: string[] = ['']
  for (const unit of unitsOf(word)) {
    const longer = parts.at(-1)! + unit
    if (parts.at(-1) !== '' && displayLength(longer) > LINE_MAX) parts.push(unit)
    else parts[parts.length - 1] = longer
  }
  return parts
}

/** What a line does not break: a Chinese or Japanese character, or a run of others that can be a word. */
const unitsOf = (word: string): string[] =>
  (word.match(CHARACTER_OR_RUN) ?? []).flatMap((unit) => (displayLength(unit) > WORD_MAX ? Array.from(unit) : [unit]))
const CHARACTER_OR_RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu

/** The glyphs of a line side by side; measures are thousandths of its size. */
function outlineOf(line: string) {
  let width = 0
  const glyphs = Array.from(line).flatMap((character) => {
    const outline = typefaceOf(character, 'regular')?.outlineOf(character)
    if (!outline) return []
    const x = width
    width += outline.width
    return [{ path: outline.path, x }]
  })
  return { width, glyphs }
}
