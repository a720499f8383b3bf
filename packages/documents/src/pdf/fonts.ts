import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export type Weight = 'regular' | 'bold'
const weights: Record<Weight, number> = { regular: 400, bold: 700 }

// Letters first, so that digits and Latin words have one look in every language, and can be copied: where letters and
// digits meet, the Chinese fonts show other glyphs that stand for no character.
const LETTERS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext']
const require = createRequire(import.meta.url)
const manifests = {
  'noto-sans': () => require.resolve('@fontsource/noto-sans/package.json'),
  'noto-sans-kr': () => require.resolve('@fontsource/noto-sans-kr/package.json'),
  'noto-sans-sc': () => require.resolve('@fontsource/noto-sans-sc/package.json'),
}
type Typeface = keyof typeof manifests
const filesOf = (typeface: Typeface) => filesBeside(manifests[typeface]())
const known = new Map<string, string>()
let rare: string | undefined

/**
 * The fonts of a text as a CSS list: Noto Sans for Latin, Greek, Cyrillic, Chinese, Japanese and Korean. Files are read
 * when they are first needed; the system's fonts are never used. Rare characters are in a hundred files, which make
 * everything slower and are therefore named for texts with such a character only.
 */
export function fontFamilies(text: string, weight: Weight): string {
  const families = commonFamilies(weight)
  if (Array.from(text).every(isCommon)) return families
  rare ??= registerAll(
    'Rare',
    filesOf('noto-sans-sc').filter((file) => /-sc-\d+-400-normal\.woff2$/.test(file)),
  )
  return `${families}, ${rare}`
}

/** The fonts of quotation marks that are as wide as Chinese characters. */
export const wideFamilies = (weight: Weight): string => oneFamily('noto-sans-sc', 'latin', weight)

const commonFamilies = (weight: Weight): string =>
  [
    ...LETTERS.map((subset) => oneFamily('noto-sans', subset, weight)),
    oneFamily('noto-sans-sc', 'chinese-simplified', weight),
    oneFamily('noto-sans-kr', 'korean', weight),
  ].join(', ')

function oneFamily(typeface: Typeface, subset: string, weight: Weight): string {
  const ending = `${typeface}-${subset}-${weights[weight]}-normal.woff2`
  const found =
    known.get(ending) ??
    registerAll(
      ending,
      filesOf(typeface).filter((file) => file.endsWith(ending)),
    )
  known.set(ending, found)
  return found
}

function registerAll(prefix: string, files: readonly string[]): string {
  if (files.length === 0) throw new Error(`There is no font file ${prefix}.`)
  const names = files.map((file, index) => {
    const name = `${prefix} ${index}`
    if (!GlobalFonts.registerFromPath(file, name)) throw new Error(`The font file ${file} could not be read.`)
    return `"${name}"`
  })
  return names.join(', ')
}

function filesBeside(manifest: string): string[] {
  const folder = join(dirname(manifest), 'files')
  return readdirSync(folder).map((name) => join(folder, name))
}

const LATIN_END = 0x250
const SIDE = 24
const judged = new Map<string, boolean>()
let missing: string | undefined

/** Whether the common files have the character: it does not look like one that no font has. */
function isCommon(character: string): boolean {
  if (character.codePointAt(0)! < LATIN_END) return true
  let known = judged.get(character)
  if (known === undefined) {
    missing ??= inkOf('\u{10FFFD}')
    known = inkOf(character) !== missing
    judged.set(character, known)
  }
  return known
}

function inkOf(character: string): string {
  const ctx = createCanvas(SIDE, SIDE).getContext('2d')
  ctx.font = `${SIDE * 0.75}px ${commonFamilies('regular')}`
  ctx.fillText(character, 2, SIDE * 0.8)
  return Buffer.from(ctx.getImageData(0, 0, SIDE, SIDE).data.buffer).toString('base64')
}
