import type { PaymentStatus } from '@markwright/api-client/models/paymentStatus'
import { useTranslation } from 'react-i18next'
import { orderPath } from '../../../shared/lib/paths.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { isPaidInPart } from '../../../shared/orders/paid-in-part.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import styles from './payments.module.css'

/** The orders that are paid, and how each stands. */
export function OrderLinks({ orders, isCentred = false }: { orders: PaymentStatus['orders']; isCentred?: boolean }) {
  const { t } = useTranslation('payments')
  return (
    <ul className={isCentred ? `${styles.orders} ${styles.centred}` : styles.orders} aria-label={t('orders')}>
      {orders.map(({ id, orderNo, statusText, isClosed, ...sums }) => (
        <li key={id}>
          <SiteLink to={orderPath(id)} className="numeric">
            {orderNo}
          </SiteLink>{' '}
          <span>{isClosed ? t('closed') : statusText}</span>
          {isPaidInPart(sums) && (
            <p>{t('inPart', { received: shownMoney(sums.received), missing: shownMoney(sums.missing) })}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
