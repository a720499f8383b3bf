import { keepPreviousData } from '@tanstack/react-query'
import { useListPrices } from '@markwright/api-client/catalogue'
import { useListOrders, useListProductOrders } from '@markwright/api-client/orders'
import type { OrderSummary } from '@markwright/api-client/models/orderSummary'
import { invoiceListLabels, invoiceStatuses } from '@markwright/domain/invoice-statuses'
import { orderStatuses, orderStatusLabels } from '@markwright/domain/order-statuses'
import { FileTextOutlined } from '@ant-design/icons'
import { Button, Input, Select, Skeleton, Table, type TableColumnType } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { orderInfosPath, orderPath, payPath, paths } from '../../../app/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { pageNumber } from '../../../shared/lib/page-number.ts'
import { usePhoneWidth } from '../../../shared/lib/use-media.ts'
import { OrderState } from '../../../shared/orders/order-state.tsx'
import { rememberStatuses, seenStatus } from '../../../shared/orders/order-status-map.ts'
import { ButtonLink } from '../../../shared/ui/button-link.tsx'
import { DayField } from '../../../shared/ui/day-field.tsx'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { Field } from '../../../shared/ui/field.tsx'
import { LinkTabs } from '../../../shared/ui/link-tabs.tsx'
import { MessageView } from '../../../shared/ui/message-view.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { SiteLink } from '../../../shared/ui/site-link.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { DebitNotes } from '../components/debit-notes.tsx'
import styles from './my-orders-page.module.css'

const SIZE = 10
const tabs = ['orders', 'debitNotes'] as const
const filterNames = ['product', 'status', 'keyword', 'from', 'to'] as const
type Filter = Partial<Record<(typeof filterNames)[number], string>>

/** The member's orders, and their debit notes. */
export function MyOrdersPage() {
  const { t } = useTranslation('orders')
  const [parameters] = useSearchParams()
  const tab = tabs.find((each) => each === parameters.get('tab')) ?? tabs[0]
  return (
    <WorkPage title={t('list.title')}>
      <LinkTabs
        label={t('list.title')}
        current={tab}
        tabs={tabs.map((key) => ({
          key,
          path: key === tabs[0] ? paths.myOrder : `${paths.myOrder}?tab=${key}`,
          text: t(`list.tabs.${key}`),
        }))}
      />
      {tab === 'debitNotes' ? <DebitNotes /> : <Orders />}
    </WorkPage>
  )
}

function Orders() {
  const { t } = useTranslation('orders')
  const [parameters, setParameters] = useSearchParams()
  const page = pageNumber(parameters.get('page'))
  const filter: Filter = Object.fromEntries(
    filterNames.flatMap((name) => (parameters.get(name) ? [[name, parameters.get(name)!]] : [])),
  )
  const { data, error, refetch, isPlaceholderData } = useOrders(filter, page)
  const [chosen, setChosen] = useState<string[]>([])
  const change = (next: Filter, nextPage = 1) =>
    setParameters({ ...next, ...(nextPage > 1 && { page: String(nextPage) }) }, { replace: true })
  const isFiltered = Object.keys(filter).length > 0
  const payable = (data?.records ?? []).filter((order) => order.payBy !== null && chosen.includes(order.id))
  return (
    <>
      <Filters filter={filter} onChange={(changes) => change(withoutEmpty({ ...filter, ...changes }))} />
      {error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 6 }} />
      ) : data.total === 0 ? (
        <MessageView
          stamp={<FileTextOutlined />}
          title={t(isFiltered ? 'list.noneFound' : 'list.none')}
          text={isFiltered ? undefined : t('list.noneText')}
          actions={
            isFiltered ? (
              <Button onClick={() => change({})}>{t('list.showAll')}</Button>
            ) : (
              <ButtonLink type="primary" to={paths.productService}>
                {t('list.toPrices')}
              </ButtonLink>
            )
          }
        />
      ) : (
        <>
          <div className={styles.bar}>
            <span role="status">{t('list.total', { count: data.total })}</span>
            {payable.length > 1 && (
              <ButtonLink type="primary" to={orderInfosPath(payable.map(({ id }) => id))}>
                {t('list.payTogether', { count: payable.length })}
              </ButtonLink>
            )}
          </div>
          <OrderTable orders={data.records} isBusy={isPlaceholderData} chosen={chosen} onChoose={setChosen} />
          <Pager total={data.total} page={page} size={SIZE} onChange={(next) => change(filter, next)} />
        </>
      )}
    </>
  )
}

const withoutEmpty = (filter: Filter): Filter => Object.fromEntries(Object.entries(filter).filter(([, value]) => value))

/** All orders, or those of one kind of products, which have a list of their own. */
function useOrders({ product = '', status, ...rest }: Filter, current: number) {
  const question = { current, size: SIZE, ...rest, ...(status && { status: Number(status) as OrderSummary['status'] }) }
  const query = { staleTime: 0, placeholderData: keepPreviousData }
  const all = useListOrders(question, { query: { ...query, enabled: product === '' } })
  const some = useListProductOrders(product, question, { query: { ...query, enabled: product !== '' } })
  return product === '' ? all : some
}

