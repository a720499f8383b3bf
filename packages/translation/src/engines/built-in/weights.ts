import type { TranslationDirection } from '@markwright/domain/texts/translation-languages'
import type { DecoderWeights } from './decode.ts'

/** Found by trying, one weight after the other, on pairs that are neither trained nor reported on. */
export const decoderWeights: Record<TranslationDirection, DecoderWeights> = {
  'zh-cn_en-us': { languageModel: 0.2, word: 0.7, phrase: -1.3, distortion: -0.15, jumpMax: 5, beam: 10 },
  'en-us_zh-cn': { languageModel: 0.3, word: 0.8, phrase: -1.3, distortion: -0.15, jumpMax: 5, beam: 10 },
  'zh-cn_ja-jp': { languageModel: 0.3, word: 0.5, phrase: -1.3, distortion: -0.15, jumpMax: 5, beam: 10 },
  'ja-jp_zh-cn': { languageModel: 0.3, word: 0.6, phrase: -1.3, distortion: -0.15, jumpMax: 5, beam: 10 },
}
