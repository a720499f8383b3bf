import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../shared/i18n/language.ts'
import { SealLogo } from '../../shared/ui/seal-logo.tsx'
import { SiteLink } from '../../shared/ui/site-link.tsx'
import { siteMenus } from '../site-menu.ts'
import styles from './site-footer.module.css'

export function SiteFooter() {
  const { t } = useTranslation('site')
  const links = siteMenus[useLanguage()].flatMap((entry) => ('group' in entry ? entry.links : [entry]))
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
            {links.map(({ page, path }) => (
              <li key={page}>
                <SiteLink to={path}>{t(`menu.${page}`)}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t('footer.developers')}>
          <h2>{t('footer.developers')}</h2>
          <ul>
            <li>
              <a href="/docs">{t('footer.apiDocumentation')}</a>
            </li>
          </ul>
        </nav>
      </div>
      <p className={styles.notice}>{t('footer.notice')}</p>
    </footer>
  )
}
