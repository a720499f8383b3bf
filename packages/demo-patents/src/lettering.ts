/** Strokes of the characters of a figure, in a box of 10 × 16; what hangs below it goes on to 20. */
const STROKES: Record<string, { path: string; width: number }> = {
  '0': { path: 'M1 3Q1 0 5 0Q9 0 9 3V13Q9 16 5 16Q1 16 1 13Z', width: 10 },
  '1': { path: 'M2 3L5 0V16', width: 10 },
  '2': { path: 'M1 4Q1 0 5 0Q9 0 9 4Q9 7 1 16H9', width: 10 },
  '3': { path: 'M1 2Q3 0 5 0Q9 0 9 4Q9 7.5 5 7.5Q9 7.5 9 11.5Q9 16 5 16Q2 16 1 13.5', width: 10 },
  '4': { path: 'M7 16V0L1 11H9', width: 10 },
  '5': { path: 'M8.5 0H2L1.5 7Q3 6 5 6Q9 6 9 11Q9 16 5 16Q2 16 1 14', width: 10 },
  '6': { path: 'M8 1Q5 -1 3 3Q1 7 1 11Q1 16 5 16Q9 16 9 11.5Q9 7.5 5 7.5Q2 7.5 1 11', width: 10 },
  '7': { path: 'M1 0H9L4 16', width: 10 },
  '8': {
    path: 'M5 7.5Q1 7.5 1 3.8Q1 0 5 0Q9 0 9 3.8Q9 7.5 5 7.5Q1 7.5 1 11.8Q1 16 5 16Q9 16 9 11.8Q9 7.5 5 7.5',
    width: 10,
  },
  '9': { path: 'M2 15Q5 17 7 13Q9 9 9 5Q9 0 5 0Q1 0 1 4.5Q1 8.5 5 8.5Q8 8.5 9 5', width: 10 },
  F: { path: 'M1 16V0H8M1 7.5H7', width: 9 },
  i: { path: 'M2 5V16M2 1V1.6', width: 4 },
  g: { path: 'M8 5V17Q8 20 5 20Q3 20 2 19M8 8Q8 5 5 5Q1 5 1 10.5Q1 16 5 16Q8 16 8 12', width: 10 },
  '.': { path: 'M2 15.2V16', width: 4 },
  ' ': { path: '', width: 6 },
}

/**
 * Words of a figure as SVG paths, because a server need not have fonts.
 * @param x left edge of the first character
 * @param y line on which the characters stand
 * @param size height of a digit
 * @throws where a character has no strokes
 */
export function lettering(x: number, y: number, size: number, words: string): string {
  const scale = size / 16
  let left = x
  const paths = Array.from(words, (character) => {
    const glyph = STROKES[character]
    if (!glyph) throw new Error(`no strokes for “${character}”`)
    const path = `<path transform="translate(${left} ${y - size}) scale(${scale})" d="${glyph.path}"/>`
    left += (glyph.width + 3) * scale
    return glyph.path && path
  })
  return `<g fill="none" stroke="#000" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`
}
