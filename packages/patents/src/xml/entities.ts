import { decodeHTMLStrict } from 'entities'

/** Greek letters of ISO 8879 (isogrk1), which HTML does not have: name and code point. */
const GREEK = {
  a: 0x3b1,
  b: 0x3b2,
  g: 0x3b3,
  d: 0x3b4,
  e: 0x3b5,
  z: 0x3b6,
  ee: 0x3b7,
  th: 0x3b8,
  i: 0x3b9,
  k: 0x3ba,
  l: 0x3bb,
  m: 0x3bc,
  n: 0x3bd,
  x: 0x3be,
  o: 0x3bf,
  p: 0x3c0,
  r: 0x3c1,
  sf: 0x3c2,
  s: 0x3c3,
  t: 0x3c4,
  u: 0x3c5,
  ph: 0x3c6,
  kh: 0x3c7,
  ps: 0x3c8,
  oh: 0x3c9,
}
const CAPITAL = 0x20

const greek = new Map<string, string>(
  Object.entries(GREEK).flatMap(([name, code]) => {
    const capitals = [name.toUpperCase(), name[0]!.toUpperCase() + name.slice(1)]
    return [
      [`${name}gr`, String.fromCodePoint(code)] as const,
      ...capitals.map((capital) => [`${capital}gr`, String.fromCodePoint(code - CAPITAL)] as const),
    ]
  }),
)

/** The character of a named entity of HTML 5 or of ISO 8879; undefined for a name that neither has. */
export function entityOf(name: string): string | undefined {
  const known = greek.get(name)
  if (known) return known
  const decoded = decodeHTMLStrict(`&${name};`)
  return decoded === `&${name};` ? undefined : decoded
}
