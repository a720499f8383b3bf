/** Regular-expression classes, for use between brackets with the flag `u`. */
export const HAN = String.raw`\p{sc=Han}`
export const KANA = String.raw`\p{sc=Hiragana}\p{sc=Katakana}ーｰ`

const HAN_OR_KANA = new RegExp(`[${HAN}${KANA}]`, 'u')

/** Whether a character belongs to a script that is written without spaces between words. */
export const isHanOrKana = (character: string): boolean => HAN_OR_KANA.test(character)
