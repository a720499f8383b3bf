/** Languages that texts are translated between (spec 2 §3). */
export const translationLanguages = ['zh-cn', 'en-us', 'ja-jp'] as const
export type TranslationLanguage = (typeof translationLanguages)[number]

/** Directions of translation (spec 2 §3), source first. */
export const translationDirections = ['zh-cn_en-us', 'en-us_zh-cn', 'zh-cn_ja-jp', 'ja-jp_zh-cn'] as const
export type TranslationDirection = (typeof translationDirections)[number]

/** The language that a direction translates from. */
export const sourceOf = (direction: TranslationDirection) => direction.slice(0, 5) as TranslationLanguage

/** The language that a direction translates into. */
export const targetOf = (direction: TranslationDirection) => direction.slice(6) as TranslationLanguage

/** The direction between two languages, or null where texts are not translated between them. */
export const directionOf = (source: TranslationLanguage, target: TranslationLanguage): TranslationDirection | null =>
  translationDirections.find((direction) => direction === `${source}_${target}`) ?? null
