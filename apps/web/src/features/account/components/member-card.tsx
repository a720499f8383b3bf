import { useGetMemberCard } from '@markwright/api-client/account'
import { cardName } from '@markwright/domain/card-levels'
import { displayPhone } from '@markwright/domain/phone'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import styles from './member-card.module.css'

/** The card of a member: by which phone one is known, which level, until when. */
export function MemberCard({ phone }: { phone: string }) {
  const { t } = useTranslation('account')
  const { data } = useGetMemberCard()
  const level = data && cardName(data.card.cardLevel)
  return (
    <div className={styles.card} data-level={level ?? undefined}>
      <p className={styles.phone}>{displayPhone(phone)}</p>
      {data && (
        <dl className={styles.facts}>
          <div>
            <dt>{t('card.level')}</dt>
            <dd>{level ? level.replace('_', ' ') : t('card.none')}</dd>
          </div>
          {data.card.expireTime && (
            <div>
              <dt>{t('card.until')}</dt>
              <dd className="numeric">{toLocalMinute(data.card.expireTime)}</dd>
            </div>
          )}
          {data.trial.active && (
            <div>
              <dt>{t('card.trial')}</dt>
              <dd>{t('card.trialLeft', { count: data.trial.left })}</dd>
            </div>
          )}
        </dl>
      )}
    </div>
  )
}
