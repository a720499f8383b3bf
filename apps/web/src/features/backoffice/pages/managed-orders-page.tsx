import { useListManagedOrders } from '@markwright/api-client/backoffice'
import type { ManagedOrder } from '@markwright/api-client/models/managedOrder'
import { orderStatuses, orderStatusLabels, payMethodLabels } from '@markwright/domain/order-statuses'
import { useTranslation } from 'react-i18next'
import { manageOrderPath, manageUserPath } from '../../../app/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { userZone } from '../../../shared/lib/local-time.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { OrderState } from '../../../shared/orders/order-state.tsx'
import { SiteLink } from '../../../shared/ui/site-link.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { Instant } from '../components/instant.tsx'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterDay } from '../../../shared/list/filter-day.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import { Filters } from '../../../shared/list/filters.tsx'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { ExportOrders } from '../components/orders/export-orders.tsx'
import { listQuery } from '../hooks/list-query.ts'
import { useListAddress } from '../../../shared/list/use-list-address.ts'

/** Orders of all members, newest first. */
export function ManagedOrdersPage() {
  const { t } = useTranslation(['backoffice', 'commerce', 'orders'])
  const language = useLanguage()
  const address = useListAddress()
  const keyword = address.text('keyword').trim()
  const statusName = address.choice('status', orderStatuses)
  const closed = address.choice('closed', ['true', 'false'] as const)
  const [from, to] = [address.text('from'), address.text('to')]
  const filter = {
    ...(keyword && { keyword }),
    ...(statusName && { status: orderStatuses.indexOf(statusName) as ManagedOrder['status'] }),
    ...(from && { from }),
    ...(to && { to }),
    ...((from || to) && { zone: userZone() }),
    ...(closed && { closed: closed === 'true' }),
  }
  const answer = useListManagedOrders({ current: address.page, size: address.size, ...filter }, { query: listQuery })
  const isFiltered = Object.keys(filter).length > 0
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
      <Filters>
        <FilterSearch
          address={address}
          name="keyword"
          label={t('commerce:search')}
          placeholder={t('commerce:order.searchPlaceholder')}
        />
        <FilterChoice
          address={address}
          name="status"
          label={t('commerce:order.state')}
          values={orderStatuses}
          none={t('list.any')}
          wordFor={(value) => orderStatusLabels[value][language]}
        />
        <FilterChoice
          address={address}
          name="closed"
          label={t('commerce:order.closing')}
          values={['true', 'false'] as const}
          none={t('list.any')}
          wordFor={(value) => t(value === 'true' ? 'commerce:order.onlyClosed' : 'commerce:order.onlyOpen')}
        />
        <FilterDay address={address} name="from" label={t('commerce:from')} />
        <FilterDay address={address} name="to" label={t('commerce:to')} />
      </Filters>
      <RecordList
        label={t('menu.orders')}
        answer={answer}
        address={address}
        columns={columns}
        empty={{
          title: t('commerce:order.none'),
          text: isFiltered ? t('list.noneFound') : t('commerce:order.noneText'),
        }}
      />
    </WorkPage>
  )
}
