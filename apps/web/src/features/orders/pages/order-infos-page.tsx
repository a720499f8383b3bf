import { useQueries } from '@tanstack/react-query'
import { getGetOrderQueryOptions } from '@markwright/api-client/orders'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { idsIn, orderPath, paths, payPath } from '../../../shared/lib/paths.ts'
import { parseMoney, formatMoney } from '@markwright/domain/money/amounts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { isUnknown } from '../../../shared/lib/record-errors.ts'
import { NoOrders } from '../../../shared/orders/no-orders.tsx'
import { OrderState } from '../../../shared/orders/order-state.tsx'
import { MemberOnly } from '../../../shared/session/member-only.tsx'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import styles from '../../../shared/orders/orders.module.css'

/** Several orders that are paid together. */
export function OrderInfosPage() {
  const { t } = useTranslation('orders')
  const [parameters] = useSearchParams()
  const ids = idsIn(parameters)
  return (
    <WorkPage title={t('together.title')} lead={t('together.lead')}>
      <MemberOnly text={t('signIn')}>
        {() => (ids.length === 0 ? <NoOrders paths={paths} /> : <Together ids={ids} />)}
      </MemberOnly>
    </WorkPage>
  )
}

function Together({ ids }: { ids: string[] }) {
  const { t } = useTranslation('orders')
  const results = useQueries({ queries: ids.map((id) => getGetOrderQueryOptions(id)) })
  const failed = results.find(({ error }) => error)
  if (isUnknown(failed?.error)) return <NoOrders paths={paths} />
  if (failed) return <ErrorView error={failed.error} onRetry={() => results.forEach((each) => void each.refetch())} />
  const orders = results.flatMap(({ data }) => (data ? [data] : []))
  if (orders.length < ids.length) return <Skeleton active paragraph={{ rows: 6 }} />
  const due = orders.filter(({ can }) => can.pay)
  const sum = due.reduce((total, { amount }) => total + (parseMoney(amount) ?? 0), 0)
  return (
    <>
      <table className={styles.items}>
        <thead>
          <tr>
            <th scope="col">{t('list.number')}</th>
            <th scope="col">{t('list.products')}</th>
            <th scope="col">{t('list.state')}</th>
            <th scope="col" className={styles.amount}>
              {t('list.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <th scope="row">
                <SiteLink to={orderPath(order.id)}>{order.orderNo}</SiteLink>
              </th>
              <td>{order.items.map(({ name, qty }) => `${name} × ${qty}`).join(', ')}</td>
              <td>
                <OrderState order={order} />
              </td>
              <td className={`${styles.amount} numeric`} data-label={t('list.amount')}>
                {shownMoney(order.amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.totals}>
        <dt>{t('together.sum', { count: due.length })}</dt>
        <dd className={`${styles.total} numeric`}>{formatMoney(sum)}</dd>
      </dl>
      {due.length > 0 && (
        <p style={{ marginTop: 20, textAlign: 'right' }}>
          <ButtonLink type="primary" size="large" to={payPath(due.map(({ id }) => id))}>
            {t('together.pay')}
          </ButtonLink>
        </p>
      )}
    </>
  )
}
