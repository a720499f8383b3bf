import type { OppositionPeriod } from '@markwright/api-client/models/oppositionPeriod'
import { useTranslation } from 'react-i18next'
import styles from './gazette.module.css'

/** Until when a notice may be opposed; the days that are left, while there are any. */
export function OppositionNote({ opposition }: { opposition: OppositionPeriod | null }) {
  const { t } = useTranslation('gazette')
  if (!opposition) return <span className={styles.closed}>—</span>
  const { oppositionDeadline, open, daysLeft } = opposition
  return (
    <span className={open ? styles.open : styles.closed}>
      <span className="day">{oppositionDeadline}</span> {open ? t('daysLeft', { count: daysLeft }) : t('periodOver')}
    </span>
  )
}
