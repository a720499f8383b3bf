import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import { isHanOrKana } from '../../text/scripts.ts'

const NO_BLANK_AFTER = /[\p{Ps}\p{Pi}“‘$£¥€#@/]$/u
const NO_BLANK_BEFORE = /^[\p{Pe}\p{Pf}”’,.;:!?%‰°。，、；：！？]/u

/** Whether a blank is between two pieces of text in a language. */
export function needsBlank(before: string, after: string, language: TranslationLanguage): boolean {
  if (!before || !after || /\s$/.test(before) || /^\s/.test(after)) return false
  if (/<[a-z][^<>]*>$/.test(before) || /^<\/[a-z]/.test(after)) return false
  if (NO_BLANK_AFTER.test(before) || NO_BLANK_BEFORE.test(after) || /^['’]s\b/.test(after)) return false
  if (language === 'en-us') return true
  // Between letters, digits and points that would run together; not beside Han characters and kana.
  const [left, right] = [Array.from(before.slice(-2)).at(-1) as string, Array.from(after.slice(0, 2))[0] as string]
  return /[\p{L}\p{N}.]/u.test(left) && /[\p{L}\p{N}]/u.test(right) && !isHanOrKana(left) && !isHanOrKana(right)
}

/** Chinese and Japanese signs instead of those of Latin type, and the other way round. */
const toLatinSigns: Record<string, string> = {
  '，': ',',
  '。': '.',
  '、': ',',
  '；': ';',
  '：': ':',
  '！': '!',
  '？': '?',
  '（': '(',
  '）': ')',
  '【': '[',
  '】': ']',
  '《': '"',
  '》': '"',
  '〈': '"',
  '〉': '"',
  '「': '"',
  '」': '"',
  '『': '"',
  '』': '"',
  '～': '~',
  '—': '—',
  '…': '…',
  '・': ' ',
  '·': ' ',
}
const toAsianSigns: Record<'zh-cn' | 'ja-jp', Record<string, string>> = {
  'zh-cn': {
    ',': '，',
    '.': '。',
    ';': '；',
    ':': '：',
    '!': '！',
    '?': '？',
    '(': '（',
    ')': '）',
    '「': '“',
    '」': '”',
    '『': '“',
    '』': '”',
    '・': '·',
  },
  'ja-jp': {
    ',': '、',
    '，': '、',
    '.': '。',
    ';': '；',
    ':': '：',
    '!': '！',
    '?': '？',
    '(': '（',
    ')': '）',
    '“': '「',
    '”': '」',
    '《': '『',
    '》': '』',
    '；': '；',
  },
}

/** How a sign is written in a language. */
export function signIn(sign: string, language: TranslationLanguage): string {
  const signs = language === 'en-us' ? toLatinSigns : toAsianSigns[language]
  // Words such as "constructor" are no signs, but names that every object has.
  return Object.hasOwn(signs, sign) ? (signs[sign] as string) : sign
}
