import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { MemberOnly } from '../../../shared/session/member-only.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { ConfirmOrder } from '../components/confirm-order.tsx'
import { OrderDetail } from '../components/order-detail.tsx'

/** One order: before it is placed, by its quote, and afterwards. */
export function OrderInfoPage() {
  const { t } = useTranslation('orders')
  const [parameters] = useSearchParams()
  const [quoteId, orderId] = [parameters.get('quote'), parameters.get('id')]
  return (
    <WorkPage title={t(orderId ? 'detail.title' : 'confirm.title')} lead={orderId ? undefined : t('confirm.lead')}>
      <MemberOnly text={t('signIn')}>
        {(member) =>
          orderId ? <OrderDetail id={orderId} /> : <ConfirmOrder quoteId={quoteId ?? ''} member={member} />
        }
      </MemberOnly>
    </WorkPage>
  )
}
