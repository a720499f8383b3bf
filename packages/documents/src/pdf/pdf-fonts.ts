import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Typeface } from './typeface.ts'

export type Weight = 'regular' | 'bold'
const weights: Record<Weight, number> = { regular: 400, bold: 700 }

// Letters first, so that digits and Latin words have one look in every language.
const LETTERS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext']
const require = createRequire(import.meta.url)
const folders = {
  'noto-sans': () => dirname(require.resolve('@fontsource/noto-sans/package.json')),
  'noto-sans-kr': () => dirname(require.resolve('@fontsource/noto-sans-kr/package.json')),
  'noto-sans-sc': () => dirname(require.resolve('@fontsource/noto-sans-sc/package.json')),
}
type Family = keyof typeof folders

const typefaces = new Map<string, Typeface>()

/** A file is read when it is first needed, and once in a process. */
function typeface(family: Family, subset: string, weight: Weight): Typeface {
  const name = `${family}-${subset}-${weights[weight]}`
  const known = typefaces.get(name)
  if (known) return known
  const read = new Typeface(name, join(folders[family](), 'files', `${name}-normal.woff`), family === 'noto-sans')
  typefaces.set(name, read)
  return read
}

function* commonTypefaces(weight: Weight) {
  for (const subset of LETTERS) yield typeface('noto-sans', subset, weight)
  yield typeface('noto-sans-sc', 'chinese-simplified', weight)
  yield typeface('noto-sans-kr', 'korean', weight)
}

const chosen: Record<Weight, Map<string, Typeface | null>> = { regular: new Map(), bold: new Map() }

/**
 * The font of a character: Noto Sans for Latin, Greek, Cyrillic, Chinese, Japanese and Korean, never one of the system's;
 * null where none has it.
 */
export function typefaceOf(character: string, weight: Weight): Typeface | null {
  const known = chosen[weight].get(character)
  if (known !== undefined) return known
  const found = findTypeface(character, weight)
  chosen[weight].set(character, found)
  return found
}

function findTypeface(character: string, weight: Weight): Typeface | null {
  for (const each of commonTypefaces(weight)) if (each.has(character)) return each
  const subset = rareSubsets().find(({ ranges }) =>
    ranges.some(([first, last]) => first <= character.codePointAt(0)! && character.codePointAt(0)! <= last),
  )
  if (!subset) return null
  const rare = typeface('noto-sans-sc', subset.name, weight)
  return rare.has(character) ? rare : null
}

/** The font of quotation marks that are as wide as Chinese characters. */
export const wideTypeface = (weight: Weight): Typeface => typeface('noto-sans-sc', 'latin', weight)

/** The font of what no font has: it shows an empty box. */
export const boxTypeface = (weight: Weight): Typeface => typeface('noto-sans', 'latin', weight)

let rare: { name: string; ranges: (readonly [number, number])[] }[] | undefined

/** The files of rare characters, of which there are a hundred, by what the package says of their contents. */
function rareSubsets() {
  if (rare) return rare
  const folder = folders['noto-sans-sc']()
  const files = new Set(readdirSync(join(folder, 'files')))
  const contents = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  rare = Object.entries(contents)
    .map(([key, list]) => ({ name: key.replaceAll(/[[\]]/g, ''), ranges: list.split(',').map(rangeOf) }))
    .filter(({ name }) => files.has(`noto-sans-sc-${name}-400-normal.woff`))
  return rare
}

function rangeOf(text: string): readonly [number, number] {
  const [first, last = first] = text.replace('U+', '').split('-')
  return [Number.parseInt(first!, 16), Number.parseInt(last!, 16)]
}
