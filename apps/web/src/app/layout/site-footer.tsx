import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../shared/i18n/language.ts'
import { SealLogo } from '../../shared/ui/brand/seal-logo.tsx'
import { SiteLink } from '../../shared/ui/controls/site-link.tsx'
import { paths } from '../../shared/lib/paths.ts'
import { linksOf, type MenuLink, siteMenus } from '../site-menu.ts'
import { MenuItem } from './menu-item.tsx'
import styles from './site-footer.module.css'

const legalPages = ['privacy', 'term'] as const

/** Services with a link here; the menu has them all. */
const shownServices: ReadonlySet<MenuLink['page']> = new Set([
  'combinedQuery',
  'imageSearch',
  'successRate',
  'analysisReport',
  'monitoring',
  'gazette',
  'goodsClassification',
  'supportedCountries',
  'news',
  'apiDocumentation',
])

/** Two rows: the main services, and what is to be known of the site. */
export function SiteFooter() {
  const { t } = useTranslation('site')
  const services = linksOf(siteMenus[useLanguage()]).filter(({ page }) => shownServices.has(page))
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <p className={styles.brand}>
          <SealLogo sizePx={24} />
          {t('brand')}
        </p>
        <nav aria-label={t('footer.services')}>
          <ul>
            {services.map(({ page, path }) => (
              <li key={page}>
                <MenuItem path={path}>{t(`menu.${page}`)}</MenuItem>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.row}>
        <p>{t('footer.notice')}</p>
        <nav aria-label={t('footer.legal')}>
          <ul>
            {legalPages.map((page) => (
              <li key={page}>
                <SiteLink to={paths[page]}>{t(`footer.${page}`)}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
