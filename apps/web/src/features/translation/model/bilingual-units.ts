import { countCharacters } from '@markwright/domain/texts/count-characters'
import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'

/** A claim or a paragraph; `no` is its number as the publication has it. */
export type Unit = { no: string; isHeading: boolean; text: string }

/** A stretch of a unit that is translated as a line of its own. */
export type Line = { unit: number; text: string }

/** Lines that are translated together. */
export type Part = { lines: Line[]; characters: number }

const languages: Record<string, TranslationLanguage> = { zh: 'zh-cn', en: 'en-us', ja: 'ja-jp' }

/** The language of translation that a text of the register (ISO 639-1) is in; null where none is. */
export const translationLanguageOf = (language: string): TranslationLanguage | null =>
  languages[language.slice(0, 2).toLowerCase()] ?? null

/**
 * Units in parts of at most `limit` characters, line breaks between them included. A unit that is longer than that is
 * cut behind a sentence, a clause or a blank, and otherwise anywhere.
 */
export function partsOfUnits(units: readonly Unit[], limit: number): Part[] {
  const parts: Part[] = []
  for (const [unit, { text }] of units.entries())
    for (const piece of piecesOf(text.replaceAll(/\s+/g, ' ').trim(), limit)) {
      const characters = countCharacters(piece)
      const last = parts.at(-1)
      if (last && last.characters + 1 + characters <= limit) {
        last.lines.push({ unit, text: piece })
        last.characters += 1 + characters
      } else parts.push({ lines: [{ unit, text: piece }], characters })
    }
  return parts
}

/** The text that is translated for a part: a line for each of its lines. */
export const textOfPart = ({ lines }: Part) => lines.map(({ text }) => text).join('\n')

const ENDS = [/[。！？.!?；;]\s*$/u, /[，,、：:]\s*$/u, /\s$/u]

function piecesOf(text: string, limit: number): string[] {
  if (text === '') return []
  const characters = Array.from(text)
  const pieces: string[] = []
  for (let at = 0; at < characters.length;) {
    const end = Math.min(characters.length, at + limit)
    const cut = end === characters.length ? end : lastEnd(characters, at, end)
    pieces.push(characters.slice(at, cut).join('').trim())
    at = cut
  }
  return pieces.filter((piece) => piece !== '')
}

/** The last good place to cut in the second half of a stretch. */
function lastEnd(characters: readonly string[], from: number, end: number): number {
  for (const sign of ENDS)
    for (let cut = end; cut > from + (end - from) / 2; cut--)
      if (sign.test(characters.slice(Math.max(from, cut - 2), cut).join(''))) return cut
  return end
}
