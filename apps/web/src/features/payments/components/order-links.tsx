import type { PaymentStatus } from '@markwright/api-client/models/paymentStatus'
import { useTranslation } from 'react-i18next'
import { orderPath } from '../../../app/paths.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { SiteLink } from '../../../shared/ui/site-link.tsx'
import styles from './payments.module.css'

/** The orders that are paid, and how each stands. */
export function OrderLinks({ orders, isCentred = false }: { orders: PaymentStatus['orders']; isCentred?: boolean }) {
  const { t } = useTranslation('payments')
  return (
    <ul className={isCentred ? `${styles.orders} ${styles.centred}` : styles.orders} aria-label={t('orders')}>
      {orders.map(({ id, orderNo, statusText, isClosed, received, missing }) => (
        <li key={id}>
          <SiteLink to={orderPath(id)} className="numeric">
            {orderNo}
          </SiteLink>{' '}
          <span>{isClosed ? t('closed') : statusText}</span>
          {received !== '0.00' && missing !== '0.00' && (
            <p>{t('inPart', { received: shownMoney(received), missing: shownMoney(missing) })}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
