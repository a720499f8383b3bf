import { CheckOutlined, ClockCircleOutlined } from '@ant-design/icons'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { orderPath, paths, payAnnuitiesPath, payLinkPath, payPath } from '../../../shared/lib/paths.ts'
import { isUnknown } from '../../../shared/lib/record-errors.ts'
import { MemberOnly } from '../../../shared/session/member-only.tsx'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { NoOrders } from '../../../shared/orders/no-orders.tsx'
import { arePayingAnnuities, payingBy } from '../../../shared/orders/tm-pay.ts'
import { NotPayable } from '../components/not-payable.tsx'
import { OrderLinks } from '../components/order-links.tsx'
import { PaidAnnuities } from '../components/paid-annuities.tsx'
import { usePayingOrders } from '../hooks/use-paying-orders.ts'
import { usePaymentState } from '../hooks/use-payment-state.ts'

/** Where a payment leads, and where a provider leads back to: what it says is looked up, never believed. */
export function PaySuccessPage() {
  const { t } = useTranslation('payments')
  const ids = usePayingOrders()
  const link = ids.length === 0 ? payingBy() : null
  if (link !== null) return <Navigate to={payLinkPath(link)} replace />
  return (
    <WorkPage title={t('paid.title')}>
      <MemberOnly text={t('signIn')}>
        {() => (ids.length === 0 ? <NoOrders paths={paths} /> : <Result key={ids.join(';')} ids={ids} />)}
      </MemberOnly>
    </WorkPage>
  )
}

function Result({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation(['payments', 'annuities'])
  const { pathname } = useLocation()
  const isOfAnnuities = pathname === paths.trusteeshipPaySuccess || arePayingAnnuities(ids)
  const { data, error, refetch } = usePaymentState(ids)
  if (isUnknown(error) && !data) return <NoOrders paths={paths} />
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />
  const { orders, isPaid } = data
  if (!isPaid && orders.some(({ isClosed }) => isClosed)) return <NotPayable orders={orders} />
  const [only] = orders.length === 1 ? orders : []
  return (
    <MessageView
      stamp={isPaid ? <CheckOutlined /> : <ClockCircleOutlined />}
      title={t(isPaid ? 'paid.heading' : 'paid.waiting')}
      text={isPaid && isOfAnnuities ? t('annuities:paid.text') : t(isPaid ? 'paid.text' : 'paid.waitingText')}
      actions={
        <>
          <ButtonLink type="primary" to={only ? orderPath(only.id) : paths.myOrder}>
            {t(only ? 'viewOrder' : 'myOrders')}
          </ButtonLink>
          {!isPaid ? (
            <ButtonLink to={isOfAnnuities ? payAnnuitiesPath(ids) : payPath(ids)}>{t('paid.back')}</ButtonLink>
          ) : isOfAnnuities ? (
            <ButtonLink to={paths.annuities}>{t('annuities:paid.toAnnuities')}</ButtonLink>
          ) : (
            <ButtonLink to={paths.myServer}>{t('paid.services')}</ButtonLink>
          )}
        </>
      }
    >
      <OrderLinks isCentred orders={orders} />
      {isPaid && isOfAnnuities && <PaidAnnuities orderNos={orders.map(({ orderNo }) => orderNo)} />}
    </MessageView>
  )
}
