import { useListPrices } from '@markwright/api-client/catalogue'
import { useGetCredit, useListOrders, useListProductOrders } from '@markwright/api-client/orders'
import type { OrderSummary } from '@markwright/api-client/models/orderSummary'
import { invoiceListLabels, invoiceStatuses } from '@markwright/domain/money/invoice-statuses'
import { isPayableStatus, orderStatuses, orderStatusLabels } from '@markwright/domain/money/order-statuses'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { orderInfosPath, orderPath, payPath, paths } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { toLocalMinute, userZone } from '../../../shared/lib/local-time.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterDay } from '../../../shared/list/filter-day.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import { Filters } from '../../../shared/list/filters.tsx'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { OrderState } from '../../../shared/orders/order-state.tsx'
import { rememberStatuses, seenStatus } from '../../../shared/orders/order-status-map.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { LinkTabs } from '../../../shared/ui/controls/link-tabs.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { CreditStatement } from '../components/credit-statement.tsx'
import { DebitNotes } from '../components/debit-notes.tsx'
import styles from './my-orders-page.module.css'

const SIZE = 10
const tabs = ['orders', 'debitNotes', 'credit'] as const

/** Whether the member can begin to pay an order. */
const isPayable = ({ payBy, isOnCredit, status }: OrderSummary) =>
  payBy !== null || (isOnCredit && isPayableStatus(orderStatuses[status]))
const filterNames = ['product', 'status', 'keyword', 'from', 'to'] as const
type Filter = Partial<Record<(typeof filterNames)[number], string>>

/** The member's orders, and their debit notes. */
export function MyOrdersPage() {
  const { t } = useTranslation('orders')
  const [parameters] = useSearchParams()
  const credit = useGetCredit({ query: { retry: false } })
  const hasCredit = credit.data !== undefined && (credit.data.limit !== null || credit.data.orders.length > 0)
  const tab = tabs.find((each) => each === parameters.get('tab')) ?? tabs[0]
  return (
    <WorkPage title={t('list.title')}>
      <LinkTabs
        label={t('list.title')}
        current={tab}
        tabs={tabs
          .filter((key) => key !== 'credit' || hasCredit || tab === key)
          .map((key) => ({
            key,
            path: key === tabs[0] ? paths.myOrder : `${paths.myOrder}?tab=${key}`,
            text: t(`list.tabs.${key}`),
          }))}
      />
      {tab === 'credit' ? <CreditStatement /> : tab === 'debitNotes' ? <DebitNotes /> : <Orders />}
    </WorkPage>
  )
}

