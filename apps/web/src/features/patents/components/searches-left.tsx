import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { useServiceFlag } from '../../../shared/session/service-flags.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import styles from './patents.module.css'

/** How many searches are left today, before one searches. */
export function SearchesLeft() {
  const { t } = useTranslation('patents')
  const flag = useServiceFlag('patentSearch')
  if (!flag) return null
  return (
    <p className={styles.meta} style={{ marginBlock: 12, lineHeight: '28px' }}>
      <SiteLink to={`${paths.services}?tab=patent`} style={{ display: 'inline-block' }}>
        {flag.isOpen ? t('leftToday', { count: flag.left, shown: flag.left.toLocaleString('en') }) : t('usedUpToday')}
      </SiteLink>
    </p>
  )
}
