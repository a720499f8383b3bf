const byOffice: Record<string, string> = {
  CN: 'zh-Hans',
  HK: 'zh-Hant',
  MO: 'zh-Hant',
  TW: 'zh-Hant',
  JP: 'ja',
  KR: 'ko',
}

/** The language tag of a mark: one character code has other shapes in Japan, Korea and Taiwan. */
export function markLanguage(office: string, text: string | null): string | undefined {
  if (text === null) return undefined
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return 'ja'
  if (/\p{sc=Hangul}/u.test(text)) return 'ko'
  return /\p{sc=Han}/u.test(text) ? (byOffice[office] ?? 'zh-Hans') : undefined
}
