import type { Language } from '@markwright/domain/site/language'
import i18next, { type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'

/** Speaks one language for as long as the page lives. */
export async function startI18n(language: Language, texts: Resource[string]) {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    // A copy, because a module takes no further texts.
    resources: { [language]: { ...texts } },
    defaultNS: 'site',
    interpolation: { escapeValue: false },
    returnNull: false,
  })
}
