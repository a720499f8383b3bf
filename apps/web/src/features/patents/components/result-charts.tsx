import { getListPatentFacetQueryOptions } from '@markwright/api-client/patents'
import type { PatentFacetValue } from '@markwright/api-client/models/patentFacetValue'
import type { PatentQuery } from '@markwright/api-client/models/patentQuery'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { BarList } from '../../../shared/charts/bar-list.tsx'
import { ChartFrame } from '../../../shared/charts/chart-frame.tsx'
import chartStyles from '../../../shared/charts/charts.module.css'
import { ColumnChart } from '../../../shared/charts/column-chart.tsx'
import { fillYears } from '../../../shared/charts/fill-years.ts'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import type { FacetName } from '../model/patent-search.ts'
import styles from './patents.module.css'

const charted = ['year', 'applicant', 'ipc', 'country'] as const
/** Rows of a table; the server lists no more. */
const VALUES_MAX = 200
/** Bars of a chart; the table behind it has the rest. */
const BARS_MAX = 15

/**
 * What a search has found by year of publication, applicant, IPC subclass and office. The table and the CSV of each
 * chart have its 200 most frequent values.
 */
export function ResultCharts({
  query,
  pathOf,
}: {
  query: PatentQuery
  /** The results with this value as a filter, or without it where it is one. */
  pathOf: (name: FacetName, value: string) => string
}) {
  const { t } = useTranslation(['patents', 'statistics'])
  const { current: _page, size: _size, sort: _sort, ...counted } = query
  const results = useQueries({
    queries: charted.map((name) => ({
      ...getListPatentFacetQueryOptions({ query: counted, name, limit: VALUES_MAX }),
      placeholderData: keepPreviousData,
    })),
  })
  const failed = results.find(({ error }) => error)
  if (failed) return <ErrorView error={failed.error} onRetry={() => void failed.refetch()} />
  const [years, ...ranked] = results.map(({ data }) => data)
  if (!years || ranked.some((data) => !data)) return <Skeleton active paragraph={{ rows: 12 }} />

  const byYear = years
    .map(({ value, count }) => ({ year: Number(value), count }))
    .toSorted((left, right) => left.year - right.year)
  const colon = t('statistics:colon')
  const rankedCharts = [
    { name: 'applicant', title: t('charts.applicants') },
    { name: 'ipc', title: t('charts.ipcs') },
    { name: 'country', title: t('charts.countries') },
  ] as const
  return (
    <section
      className={`${chartStyles.charts} ${styles.charts}`}
      aria-label={t('charts.title')}
      aria-busy={results.some(({ isPlaceholderData }) => isPlaceholderData)}
    >
      <ChartFrame
        title={t('charts.years')}
        header={[t('facet.year'), t('charts.count')]}
        rows={byYear.map(({ year, count }) => [year, count])}
        none={t('charts.none')}
        isWide
      >
        <ColumnChart
          label={t('statistics:chartOf', { title: t('charts.years') })}
          columns={fillYears(byYear, (year) => ({ year, count: 0 })).map(({ year, count }) => ({
            label: String(year),
            values: [count],
            title: `${year}${colon}${count.toLocaleString('en')}`,
          }))}
        />
      </ChartFrame>
      {rankedCharts.map(({ name, title }, at) => {
        const values = ranked[at]!
        return (
          <ChartFrame
            key={name}
            title={title}
            header={[t(`facet.${name}`), t('charts.count')]}
            rows={values.map(({ label, count }) => [label, count])}
            none={t('charts.none')}
          >
            <BarList bars={values.slice(0, BARS_MAX).map((value) => barOf(name, value))} />
          </ChartFrame>
        )
      })}
    </section>
  )

  function barOf(name: FacetName, { value, label, count }: PatentFacetValue) {
    const isChosen = query.filter?.[name]?.some((each) => each === value)
    return {
      key: value,
      label: (
        <SiteLink
          to={pathOf(name, value)}
          title={label}
          aria-label={t(isChosen ? 'charts.notOnly' : 'charts.only', { name: label })}
        >
          {label}
        </SiteLink>
      ),
      total: count,
      parts: [count],
    }
  }
}
