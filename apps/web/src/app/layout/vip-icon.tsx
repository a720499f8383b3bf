import { useGetMemberCard } from '@markwright/api-client/account'
import { cardName } from '@markwright/domain/card-levels'
import { useTranslation } from 'react-i18next'
import styles from './vip-icon.module.css'

/** The level of the member's card, VIP_A to VIP_D; nothing for a member without one. */
export function VipIcon() {
  const { t } = useTranslation('site')
  const { data } = useGetMemberCard()
  const name = data && cardName(data.card.cardLevel)
  if (!name) return null
  const letter = name.slice(-1)
  return (
    <span role="img" className={styles.icon} data-card={name} aria-label={t('vip', { letter })}>
      VIP <b>{letter}</b>
    </span>
  )
}
