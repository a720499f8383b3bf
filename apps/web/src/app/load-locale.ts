import type { Language } from '@markwright/domain/site/language'
import type { Locale } from 'antd/es/locale'

/** The texts that every page has, and those of Ant Design; only those of the chosen language are fetched. */
const locales = {
  cn: async () => {
    const [texts, antd] = await Promise.all([import('../locales/cn-core.ts'), import('antd/es/locale/zh_CN')])
    return { texts, antd: antd.default }
  },
  en: async () => {
    const [texts, antd] = await Promise.all([import('../locales/en-core.ts'), import('antd/es/locale/en_US')])
    const { Pagination, ...rest } = antd.default
    // Spec 1 §9: the pager says "Go to page".
    return { texts, antd: { ...rest, Pagination: { ...Pagination, jump_to: 'Go to', page: 'page' } } as Locale }
  },
} satisfies Record<Language, () => Promise<unknown>>

export const loadLocale = (language: Language) => locales[language]()
