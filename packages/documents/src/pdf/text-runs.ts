import type { Language } from '@markwright/domain/site/language'
import { boxTypeface, typefaceOf, type Weight, wideTypeface } from './pdf-fonts.ts'
import { sizeOf, type TextStyle } from './text-style.ts'
import type { Typeface } from './typeface.ts'

/** Quotation marks have one code in every language; Chinese writes them as wide as its characters. */
const SHARED = /[“”‘’]/
/** They are not seen, and most fonts do not have them. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
const MARK = /\p{M}/u

export type Run = { typeface: Typeface; text: string }

/** A line in parts of one font each. */
export function runsOf(line: string, weight: Weight, language: Language): Run[] {
  const runs: Run[] = []
  for (const character of line.replaceAll(INVISIBLE, '')) {
    const last = runs.at(-1)
    const typeface = choose(character, weight, language, last?.typeface)
    if (last?.typeface === typeface) last.text += character
    else runs.push({ typeface, text: character })
  }
  return runs
}

function choose(character: string, weight: Weight, language: Language, former: Typeface | undefined): Typeface {
  if (language === 'cn' && SHARED.test(character)) return wideTypeface(weight)
  // An accent stands on the letter before it.
  if (former && MARK.test(character) && former.has(character)) return former
  return typefaceOf(character, weight) ?? boxTypeface(weight)
}

/** How wide a line is in points. */
export function measureLine(line: string, style: TextStyle, language: Language): number {
  const runs = runsOf(line, style.weight ?? 'regular', language)
  const thousandths = runs.reduce((sum, { typeface, text }) => sum + typeface.widthOf(text), 0)
  return (thousandths * sizeOf(style)) / 1000
}