const knownGroups = ['Trademark', 'Patent', 'Translate', 'Report', 'Monitor'] as const

function Filters({ filter, onChange }: { filter: Filter; onChange: (changes: Filter) => void }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const prices = useListPrices()
  const [keyword, setKeyword] = useState(filter.keyword ?? '')
  const groups = [...new Set([...knownGroups, ...(prices.data ?? []).map(({ orderGroup }) => orderGroup)])]
  const groupName = (group: string) => {
    const known = knownGroups.find((each) => each === group)
    return known ? t(`groups.${known}`) : group
  }
  return (
    <div className={styles.filters}>
      <Field label={t('list.product')}>
        {(control) => (
          <Select
            {...control}
            style={{ width: '100%' }}
            value={filter.product ?? ''}
            options={[
              { value: '', label: t('list.any') },
              ...groups.map((value) => ({ value, label: groupName(value) })),
            ]}
            onChange={(product) => onChange({ product })}
          />
        )}
      </Field>
      <Field label={t('list.state')}>
        {(control) => (
          <Select
            {...control}
            style={{ width: '100%' }}
            value={filter.status ?? ''}
            options={[
              { value: '', label: t('list.any') },
              ...orderStatuses.map((status, number) => ({
                value: String(number),
                label: orderStatusLabels[status][language],
              })),
            ]}
            onChange={(status) => onChange({ status })}
          />
        )}
      </Field>
      <Field label={t('list.from')}>
        {(control) => <DayField {...control} value={filter.from ?? ''} onChange={(from) => onChange({ from })} />}
      </Field>
      <Field label={t('list.to')}>
        {(control) => <DayField {...control} value={filter.to ?? ''} onChange={(to) => onChange({ to })} />}
      </Field>
      <Field label={t('list.keyword')}>
        {(control) => (
          <Input.Search
            {...control}
            value={keyword}
            maxLength={100}
            allowClear
            placeholder={t('list.keywordPlaceholder')}
            onChange={({ target }) => setKeyword(target.value)}
            onSearch={(text) => onChange({ keyword: text.trim() })}
          />
        )}
      </Field>
    </div>
  )
}

function OrderTable({
  orders,
  isBusy,
  chosen,
  onChoose,
}: {
  orders: readonly OrderSummary[]
  isBusy: boolean
  chosen: string[]
  onChoose: (ids: string[]) => void
}) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const isPhone = usePhoneWidth()
  const changed = useChangedOrders(orders)
  const columns: TableColumnType<OrderSummary>[] = [
    {
      title: t('list.order'),
      render: (_value, order) => (
        <>
          <SiteLink to={orderPath(order.id)} className="numeric">
            {order.orderNo}
          </SiteLink>
          {changed.has(order.id) && <span className={styles.changed}>{t('list.changed')}</span>}
          <span className={styles.products}>{order.items.map(({ name, qty }) => `${name} × ${qty}`).join(', ')}</span>
          {isPhone && <OrderState order={order} />}
        </>
      ),
    },
    {
      title: t('list.amount'),
      className: 'numeric',
      width: isPhone ? 110 : 140,
      render: (_value, order) => (
        <>
          {shownMoney(order.amount)}
          {isPhone && order.payBy && (
            <SiteLink to={payPath([order.id])} style={{ display: 'block' }}>
              {t('actions.pay')}
            </SiteLink>
          )}
        </>
      ),
    },
    { title: t('list.state'), responsive: ['md'], render: (_value, order) => <OrderState order={order} /> },
    {
      title: t('list.invoice'),
      responsive: ['lg'],
      width: 120,
      render: (_value, { invoiceStatus }) => invoiceListLabels[invoiceStatuses[invoiceStatus]][language],
    },
    {
      title: t('list.created'),
      responsive: ['lg'],
      className: 'numeric',
      width: 160,
      render: (_value, { createTime }) => toLocalMinute(createTime),
    },
    {
      title: <span className="visually-hidden">{t('list.actions')}</span>,
      responsive: ['md'],
      width: 110,
      render: (_value, order) =>
        order.payBy && (
          <ButtonLink size="small" type="primary" to={payPath([order.id])}>
            {t('actions.pay')}
          </ButtonLink>
        ),
    },
  ]
  return (
    <Table<OrderSummary>
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={[...orders]}
      pagination={false}
      loading={isBusy && { delay: 300 }}
      rowSelection={{
        selectedRowKeys: chosen,
        onChange: (keys) => onChoose(keys.map(String)),
        getCheckboxProps: (order) => ({
          disabled: order.payBy === null,
          'aria-label': t('list.choose', { number: order.orderNo }),
        }),
        hideSelectAll: true,
        columnWidth: 36,
      }}
    />
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
