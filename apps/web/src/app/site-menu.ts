import type { Language } from '@markwright/domain/language'
import { paths } from './paths.ts'

type Page = 'combinedQuery' | 'trademarkSearch' | 'supportedCountries'
export type MenuLink = { page: Page; path: string }
export type MenuEntry = MenuLink | { group: 'trademarks'; links: MenuLink[] }

const link = (page: Page): MenuLink => ({ page, path: paths[page] })

/** Spec 1 §2.4: the two languages have menus of their own, the Chinese one in groups. */
export const siteMenus: Record<Language, MenuEntry[]> = {
  cn: [{ group: 'trademarks', links: [link('combinedQuery'), link('trademarkSearch')] }, link('supportedCountries')],
  en: [link('trademarkSearch'), link('combinedQuery'), link('supportedCountries')],
}
