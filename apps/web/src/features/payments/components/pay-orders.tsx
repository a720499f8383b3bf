import { payOrders, useListPaymentMethods } from '@markwright/api-client/payments'
import type { PaymentMethods } from '@markwright/api-client/models/paymentMethods'
import { Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import {
  corporatePaymentPath,
  orderPath,
  paths,
  paySuccessPath,
  trusteeshipPaySuccessPath,
} from '../../../shared/lib/paths.ts'
import { isUnknown } from '../../../shared/lib/record-errors.ts'
import { isPaidInPart } from '../../../shared/orders/paid-in-part.ts'
import { PutOnAccountById } from '../../../shared/orders/put-on-account.tsx'
import { rememberPaying } from '../../../shared/orders/tm-pay.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { usePaymentState } from '../hooks/use-payment-state.ts'
import { NoOrders } from '../../../shared/orders/no-orders.tsx'
import { arePayable, NotPayable } from './not-payable.tsx'
import { OrderLinks } from './order-links.tsx'
import { PayMethods } from './pay-methods.tsx'
import styles from './payments.module.css'

/** Own orders with the ways to pay them; leads on as soon as they are paid, and says what else can be done where they cannot be. */
export function PayOrders({ ids, isOfAnnuities }: { ids: readonly string[]; isOfAnnuities: boolean }) {
  const navigate = useNavigate()
  const state = usePaymentState(ids)
  const methods = useListPaymentMethods({ query: { staleTime: Infinity } })
  const canPay = state.data !== undefined && arePayable(state.data.orders)
  // Only what was paid on this page has just been paid: an order that was may have been refunded since.
  const [couldPay, setCouldPay] = useState(false)
  if (canPay && !couldPay) setCouldPay(true)
  const isPaid = couldPay && state.data?.isPaid === true
  useEffect(() => {
    rememberPaying(ids, { isOfAnnuities })
    const paidPath = isOfAnnuities ? trusteeshipPaySuccessPath(ids) : paySuccessPath(ids)
    if (isPaid) void navigate(paidPath, { replace: true })
  }, [ids, isOfAnnuities, isPaid, navigate])

  if (isUnknown(state.error) && !state.data) return <NoOrders paths={paths} />
  const error = state.data ? methods.error : state.error
  if (error && !methods.data)
    return <ErrorView error={error} onRetry={() => void Promise.all([state.refetch(), methods.refetch()])} />
  if (!state.data || !methods.data) return <Skeleton active paragraph={{ rows: 8 }} />
  if (!isPaid && !canPay) return <NotPayable orders={state.data.orders} />
  return (
    <>
      <OrderLinks orders={state.data.orders} />
      {!isPaid &&
        (state.data.orders.some(isPaidInPart) ? <PayRest ids={ids} /> : <Methods ids={ids} offered={methods.data} />)}
    </>
  )
}

/** Of which a part has arrived by transfer, the rest is transferred too. */
function PayRest({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('payments')
  return (
    <div className={styles.code}>
      <p>{t('pay.restText')}</p>
      <ButtonLink type="primary" size="large" to={corporatePaymentPath(ids)}>
        {t('pay.toTransfer')}
      </ButtonLink>
    </div>
  )
}

function Methods({ ids, offered }: { ids: readonly string[]; offered: PaymentMethods }) {
  const { t } = useTranslation('payments')
  const navigate = useNavigate()
  const [only] = ids.length === 1 ? ids : []
  return (
    <>
      <PayMethods
        subject={ids.join(';')}
        begin={(method, scene) => payOrders({ orderIds: [...ids], method, scene })}
        offered={offered}
        transfer={
          <div className={styles.code}>
            <p>{t('pay.transferText')}</p>
            <ButtonLink type="primary" size="large" to={corporatePaymentPath(ids)}>
              {t('pay.toTransfer')}
            </ButtonLink>
          </div>
        }
      />
      {only !== undefined && (
        <div style={{ marginTop: 20 }}>
          <PutOnAccountById id={only} onDone={() => void navigate(orderPath(only))} />
        </div>
      )}
    </>
  )
}
