import { SafetyCertificateOutlined } from '@ant-design/icons'
import { useGetMemberCard } from '@markwright/api-client/account'
import { useGetTrialStatus } from '@markwright/api-client/entitlements'
import type { Account } from '@markwright/api-client/models/account'
import { cardName } from '@markwright/domain/money/card-levels'
import { displayPhone } from '@markwright/domain/people/phone'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { CopyText } from '../../../shared/ui/controls/copy-text.tsx'
import styles from './member-card.module.css'

/** The card of a member: phone and merchant ID, level and until when, the certified company, and the trials that run. */
export function MemberCard({ account: { phone, merchantId, certifiedCompany } }: { account: Account }) {
  const { t } = useTranslation('account')
  const { data } = useGetMemberCard()
  const patents = useGetTrialStatus({ serviceType: 28 })
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
          {certifiedCompany && (
            <div>
              <dt>
                <SafetyCertificateOutlined aria-hidden /> {t('card.certified')}
              </dt>
              <dd>{certifiedCompany}</dd>
            </div>
          )}
          <div>
            <dt>{t('card.merchantId')}</dt>
            <dd className="numeric">
              {merchantId} <CopyText text={merchantId} name={t('card.merchantId')} />
            </dd>
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
          {patents.data?.status === 'ACTIVE' && (
            <div>
              <dt>{t('card.patentTrial')}</dt>
              <dd>{t('card.trialLeft', { count: patents.data.searchesLeft })}</dd>
            </div>
          )}
        </dl>
      )}
    </div>
  )
}
