import type { Entitlement } from '@markwright/api-client/models/entitlement'
import type { EntitlementState } from '@markwright/api-client/models/entitlementState'
import { cardName } from '@markwright/domain/money/card-levels'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { Instant } from '../../../shared/manage/instant.tsx'
import { LimitList } from './plans/limit-list.tsx'
import { StateTag, type Tone } from '../../../shared/manage/state-tag.tsx'
import { EntitlementActions } from './entitlement-actions.tsx'
import styles from './user-entitlements.module.css'

export const stateTones: Record<EntitlementState, Tone> = {
  waiting: 'warn',
  running: 'good',
  suspended: 'warn',
  ended: 'calm',
  revoked: 'bad',
}

/** An entitlement in a few lines, and what may be done about it in its state. */
export function EntitlementCard({ entitlement, isReadOnly }: { entitlement: Entitlement; isReadOnly: boolean }) {
  const { t } = useTranslation('plans')
  const language = useLanguage()
  const { kind, state, limits, note, revokedReason, grantedBy, orderNo, quantity } = entitlement
  const card = cardName(entitlement.cardLevel)
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <strong>
          {language === 'cn' ? entitlement.planNameCn : entitlement.planNameEn}
          {quantity > 1 && ` × ${quantity}`} · {t(`entitlement.kinds.${kind}`)}
          {card && ` · ${card}`}
        </strong>
        <StateTag tone={stateTones[state]} text={t(`entitlement.states.${state}`)} />
      </div>
      <LimitList limits={limits} />
      <p>
        <Instant at={entitlement.startTime} /> – <Instant at={entitlement.endTime} />
      </p>
      {orderNo && <p>{t('entitlement.order', { orderNo })}</p>}
      {grantedBy && <p>{t('entitlement.by', { name: grantedBy })}</p>}
      {note && <p>{note}</p>}
      {revokedReason && (
        <p>
          {t('entitlement.reason')}: {revokedReason}
        </p>
      )}
      {!isReadOnly && <EntitlementActions entitlement={entitlement} />}
    </div>
  )
}
