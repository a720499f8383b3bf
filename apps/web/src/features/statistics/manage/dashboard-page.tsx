import { useGetDashboard } from '@markwright/api-client/backoffice'
import type { Dashboard } from '@markwright/api-client/models/dashboard'
import type { DashboardFigures } from '@markwright/api-client/models/dashboardFigures'
import { HOME_ZONE, addDays, todayIn } from '@markwright/domain/dates/calendar'
import { orderStatuses, orderStatusLabels, payMethodLabels } from '@markwright/domain/money/order-statuses'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BarList, Legend } from '../../../shared/charts/bar-list.tsx'
import { ChartFrame } from '../../../shared/charts/chart-frame.tsx'
import charts from '../../../shared/charts/charts.module.css'
import { ColumnChart } from '../../../shared/charts/column-chart.tsx'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { DayField } from '../../../shared/ui/forms/day-field.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { Field } from '../../../shared/ui/forms/field.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { Filters } from '../../../shared/list/filters.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import styles from './dashboard.module.css'

const units = ['day', 'week', 'month'] as const
const DAYS = 30

/** Orders, revenue and searches over some time. */
export function DashboardPage() {
  const { t } = useTranslation(['backoffice', 'dashboard'])
  const address = useListAddress()
  const [today] = useState(() => todayIn(HOME_ZONE, new Date()))
  const to = address.text('to') || today
  const from = address.text('from') || addDays(to, 1 - DAYS)
  const unit = address.choice('unit', units) ?? 'day'
  const { data, error, refetch } = useGetDashboard({ from, to, unit }, { query: { ...listQuery, retry: false } })
  return (
    <WorkPage title={t('menu.dashboard')}>
      <Filters>
        <Field label={t('dashboard:from')}>
          {(control) => (
            <DayField {...control} isRequired value={from} max={to} onChange={(day) => address.change({ from: day })} />
          )}
        </Field>
        <Field label={t('dashboard:to')}>
          {(control) => (
            <DayField {...control} isRequired value={to} min={from} onChange={(day) => address.change({ to: day })} />
          )}
        </Field>
        <FilterChoice
          name="unit"
          label={t('dashboard:unit')}
          values={['week', 'month'] as const}
          none={t('dashboard:units.day')}
          wordFor={(value) => t(`dashboard:units.${value}`)}
        />
      </Filters>
      {error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Figures dashboard={data} />
      ) : (
        <Skeleton active paragraph={{ rows: 12, width: '100%' }} />
      )}
    </WorkPage>
  )
}

type Name = keyof DashboardFigures
const shownTotals = [
  'revenue',
  'refunds',
  'orders',
  'paidOrders',
  'trademarkSearches',
  'patentSearches',
  'members',
] as const
const moneyNames: ReadonlySet<Name> = new Set(['revenue', 'serviceFees', 'officialFees', 'refunds'])

function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('dashboard')
  const language = useLanguage()
  const { totals, before, periods, orderStatuses: statuses, products, payMethods } = dashboard
  const shown = (figures: DashboardFigures, name: Name) =>
    moneyNames.has(name) ? shownMoney(String(figures[name])) : figures[name].toLocaleString('en')
  const chart = (title: string, names: readonly Name[]) => (
    <ChartFrame
      title={title}
      header={[t('period'), ...names.map((name) => t(`figures.${name}`))]}
      rows={periods.map(({ start, figures }) => [start, ...names.map((name) => Number(figures[name]))])}
      isWide
    >
      <Legend names={names.map((name) => t(`figures.${name}`))} />
      <ColumnChart
        label={t('chartOf', { title })}
        columns={periods.map(({ start, figures }) => ({
          label: start.slice('2026-'.length),
          values: names.map((name) => Number(figures[name])),
          title: [start, ...names.map((name) => `${t(`figures.${name}`)} ${shown(figures, name)}`)].join(' · '),
        }))}
      />
    </ChartFrame>
  )
  const statusName = ({ status, isClosed }: Dashboard['orderStatuses'][number]) => {
    const name = orderStatuses[status]
    const label = name ? orderStatusLabels[name][language] : ''
    return isClosed ? t('closed', { label }) : label
  }
  return (
    <>
      <dl className={styles.totals}>
        {shownTotals.map((name) => (
          <div key={name}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd className="numeric">{shown(totals, name)}</dd>
            <dd className={styles.before}>{t('before', { value: shown(before, name) })}</dd>
          </div>
        ))}
      </dl>
      <div className={charts.charts}>
        {chart(t('charts.revenue'), ['serviceFees', 'officialFees', 'refunds'])}
        {chart(t('charts.orders'), ['orders', 'paidOrders'])}
        {chart(t('charts.searches'), ['trademarkSearches', 'patentSearches'])}
        <ChartFrame
          title={t('charts.products')}
          header={[t('product'), t('figures.paidOrders'), t('amount')]}
          rows={products.map(({ name, orders, amount }) => [
            language === 'cn' ? name.zh : name.en,
            orders,
            Number(amount),
          ])}
        >
          <BarList
            bars={products.map(({ name, amount }, at) => ({
              key: String(at),
              label: language === 'cn' ? name.zh : name.en,
              total: Number(amount),
              parts: [Number(amount)],
            }))}
          />
        </ChartFrame>
        <ChartFrame
          title={t('charts.statuses')}
          header={[t('status'), t('figures.orders')]}
          rows={statuses.map((each) => [statusName(each), each.orders])}
        >
          <BarList
            bars={statuses.map((each) => ({
              key: `${each.status}${each.isClosed}`,
              label: statusName(each),
              total: each.orders,
              parts: [each.orders],
            }))}
          />
        </ChartFrame>
        <ChartFrame
          title={t('charts.methods')}
          header={[t('method'), t('figures.paidOrders'), t('amount')]}
          rows={payMethods.map(({ method, orders, amount }) => [
            payMethodLabels[method][language],
            orders,
            Number(amount),
          ])}
        >
          <BarList
            bars={payMethods.map(({ method, amount }) => ({
              key: method,
              label: payMethodLabels[method][language],
              total: Number(amount),
              parts: [Number(amount)],
            }))}
          />
        </ChartFrame>
      </div>
    </>
  )
}
