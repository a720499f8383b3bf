import sharp from 'sharp'

/** Edge of a drawn character in pixels, and how many are in a row of a sheet. */
const SIZE = 32
const ROW = 40
/** What nineteen of twenty pairs that a reader calls look-alikes reach. */
const LEAST_LIKENESS = 0.7

/** Whether two characters look alike by their drawings; undefined where one of them was not drawn. */
export type Looks = (a: string, b: string) => boolean | undefined

/** Draws characters in a font of the system and compares the drawings, slightly blurred, by their correlation. */
export async function drawLooks(characters: readonly string[]): Promise<Looks> {
  const drawings = new Map<string, Float64Array>()
  for (let from = 0; from < characters.length; from += ROW * ROW) {
    const sheet = characters.slice(from, from + ROW * ROW)
    const pixels = await drawSheet(sheet)
    for (const [i, character] of sheet.entries()) drawings.set(character, readCell(pixels, i))
  }
  return (a, b) => {
    const [one, other] = [drawings.get(a), drawings.get(b)]
    return one && other && correlation(one, other) >= LEAST_LIKENESS
  }
}

const correlation = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, i) => sum + value * b[i]!, 0)

async function drawSheet(characters: readonly string[]): Promise<Buffer> {
  const edge = SIZE * ROW
  const texts = characters.map(
    (character, i) =>
      `<text x="${(i % ROW) * SIZE + 2}" y="${Math.floor(i / ROW) * SIZE + 27}">${character.replace('&', '&amp;').replace('<', '&lt;')}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}"><rect width="100%" height="100%" fill="white"/><g font-family="Noto Sans CJK SC" font-size="28">${texts.join('')}</g></svg>`
  return sharp(Buffer.from(svg)).greyscale().blur(1.2).raw().toBuffer()
}

/** The drawing of a character: zero on average, of length one. */
function readCell(pixels: Buffer, place: number): Float64Array {
  const cell = new Float64Array(SIZE * SIZE)
  const [left, top] = [(place % ROW) * SIZE, Math.floor(place / ROW) * SIZE]
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) cell[y * SIZE + x] = 255 - pixels[(top + y) * SIZE * ROW + left + x]!
  const mean = cell.reduce((sum, value) => sum + value, 0) / cell.length
  const length = Math.sqrt(cell.reduce((sum, value) => sum + (value - mean) ** 2, 0)) || 1
  return cell.map((value) => (value - mean) / length)
}
