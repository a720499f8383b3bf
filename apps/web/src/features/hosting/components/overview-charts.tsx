import type { HostingFigure } from '@markwright/api-client/models/hostingFigure'
import type { HostingOverview } from '@markwright/api-client/models/hostingOverview'
import { addMonths } from '@markwright/domain/dates/calendar'
import { useTranslation } from 'react-i18next'
import { BarList } from '../../../shared/charts/bar-list.tsx'
import { ChartFrame } from '../../../shared/charts/chart-frame.tsx'
import charts from '../../../shared/charts/charts.module.css'
import { ColumnChart } from '../../../shared/charts/column-chart.tsx'
import { useWords } from '../hooks/use-words.ts'
import styles from './hosting.module.css'

/** The rights in figures: offices, classes, years of filing, and when what is due. */
export function OverviewCharts({ overview }: { overview: HostingOverview }) {
  const { t } = useTranslation('hosting')
  const words = useWords()
  const { offices, classes, years, months } = overview.charts
  const countIn = new Map(months.map(({ name, count }) => [name, count]))
  const firstOfMonth = `${overview.today.slice(0, 'yyyy-mm'.length)}-01`
  const allMonths = Array.from({ length: 12 }, (_, at) => addMonths(firstOfMonth, at).slice(0, 'yyyy-mm'.length)).map(
    (name) => ({
      name,
      count: countIn.get(name) ?? 0,
    }),
  )
  const columnsOf = (figures: readonly HostingFigure[]) =>
    figures.map(({ name, count }) => ({
      label: name,
      values: [count],
      title: t('charts.at', { name, count }),
    }))
  const bars = (figures: readonly HostingFigure[], nameOf: (name: string) => string) => (
    <BarList
      bars={figures.map(({ name, count }) => ({ key: name, label: nameOf(name), total: count, parts: [count] }))}
    />
  )
  const rows = (figures: readonly HostingFigure[], nameOf: (name: string) => string = (name) => name) =>
    figures.map(({ name, count }) => [nameOf(name), count] as const)
  const officeOf = (code: string) => words.office(code)
  const classOf = (name: string) => t('charts.class', { name })
  return (
    <section className={styles.section} aria-label={t('charts.title')}>
      <div className={charts.charts}>
        <ChartFrame
          title={t('charts.months')}
          header={[t('charts.month'), t('charts.deadlines')]}
          rows={months.length > 0 ? rows(allMonths) : []}
          isWide
          none={t('charts.noDeadlines')}
        >
          <ColumnChart
            columns={columnsOf(allMonths).map((column) => ({ ...column, label: column.label.slice(2) }))}
            label={t('charts.months')}
          />
        </ChartFrame>
        <ChartFrame
          title={t('charts.offices')}
          header={[t('field.office'), t('charts.rights')]}
          rows={rows(offices, officeOf)}
        >
          {bars(offices, officeOf)}
        </ChartFrame>
        <ChartFrame
          title={t('charts.classes')}
          header={[t('field.classes'), t('charts.marks')]}
          rows={rows(classes, classOf)}
          none={t('charts.noClasses')}
        >
          {bars(classes, classOf)}
        </ChartFrame>
        <ChartFrame
          title={t('charts.years')}
          header={[t('charts.year'), t('charts.rights')]}
          rows={rows(years)}
          isWide
          none={t('charts.noYears')}
        >
          <ColumnChart columns={columnsOf(years)} label={t('charts.years')} />
        </ChartFrame>
      </div>
    </section>
  )
}
