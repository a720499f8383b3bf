import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'

const codes: Record<string, TranslationLanguage> = {
  zh: 'zh-cn',
  'zh-hans': 'zh-cn',
  en: 'en-us',
  'en-us': 'en-us',
  'en-gb': 'en-us',
  ja: 'ja-jp',
}

/** The language that a code of DeepL names; null where it is not translated here. */
export const languageOfCode = (code: string): TranslationLanguage | null => codes[code.toLowerCase()] ?? null

/** The code of a language, without its variant. */
export const codeOfLanguage = { 'zh-cn': 'ZH', 'en-us': 'EN', 'ja-jp': 'JA' } as const

/** Languages as DeepL lists them. */
export const sourceLanguages = [
  { language: 'ZH', name: 'Chinese' },
  { language: 'EN', name: 'English' },
  { language: 'JA', name: 'Japanese' },
]
export const targetLanguages = [
  { language: 'ZH', name: 'Chinese (simplified)', supports_formality: false },
  { language: 'ZH-HANS', name: 'Chinese (simplified)', supports_formality: false },
  { language: 'EN-US', name: 'English (American)', supports_formality: false },
  { language: 'EN-GB', name: 'English (British)', supports_formality: false },
  { language: 'JA', name: 'Japanese', supports_formality: false },
]
/** Pairs of languages that a glossary may have. */
export const glossaryPairs = [
  ['zh', 'en'],
  ['en', 'zh'],
  ['zh', 'ja'],
  ['ja', 'zh'],
].map(([source_lang, target_lang]) => ({ source_lang, target_lang }))
