import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { SealLogo } from '../../../shared/ui/brand/seal-logo.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import styles from './activity-frame.module.css'

/** The pages of an activity have no header (spec 1 §2.2), only the name of the site, which leads back to it. */
export function ActivityFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('site')
  return (
    <div className={styles.page}>
      <p className={styles.brand}>
        <SiteLink to={paths.home} aria-label={t('logoLabel')}>
          <SealLogo sizePx={34} />
          {t('brandShort')}
        </SiteLink>
      </p>
      {children}
    </div>
  )
}
