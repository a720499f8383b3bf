const NON_ASCII = 2
const CAPITAL = 1.3
const OTHER = 1

/** Width of a text in units of a small letter, for the picture of a word mark (spec 1 §5). `知A1` is 4.3. */
export function textDisplayLength(text: string): number {
  let length = 0
  for (const character of text) length += widthOf(character)
  // Tenths add up inexactly in binary.
  return Math.round(length * 10) / 10
}

function widthOf(character: string): number {
  if (character > '\u007F') return NON_ASCII
  return character >= 'A' && character <= 'Z' ? CAPITAL : OTHER
}
