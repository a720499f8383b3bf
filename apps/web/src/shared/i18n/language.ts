import { languages, type Language } from '@markwright/domain/site/language'
import { useTranslation } from 'react-i18next'

/** Spec 1 §3: the preference is an object with a `lang` field. */
const STORAGE_KEY = 'language'

/** What the `lang` attribute of the document says. */
export const languageTags: Record<Language, string> = { cn: 'zh-CN', en: 'en' }

/** What decides the language of a visit: a choice of the past, the address, and the browser's languages, best first. */
type LanguageHints = {
  storage: Pick<Storage, 'getItem'>
  address: Pick<Location, 'search' | 'hash'>
  preferred: readonly string[]
}

/** `zh-Hant-TW` → cn, `en-GB` → en; null for a language that is not spoken here. */
const languageOf = (tag: string): Language | null => (/^(zh|cn)\b/i.test(tag) ? 'cn' : /^en\b/i.test(tag) ? 'en' : null)

/** The language that a link requests by `lang`, before or behind the `#`. */
export function linkedLanguage({ search, hash }: LanguageHints['address']): Language | null {
  const behind = hash.includes('?') ? hash.slice(hash.indexOf('?')) : ''
  return languageOf(new URLSearchParams(behind).get('lang') ?? new URLSearchParams(search).get('lang') ?? '')
}

/** The address without what `linkedLanguage` reads. */
export function withoutLanguage({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const [path, behind = ''] = hash.split(/\?(.*)/s)
  return `${pathname}${withoutLang(search)}${path}${withoutLang(behind)}`
}

const withoutLang = (query: string): string => {
  const fields = query
    .replace(/^\?/, '')
    .split('&')
    .filter((field) => field && !field.startsWith('lang='))
  return fields.length > 0 ? `?${fields.join('&')}` : ''
}

/** The stored choice; null where none, or none that is spoken here, was made. */
export function storedLanguage(storage: LanguageHints['storage']): Language | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null')
    const lang = (stored as { lang?: unknown } | null)?.lang
    return languages.find((language) => language === lang) ?? null
  } catch {
    return null
  }
}

/** What the link requests, then what was stored, then what the browser prefers of the two; Chinese if none says. */
export const languageOfVisit = ({ storage, address, preferred }: LanguageHints): Language =>
  linkedLanguage(address) ??
  storedLanguage(storage) ??
  preferred.map(languageOf).find((language) => language !== null) ??
  'cn'

/** The language of this visit, as `languageOfVisit`. */
export const currentLanguage = (): Language =>
  languageOfVisit({ storage: window.localStorage, address: window.location, preferred: navigator.languages })

export const storeLanguage = (storage: Pick<Storage, 'setItem'>, lang: Language) =>
  storage.setItem(STORAGE_KEY, JSON.stringify({ lang }))

/** The language of the page; it changes only by loading the site anew (spec 1 §2.4). */
export const useLanguage = () => useTranslation().i18n.language as Language
