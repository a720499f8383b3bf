import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'

/** The language of a tag of BCP 47; null for others, and for traditional Chinese, which is not translated. */
export function languageOfTag(tag: string): TranslationLanguage | null {
  const [language = '', ...rest] = tag.toLowerCase().split(/[-_]/)
  if (language === 'en') return 'en-us'
  if (language === 'ja') return 'ja-jp'
  if (language !== 'zh' || rest.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part))) return null
  return 'zh-cn'
}

/** Tags as exchange files use them. */
export const exchangeTags: Record<TranslationLanguage, string> = {
  'zh-cn': 'zh-CN',
  'en-us': 'en-US',
  'ja-jp': 'ja-JP',
}

export const escapeXml = (text: string): string =>
  text
    // Characters that XML 1.0 cannot hold.
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
