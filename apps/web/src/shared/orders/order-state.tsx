import type { OrderSummary } from '@markwright/api-client/models/orderSummary'
import { useTranslation } from 'react-i18next'
import styles from './orders.module.css'

type Stated = Pick<OrderSummary, 'status' | 'statusText' | 'isClosed' | 'isOnCredit' | 'refundStatus'>

const tones = ['warn', 'warn', 'good', 'good', 'bad', 'good'] as const

/** How an order stands: its status, that it is closed, and what becomes of its money. */
export function OrderState({ order }: { order: Stated }) {
  const { t } = useTranslation('orders')
  const { status, statusText, isClosed, isOnCredit, refundStatus } = order
  return (
    <span className={styles.states}>
      <span className={styles.state} data-tone={isClosed ? 'calm' : tones[status]}>
        {isClosed ? t('state.closed') : statusText}
      </span>
      {isOnCredit && (
        <span className={styles.state} data-tone="calm">
          {t('state.onCredit')}
        </span>
      )}
      {refundStatus !== 'NONE' && (
        <span className={styles.state} data-tone={refundStatus === 'REJECTED' ? 'bad' : 'warn'}>
          {t(`state.refund.${refundStatus}`)}
        </span>
      )}
    </span>
  )
}
