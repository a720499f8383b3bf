import type { ReportHead } from '@markwright/api-client/models/reportHead'
import type { ReportPage } from '@markwright/api-client/models/reportPage'
import { useListReports } from '@markwright/api-client/reports'
import { keepPreviousData } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { analysisReportPath } from '../../../shared/lib/paths.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import type { Column } from '../../../shared/list/column.ts'
import { RecordList } from '../../../shared/list/record-list.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { ReportState } from '../../../shared/reports/report-state.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import styles from './reports.module.css'

const SIZE = 10
const POLL_MS = 5000

/** The member's reports, newest first. */
export function ReportList() {
  const { t } = useTranslation('reports')
  const address = useListAddress([SIZE])
  const result = useListReports(
    { current: address.page, size: address.size },
    {
      query: {
        staleTime: 0,
        select: withIds,
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) => (state.data?.records.some(isWorking) ? POLL_MS : false),
      },
    },
  )
  const columns: Column<Row>[] = [
    {
      key: 'mark',
      title: t('list.mark'),
      render: (report) => (
        <>
          <SiteLink to={analysisReportPath(report.reportNo)} className={styles.mark}>
            {report.question.tradeMarkText}
          </SiteLink>
          <div className={styles.note}>
            {report.reportNo} ·{' '}
            {t('list.classList', {
              count: report.question.classes.length,
              classes: report.question.classes.join(', '),
            })}
          </div>
        </>
      ),
    },
    { key: 'state', title: t('list.state'), render: (report) => <ReportState report={report} /> },
    {
      key: 'requested',
      title: t('list.requested'),
      render: ({ requestTime }) => <span className="numeric">{toLocalMinute(requestTime)}</span>,
    },
  ]
  return (
    <section className={styles.list}>
      <h2>{t('list.title')}</h2>
      <RecordList
        label={t('list.title')}
        answer={result}
        address={address}
        columns={columns}
        empty={{ title: t('list.none') }}
      />
    </section>
  )
}

const isWorking = ({ state }: ReportHead) => state === 'generating' || state === 'approved'

type Row = ReportHead & { id: string }
/** A report is identified by its number. */
const withIds = (page: ReportPage) => ({
  ...page,
  records: page.records.map((report): Row => ({ ...report, id: report.reportNo })),
})
