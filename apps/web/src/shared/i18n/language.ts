import { languages, type Language } from '@markwright/domain/language'
import { useTranslation } from 'react-i18next'

/** Spec 1 §3: the preference is an object with a `lang` field. */
const STORAGE_KEY = 'language'

/** What the `lang` attribute of the document says. */
export const languageTags: Record<Language, string> = { cn: 'zh-CN', en: 'en' }

/** The chosen language; Chinese where none, or none that is spoken here, was chosen. */
export function storedLanguage(storage: Pick<Storage, 'getItem'>): Language {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null')
    const lang = (stored as { lang?: unknown } | null)?.lang
    return languages.find((language) => language === lang) ?? 'cn'
  } catch {
    return 'cn'
  }
}

export const storeLanguage = (storage: Pick<Storage, 'setItem'>, lang: Language) =>
  storage.setItem(STORAGE_KEY, JSON.stringify({ lang }))

/** The language of the page; it changes only by loading the site anew (spec 1 §2.4). */
export const useLanguage = () => useTranslation().i18n.language as Language
