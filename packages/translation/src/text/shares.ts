import { toHalfWidth } from '@markwright/domain/texts/full-width'
import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'

const KINDS = [
  { asian: /^\s?重量\s?[%％]/, english: 'weight', 'zh-cn': '重量%', 'ja-jp': '重量％' },
  { asian: /^\s?(?:质量|質量)\s?[%％]/, english: 'mass', 'zh-cn': '质量%', 'ja-jp': '質量％' },
  { asian: /^\s?(?:体积|体積)\s?[%％]/, english: 'volume', 'zh-cn': '体积%', 'ja-jp': '体積％' },
] as const

/**
 * A number of per cent by weight, mass or volume as the target language writes it: 5重量% is 5% by weight.
 * @returns where it ends in the text, and how it is written; null where no such words follow
 */
export function shareNumber(
  text: string,
  start: number,
  end: number,
  { source, target }: { source: TranslationLanguage; target: TranslationLanguage },
): { end: number; target: string } | null {
  const written = toHalfWidth(text.slice(start, end))
  const rest = text.slice(end, end + 16)
  for (const kind of KINDS) {
    const percent = /^(.*?)\s?%$/.exec(written)
    const number = source === 'en-us' ? percent?.[1] : written
    const words = source === 'en-us' ? new RegExp(`^\\s+by\\s+${kind.english}\\b`).exec(rest) : kind.asian.exec(rest)
    if (number === undefined || !words) continue
    const rendering = target === 'en-us' ? `${number}% by ${kind.english}` : `${number}${kind[target]}`
    return { end: end + words[0].length, target: rendering }
  }
  return null
}
