import { withoutTags } from './inline-tags.ts'

// Matches 装 置 and プ ー; of "M8螺栓": M8 螺 栓. "3.5" is two runs of digits.
const WORD =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ーｰ]\p{M}*|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ーｰ])[\p{L}\p{N}]\p{M}*)+/gu

/**
 * Words of a text, by which translation is limited, priced and logged: each Han or kana character is one, and so is
 * each run of other letters or digits. Punctuation, symbols and inline tags are none.
 */
export function countWords(text: string): number {
  let count = 0
  const plain = withoutTags(text)
  WORD.lastIndex = 0
  while (WORD.test(plain)) count++
  return count
}
