/** The letters that Unicode has for formulas: Mathematical Alphanumeric Symbols, U+1D400 to U+1D7FF. */

/** Places of the first Latin capital, the first Greek one and of zero; null where there are none. */
const VARIANTS: ReadonlyMap<string, readonly [latin: number, greek: number | null, digits: number | null]> = new Map(
  Object.entries({
    bold: [0x1d400, 0x1d6a8, 0x1d7ce],
    italic: [0x1d434, 0x1d6e2, null],
    'bold-italic': [0x1d468, 0x1d71c, null],
    script: [0x1d49c, null, null],
    'bold-script': [0x1d4d0, null, null],
    fraktur: [0x1d504, null, null],
    'double-struck': [0x1d538, null, 0x1d7d8],
    'bold-fraktur': [0x1d56c, null, null],
    'sans-serif': [0x1d5a0, null, 0x1d7e2],
    'bold-sans-serif': [0x1d5d4, 0x1d756, 0x1d7ec],
    'sans-serif-italic': [0x1d608, null, null],
    'sans-serif-bold-italic': [0x1d63c, 0x1d790, null],
    monospace: [0x1d670, null, 0x1d7f6],
  }),
)

/** Those that Unicode had before, in Letterlike Symbols. */
const EARLIER: ReadonlyMap<number, string> = new Map(
  Object.entries({
    ℎ: 0x1d455,
    ℬ: 0x1d49d,
    ℰ: 0x1d4a0,
    ℱ: 0x1d4a1,
    ℋ: 0x1d4a3,
    ℐ: 0x1d4a4,
    ℒ: 0x1d4a7,
    ℳ: 0x1d4a8,
    ℛ: 0x1d4ad,
    ℯ: 0x1d4ba,
    ℊ: 0x1d4bc,
    ℴ: 0x1d4c4,
    ℭ: 0x1d506,
    ℌ: 0x1d50b,
    ℑ: 0x1d50c,
    ℜ: 0x1d515,
    ℨ: 0x1d51d,
    ℂ: 0x1d53a,
    ℍ: 0x1d53f,
    ℕ: 0x1d545,
    ℙ: 0x1d547,
    ℚ: 0x1d548,
    ℝ: 0x1d549,
    ℤ: 0x1d551,
  }).map(([letter, code]) => [code, letter]),
)

/** A text in a `mathvariant` of MathML; signs that Unicode does not have in it stay, as does a text of an unknown one. */
export function mathLetters(text: string, variant: string): string {
  const places = VARIANTS.get(variant)
  if (!places) return text
  const [latin, greek, digits] = places
  return Array.from(text, (sign) => {
    const code = sign.codePointAt(0)!
    const place =
      placeOf(code, 'A', 'Z', latin) ??
      placeOf(code, 'a', 'z', latin + 26) ??
      (greek && (placeOf(code, 'Α', 'Ω', greek) ?? placeOf(code, 'α', 'ω', greek + 26))) ??
      (digits && placeOf(code, '0', '9', digits))
    return place ? (EARLIER.get(place) ?? String.fromCodePoint(place)) : sign
  }).join('')
}

function placeOf(code: number, first: string, last: string, start: number): number | null {
  const from = first.codePointAt(0)!
  return code >= from && code <= last.codePointAt(0)! ? start + code - from : null
}