function Orders() {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const address = useListAddress([SIZE])
  const filter: Filter = Object.fromEntries(
    filterNames.flatMap((name) => (address.text(name) ? [[name, address.text(name).trim()]] : [])),
  )
  const result = useOrders(filter, address.page)
  const records = result.data?.records ?? none
  const changed = useChangedOrders(records)
  const [selected, setChosen] = useState<string[]>([])
  // One may have been paid in another tab.
  const chosen = selected.filter((id) => records.some((order) => order.id === id && isPayable(order)))
  const isFiltered = Object.keys(filter).length > 0
  const columns: Column<OrderSummary>[] = [
    {
      key: 'order',
      title: t('list.order'),
      render: (order) => (
        <>
          <SiteLink to={orderPath(order.id)} className="numeric">
            {order.orderNo}
          </SiteLink>
          {changed.has(order.id) && <span className={styles.changed}>{t('list.changed')}</span>}
          <span className={styles.products}>{order.items.map(({ name, qty }) => `${name} × ${qty}`).join(', ')}</span>
        </>
      ),
    },
    { key: 'amount', title: t('list.amount'), isNumber: true, render: ({ amount }) => shownMoney(amount) },
    { key: 'state', title: t('list.state'), render: (order) => <OrderState order={order} /> },
    {
      key: 'invoice',
      title: t('list.invoice'),
      render: ({ invoiceStatus }) => invoiceListLabels[invoiceStatuses[invoiceStatus]][language],
    },
    {
      key: 'created',
      title: t('list.created'),
      render: ({ createTime }) => <span className="day">{toLocalMinute(createTime)}</span>,
    },
    {
      key: 'acts',
      title: t('list.actions'),
      render: (order) =>
        isPayable(order) && (
          <ButtonLink size="small" type="primary" to={payPath([order.id])}>
            {t('actions.pay')}
          </ButtonLink>
        ),
    },
  ]
  return (
    <>
      <OrderFilters />
      <RecordList
        label={t('list.title')}
        answer={result}
        address={address}
        columns={columns}
        empty={{
          title: t(isFiltered ? 'list.noneFound' : 'list.none'),
          ...(!isFiltered && { text: t('list.noneText') }),
          actions: isFiltered ? (
            <Button
              onClick={() => address.change(Object.fromEntries([...filterNames, 'page'].map((name) => [name, null])))}
            >
              {t('list.showAll')}
            </Button>
          ) : (
            <ButtonLink type="primary" to={paths.productService}>
              {t('list.toPrices')}
            </ButtonLink>
          ),
        }}
        choice={{
          chosen,
          onChoose: setChosen,
          labelOf: ({ orderNo }) => t('list.choose', { number: orderNo }),
          isOffered: isPayable,
        }}
        actions={
          chosen.length > 1 && (
            <ButtonLink type="primary" to={orderInfosPath(chosen)}>
              {t('list.payTogether', { count: chosen.length })}
            </ButtonLink>
          )
        }
      />
    </>
  )
}

const none: readonly OrderSummary[] = []

/** All orders, or those of one kind of products, which have a list of their own. */
function useOrders({ product = '', status, ...rest }: Filter, current: number) {
  const question = {
    current,
    size: SIZE,
    zone: userZone(),
    ...rest,
    ...(status && { status: Number(status) as OrderSummary['status'] }),
  }
  const query = listQuery
  const all = useListOrders(question, { query: { ...query, enabled: product === '' } })
  const some = useListProductOrders(product, question, { query: { ...query, enabled: product !== '' } })
  return product === '' ? all : some
}

const knownGroups = ['Trademark', 'Patent', 'Translate', 'Report', 'Monitor'] as const
const statusNumbers = orderStatuses.map((_status, number) => String(number))

function OrderFilters() {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const prices = useListPrices()
  const groups = [...new Set([...knownGroups, ...(prices.data ?? []).map(({ orderGroup }) => orderGroup)])]
  const groupName = (group: string) => {
    const known = knownGroups.find((each) => each === group)
    return known ? t(`groups.${known}`) : group
  }
  return (
    <Filters>
      <FilterSearch name="keyword" label={t('list.keyword')} placeholder={t('list.keywordPlaceholder')} />
      <FilterChoice name="product" label={t('list.product')} values={groups} wordFor={groupName} />
      <FilterChoice
        name="status"
        label={t('list.state')}
        values={statusNumbers}
        wordFor={(number) => orderStatusLabels[orderStatuses[Number(number)]!][language]}
      />
      <FilterDay name="from" label={t('list.from')} />
      <FilterDay name="to" label={t('list.to')} />
    </Filters>
  )
}

/** Orders whose status is another than when the current user saw it last; those that are shown count as seen. */
function useChangedOrders(orders: readonly OrderSummary[]): ReadonlySet<string> {
  const [known] = useState(() => new Map<string, boolean>())
  for (const { id, status } of orders) {
    const seen = known.has(id) ? undefined : seenStatus(id)
    if (!known.has(id)) known.set(id, seen !== undefined && seen !== status)
  }
  useEffect(() => rememberStatuses(orders), [orders])
  return new Set([...known].filter(([, isChanged]) => isChanged).map(([id]) => id))
}
