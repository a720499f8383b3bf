import { CheckOutlined } from '@ant-design/icons'
import type { OrderSummary } from '@markwright/api-client/models/orderSummary'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths, payAnnuitiesPath, payPath } from '../../../shared/lib/paths.ts'
import type { Column } from '../../../shared/list/column.ts'
import { SmallTable } from '../../../shared/list/small-table.tsx'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { useHostingOrderColumns } from '../components/hosting-orders.tsx'
import { ANNUITIES, CASES, isRenewal, useUnpaidOrders } from '../hooks/use-hosting-orders.ts'

/** Orders of the hosting platform that are not paid yet. */
export function HostingPaymentsPage() {
  const { t } = useTranslation('annuities')
  const annuities = useUnpaidOrders(ANNUITIES)
  const cases = useUnpaidOrders(CASES)
  const error = annuities.error ?? cases.error
  const unpaid = annuities.data && cases.data && { annuities: annuities.data, renewals: cases.data.filter(isRenewal) }
  return (
    <WorkPage title={t('payments.title')} lead={t('payments.lead')}>
      {!unpaid && error ? (
        <ErrorView error={error} onRetry={() => void Promise.all([annuities.refetch(), cases.refetch()])} />
      ) : !unpaid ? (
        <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} style={{ marginTop: 24 }} />
      ) : unpaid.annuities.length + unpaid.renewals.length === 0 ? (
        <MessageView
          stamp={<CheckOutlined />}
          title={t('payments.none')}
          text={t('payments.noneText')}
          actions={<ButtonLink to={paths.myAnnuities}>{t('payments.toMine')}</ButtonLink>}
        />
      ) : (
        <Unpaid {...unpaid} />
      )}
    </WorkPage>
  )
}

function Unpaid({ annuities, renewals }: { annuities: OrderSummary[]; renewals: OrderSummary[] }) {
  const { t } = useTranslation('annuities')
  const annuityColumns = useHostingOrderColumns(payAnnuitiesPath)
  const renewalColumns = useHostingOrderColumns(payPath)
  return (
    <>
      <Part title={t('payments.annuities')} orders={annuities} columns={annuityColumns} />
      <Part title={t('payments.renewals')} orders={renewals} columns={renewalColumns} />
    </>
  )
}

function Part({ title, orders, columns }: { title: string; orders: OrderSummary[]; columns: Column<OrderSummary>[] }) {
  if (orders.length === 0) return null
  return (
    <section aria-label={title} style={{ marginTop: 24 }}>
      <h2 style={{ marginBottom: 12, fontSize: 18 }}>{title}</h2>
      <SmallTable label={title} rows={orders} keyOf={({ id }) => id} columns={columns} pageSize={20} />
    </section>
  )
}
