import { FileTextOutlined } from '@ant-design/icons'
import type { PaymentStatus } from '@markwright/api-client/models/paymentStatus'
import { isPayableStatus, orderStatuses } from '@markwright/domain/money/order-statuses'
import { useTranslation } from 'react-i18next'
import { orderPath, paths, payPath } from '../../../shared/lib/paths.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { OrderLinks } from './order-links.tsx'

type Orders = PaymentStatus['orders']

/** Whether a payment of an order can begin; while a proof of a transfer is reviewed, none can. */
const isPayable = ({ status, isClosed }: Orders[number]) => !isClosed && isPayableStatus(orderStatuses[status])

export const arePayable = (orders: Orders) => orders.every(isPayable)

/** Why orders cannot be paid together now, how each stands, and what can be done instead. */
export function NotPayable({ orders }: { orders: Orders }) {
  const { t } = useTranslation('payments')
  const payable = orders.filter(isPayable)
  const [only] = orders.length === 1 ? orders : []
  const reason = reasonOf(orders, payable)
  return (
    <MessageView
      stamp={<FileTextOutlined />}
      title={t(`notPayable.${reason}.title`)}
      text={t(`notPayable.${reason}.text`)}
      actions={
        <>
          {payable.length > 0 && (
            <ButtonLink type="primary" to={payPath(payable.map(({ id }) => id))}>
              {t('notPayable.others')}
            </ButtonLink>
          )}
          <ButtonLink type={payable.length > 0 ? 'default' : 'primary'} to={only ? orderPath(only.id) : paths.myOrder}>
            {t(only ? 'viewOrder' : 'myOrders')}
          </ButtonLink>
          {reason === 'closed' && <ButtonLink to={paths.services}>{t('noOrders.prices')}</ButtonLink>}
          {reason === 'paid' && <ButtonLink to={paths.myServer}>{t('paid.services')}</ButtonLink>}
        </>
      }
    >
      <OrderLinks isCentred orders={orders} />
    </MessageView>
  )
}

function reasonOf(orders: Orders, payable: Orders) {
  if (payable.length > 0) return 'some'
  if (orders.every(({ isClosed }) => isClosed)) return 'closed'
  if (orders.some(({ status, isClosed }) => !isClosed && orderStatuses[status] === 'pendingReview')) return 'review'
  return orders.some(({ isClosed }) => isClosed) ? 'none' : 'paid'
}
