import { payByLink, useListPaymentMethods } from '@markwright/api-client/payments'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { shownMoney } from '../../../shared/lib/money.ts'
import { rememberPayingBy } from '../../../shared/orders/tm-pay.ts'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { PayMethods } from './pay-methods.tsx'
import styles from './payments.module.css'
import { TransferFacts } from './transfer-facts.tsx'

/** The ways to pay the order of a link. Of which a part has arrived by transfer, the rest is transferred too. */
export function LinkMethods({ token, isInPart, missing }: { token: string; isInPart: boolean; missing: string }) {
  const { t } = useTranslation('payments')
  const methods = useListPaymentMethods({ query: { staleTime: Infinity } })
  useEffect(() => rememberPayingBy(token), [token])
  if (methods.error && !methods.data) return <ErrorView error={methods.error} onRetry={() => void methods.refetch()} />
  if (!methods.data) return <Skeleton active paragraph={{ rows: 6 }} />
  return (
    <section style={{ marginTop: 28 }}>
      {isInPart ? (
        <>
          <p>{t('link.inPart', { missing: shownMoney(missing) })}</p>
          <LinkTransfer key={missing} token={token} />
        </>
      ) : (
        <PayMethods
          subject={`link ${token}`}
          begin={(method, scene) => payByLink(token, { method, scene })}
          offered={methods.data}
          transfer={<LinkTransfer token={token} />}
        />
      )}
    </section>
  )
}

function LinkTransfer({ token }: { token: string }) {
  const { t } = useTranslation('payments')
  const { data, error, refetch } = useQuery({
    queryKey: ['payment', `link ${token}`, 'corporate'],
    queryFn: () => payByLink(token, { method: 'corporate' }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data?.transfer) return <Skeleton active paragraph={{ rows: 4 }} />
  return (
    <>
      <TransferFacts amount={data.amount} transfer={data.transfer} />
      <p className={styles.note}>{t('link.transferText')}</p>
    </>
  )
}
