import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import { withoutTags } from '@markwright/domain/texts/inline-tags'

/** Texts longer than this are judged by their beginning. */
const CHARACTERS_MAX = 20_000

/** Tags of HTML and XML, and named references, whose letters say nothing of the text. */
const MARKUP = /<\/?[A-Za-z][^<>]{0,2000}>|&[A-Za-z]{2,10};/g
const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}]/gu
const HAN = /\p{sc=Han}/gu
const LATIN_WORD = /\p{sc=Latin}[\p{sc=Latin}\p{M}]*/gu
/** Characters that the reforms of Japan alone, or of China alone, gave their form. */
const JAPANESE_FORMS =
  /[図駅価応発変実対関経済検険権観歓売読続総継縁単帯様歯験両気浄渋斎沢瀬円桜圧囲払拡広戻払畑込働峠枠匂]/gu
const CHINESE_FORMS =
  /[图驿价应发变实对关经济检险权观欢卖读续总继缘单带样齿验两气净涩泽濑圆樱压围扩广这们个说时为与请电动设备门见车长东马鸟鱼页风飞骨龙]/gu

/**
 * The language of a text, by its scripts: kana is Japanese, Han characters without kana are Chinese unless their forms
 * are Japanese, and letters are regarded as English. Null where there is neither.
 */
export function detectLanguage(text: string): { language: TranslationLanguage; certainty: number } | null {
  const sample = withoutTags(text.slice(0, CHARACTERS_MAX)).replaceAll(MARKUP, ' ')
  const count = (pattern: RegExp) => sample.match(pattern)?.length ?? 0
  const [kana, han, words] = [count(KANA), count(HAN), count(LATIN_WORD)]
  const asian = kana + han
  if (asian + words === 0) return null
  // A word of letters carries about as much as two characters; patents name many things by letters.
  if (asian < words * 2 && asian < 0.5 * (asian + words))
    return { language: 'en-us', certainty: words / (words + asian) }
  const share = asian / (asian + words)
  if (kana > 0 && kana >= asian * 0.05) return { language: 'ja-jp', certainty: share }
  const [japanese, chinese] = [count(JAPANESE_FORMS), count(CHINESE_FORMS)]
  if (japanese > chinese) return { language: 'ja-jp', certainty: 0.7 * share }
  return { language: 'zh-cn', certainty: (chinese > 0 || han >= 8 ? 1 : 0.7) * share }
}
