import { useGetCredit } from '@markwright/api-client/orders'
import type { CreditOrder } from '@markwright/api-client/models/creditOrder'
import { Alert, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { orderPath, payPath } from '../../../shared/lib/paths.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import type { Column } from '../../../shared/list/column.ts'
import { SmallTable } from '../../../shared/list/small-table.tsx'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import styles from './order-detail.module.css'

/** The credit limit of the member, and the unpaid orders that are on account. */
export function CreditStatement() {
  const { t } = useTranslation('orders')
  const { data, error, refetch } = useGetCredit({ query: { staleTime: 0 } })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />
  const { limit, used, available, endDate, isInForce, orders } = data
  const columns: Column<CreditOrder>[] = [
    {
      key: 'order',
      title: t('list.order'),
      render: ({ id, orderNo, productName }) => (
        <>
          <SiteLink to={orderPath(id)} className="numeric">
            {orderNo}
          </SiteLink>
          <br />
          {productName}
        </>
      ),
    },
    {
      key: 'since',
      title: t('credit.since'),
      render: ({ creditTime }) => <span className="day">{toLocalMinute(creditTime)}</span>,
    },
    { key: 'amount', title: t('list.amount'), isNumber: true, render: ({ amount }) => shownMoney(amount) },
    { key: 'missing', title: t('credit.missing'), isNumber: true, render: ({ missing }) => shownMoney(missing) },
    {
      key: 'acts',
      title: t('list.actions'),
      render: ({ id, isPayable }) =>
        isPayable && (
          <ButtonLink size="small" type="primary" to={payPath([id])}>
            {t('actions.pay')}
          </ButtonLink>
        ),
    },
  ]
  return (
    <div style={{ marginTop: 20 }}>
      {!isInForce && <Alert type="info" showIcon style={{ marginBottom: 16 }} title={t('credit.ended')} />}
      <Facts
        facts={[
          [t('credit.limit'), shownMoney(limit ?? '0.00')],
          [t('credit.used'), shownMoney(used)],
          [t('credit.available'), shownMoney(available)],
          [t('credit.until'), endDate ?? t('credit.noEnd')],
        ]}
      />
      <h2 className={styles.heading}>{t('credit.statement')}</h2>
      {orders.length === 0 ? (
        <p style={{ marginTop: 8 }}>{t('credit.none')}</p>
      ) : (
        <SmallTable label={t('credit.statement')} rows={orders} keyOf={({ id }) => id} columns={columns} />
      )}
    </div>
  )
}
