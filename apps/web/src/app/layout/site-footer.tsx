import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../shared/i18n/language.ts'
import { SealLogo } from '../../shared/ui/seal-logo.tsx'
import { SiteLink } from '../../shared/ui/site-link.tsx'
import { paths } from '../paths.ts'
import { linksOf, siteMenus } from '../site-menu.ts'
import { MenuItem } from './menu-item.tsx'
import styles from './site-footer.module.css'

const legalPages = ['privacy', 'term'] as const

export function SiteFooter() {
  const { t } = useTranslation('site')
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <p className={styles.brand}>
            <SealLogo sizePx={28} />
            {t('brand')}
          </p>
          <p className={styles.statement}>{t('footer.statement')}</p>
        </div>
        <nav aria-label={t('footer.services')}>
          <h2>{t('footer.services')}</h2>
          <ul>
            {linksOf(siteMenus[useLanguage()]).map(({ page, path }) => (
              <li key={page}>
                <MenuItem path={path}>{t(`menu.${page}`)}</MenuItem>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t('footer.legal')}>
          <h2>{t('footer.legal')}</h2>
          <ul>
            {legalPages.map((page) => (
              <li key={page}>
                <SiteLink to={paths[page]}>{t(`footer.${page}`)}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className={styles.notice}>{t('footer.notice')}</p>
    </footer>
  )
}
