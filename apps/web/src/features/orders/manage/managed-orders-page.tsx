import { useListManagedOrders } from '@markwright/api-client/backoffice'
import type { ManagedOrder } from '@markwright/api-client/models/managedOrder'
import { orderStatuses, orderStatusLabels, payMethodLabels } from '@markwright/domain/money/order-statuses'
import { useTranslation } from 'react-i18next'
import { manageOrderPath, manageUserPath } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { userZone } from '../../../shared/lib/local-time.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { OrderState } from '../../../shared/orders/order-state.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { Instant } from '../../../shared/manage/instant.tsx'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterDay } from '../../../shared/list/filter-day.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import type { Column } from '../../../shared/list/record-list.tsx'
import { ManagedList } from '../../../shared/manage/managed-list.tsx'
import { ExportOrders } from './export-orders.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { useListRequest } from '../../../shared/list/use-list-request.ts'

/** Orders of all members, newest first. */
export function ManagedOrdersPage() {
  const { t } = useTranslation(['backoffice', 'commerce', 'orders'])
  const language = useLanguage()
  const list = useListRequest({
    keyword: 'text',
    status: orderStatuses,
    closed: ['true', 'false'],
    from: 'text',
    to: 'text',
  })
  const { status, closed, ...others } = list.filter
  const filter = {
    ...others,
    ...(status && { status: orderStatuses.indexOf(status) as ManagedOrder['status'] }),
    ...((others.from ?? others.to) && { zone: userZone() }),
    ...(closed && { closed: closed === 'true' }),
  }
  const result = useListManagedOrders({ ...list.page, ...filter }, { query: listQuery })
  const columns: Column<ManagedOrder>[] = [
    {
      key: 'number',
      title: t('commerce:order.number'),
      render: ({ id, orderNo }) => (
        <SiteLink to={manageOrderPath(id)} className="numeric">
          {orderNo}
        </SiteLink>
      ),
    },
    {
      key: 'member',
      title: t('commerce:order.member'),
      render: ({ userId, userPhone, company }) => (
        <>
          <SiteLink to={manageUserPath(userId)}>{userPhone}</SiteLink>
          {company && ` · ${company}`}
        </>
      ),
    },
    { key: 'product', title: t('commerce:order.product'), render: ({ productName }) => productName },
    {
      key: 'amount',
      title: t('commerce:order.amount'),
      render: ({ amount }) => <span className="numeric">{shownMoney(amount)}</span>,
    },
    { key: 'state', title: t('commerce:order.state'), render: (order) => <OrderState order={order} /> },
    {
      key: 'method',
      title: t('commerce:order.method'),
      render: ({ payMethod }) => (payMethod ? payMethodLabels[payMethod][language] : '—'),
    },
    { key: 'created', title: t('commerce:order.created'), render: ({ createTime }) => <Instant at={createTime} /> },
    { key: 'paid', title: t('commerce:order.paid'), render: ({ payTime }) => <Instant at={payTime} /> },
  ]
  return (
    <WorkPage title={t('menu.orders')} actions={<ExportOrders filter={filter} />}>
      <ManagedList
        label={t('menu.orders')}
        answer={result}
        list={list}
        columns={columns}
        filters={
          <>
            <FilterSearch
              name="keyword"
              label={t('commerce:search')}
              placeholder={t('commerce:order.searchPlaceholder')}
            />
            <FilterChoice
              name="status"
              label={t('commerce:order.state')}
              values={orderStatuses}
              wordFor={(value) => orderStatusLabels[value][language]}
            />
            <FilterChoice
              name="closed"
              label={t('commerce:order.closing')}
              values={['true', 'false'] as const}
              wordFor={(value) => t(value === 'true' ? 'commerce:order.onlyClosed' : 'commerce:order.onlyOpen')}
            />
            <FilterDay name="from" label={t('commerce:from')} />
            <FilterDay name="to" label={t('commerce:to')} />
          </>
        }
        empty={{ title: t('commerce:order.none'), text: t('commerce:order.noneText') }}
      />
    </WorkPage>
  )
}
