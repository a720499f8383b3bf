import { toHalfWidth } from '@markwright/domain/texts/full-width'
import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'

/**
 * Units as Chinese and Japanese name them; those of one character are parts of too many words. Other units begin with
 * them: 毫米汞柱 is no length, 千克力 no mass.
 */
const UNITS: readonly [RegExp, string][] = [
  [/^\s?(?:毫米(?![汞水]柱)|ミリメートル(?!水[銀柱]))/, 'mm'],
  [/^\s?(?:厘米(?![汞水]柱)|センチメートル(?!水柱))/, 'cm'],
  [/^\s?(?:微米|マイクロメートル)/, 'μm'],
  [/^\s?(?:纳米|ナノメートル)/, 'nm'],
  [/^\s?(?:千米|公里|キロメートル)(?!\s?[/每])/, 'km'],
  [/^\s?(?:毫升|ミリリットル)/, 'mL'],
  [/^\s?(?:微升|マイクロリットル)/, 'μL'],
  [/^\s?(?:(?:千克|公斤)(?!力)|キログラム(?!力|重(?!い)))/, 'kg'],
  [/^\s?(?:毫克|ミリグラム)(?!当量|當量)/, 'mg'],
  [/^\s?(?:微克|マイクログラム)(?!当量|當量)/, 'μg'],
  [/^\s?(?:毫摩尔|ミリモル)/, 'mmol'],
  [/^\s?摩尔(?!比|质量|浓度|分数|百分|%)/, 'mol'],
  [/^\s?(?:摄氏度|攝氏度)/, '°C'],
]

/**
 * A number whose unit is a word, with the symbol of the unit: 5毫升 is 5 mL, and 20 degrees Celsius 20℃.
 * @returns where it ends in the text, and how it is written; null where no such word follows
 */
export function measureNumber(
  text: string,
  start: number,
  end: number,
  { source, target }: { source: TranslationLanguage; target: TranslationLanguage },
): { end: number; target: string } | null {
  const number = toHalfWidth(text.slice(start, end))
  const rest = text.slice(end, end + 20)
  if (!/\d$/.test(number)) return null
  if (source === 'en-us') {
    const degrees = /^\s(?:degrees?\s(?:Celsius|centigrade)|deg\.?\sC)\b/i.exec(rest)
    return degrees && { end: end + degrees[0].length, target: `${number}℃` }
  }
  const gap = target === 'en-us' ? ' ' : ''
  const unit = unitAt(text, end)
  if (!unit) return null
  const first = number + gap + unit.symbol
  // Of a range the unit may stand with both numbers.
  const [range = '', sign = '', other = ''] = SECOND_NUMBER.exec(text.slice(unit.end, unit.end + 20)) ?? []
  const otherUnit = other === '' ? null : unitAt(text, unit.end + range.length)
  if (!otherUnit) return { end: unit.end, target: first }
  return { end: otherUnit.end, target: first + sign + toHalfWidth(other) + gap + otherUnit.symbol }
}

const SECOND_NUMBER = /^\s?([~～∼〜])\s?([0-9０-９]+(?:[.．][0-9０-９]+)?)/

/** The unit that a word names at a place of a text. */
function unitAt(text: string, start: number): { end: number; symbol: string } | null {
  const rest = text.slice(start, start + 20)
  for (const [word, symbol] of UNITS) {
    const found = word.exec(rest)
    // A compound such as 毫克/升 has a unit of its own behind it.
    if (found && !/^\s?[/每·]/.test(rest.slice(found[0].length))) return { end: start + found[0].length, symbol }
  }
  return null
}

/** A mass, volume, amount of substance or share, which is said of something: 3.5 kg of water. */
export const AMOUNT =
  /\d\s?(?:[kmµμn]?g|[mµμ]?[Ll]|[mµμn]?mol|(?:(?:wt\.?|vol\.?|mol)\s?)?%|(?:重量|质量|質量|体积|体積)[%％]|% by \w+)$/
