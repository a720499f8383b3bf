import { cardName } from '@markwright/domain/money/card-levels'
import { useTranslation } from 'react-i18next'
import styles from './card-icon.module.css'

/** The icon of a member card, VIP_A to VIP_D; nothing where there is none. */
export function CardIcon({ level }: { level: number }) {
  const { t } = useTranslation('site')
  const name = cardName(level)
  if (!name) return null
  const letter = name.slice(-1)
  return (
    <span role="img" className={styles.icon} data-card={name} aria-label={t('vip', { letter })}>
      VIP <b>{letter}</b>
    </span>
  )
}
