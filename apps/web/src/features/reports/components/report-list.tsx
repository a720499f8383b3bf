import type { ReportHead } from '@markwright/api-client/models/reportHead'
import { useListReports } from '@markwright/api-client/reports'
import { keepPreviousData } from '@tanstack/react-query'
import { Skeleton, Table, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { analysisReportPath } from '../../../app/paths.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { pageNumber } from '../../../shared/lib/page-number.ts'
import { usePhoneWidth } from '../../../shared/lib/use-media.ts'
import { ReportState } from '../../../shared/reports/report-state.tsx'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { SiteLink } from '../../../shared/ui/site-link.tsx'
import styles from './reports.module.css'

const SIZE = 10
const POLL_MS = 5000

/** The member's reports, newest first. */
export function ReportList() {
  const { t } = useTranslation('reports')
  const isPhone = usePhoneWidth()
  const [params, setParams] = useSearchParams()
  const page = pageNumber(params.get('page'))
  const { data, error, refetch } = useListReports(
    { current: page, size: SIZE },
    {
      query: {
        staleTime: 0,
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) => (state.data?.records.some(isWorking) ? POLL_MS : false),
      },
    },
  )
  const columns: TableColumnType<ReportHead>[] = [
    {
      title: t('list.mark'),
      render: (_value, report) => (
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
          {isPhone && <ReportState report={report} />}
        </>
      ),
    },
    { title: t('list.state'), render: (_value, report) => <ReportState report={report} />, responsive: ['md'] },
    {
      title: t('list.requested'),
      render: (_value, { requestTime }) => toLocalMinute(requestTime),
      className: 'numeric',
      width: 160,
      responsive: ['md'],
    },
  ]
  return (
    <section className={styles.list}>
      <h2>{t('list.title')}</h2>
      {error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 4 }} />
      ) : (
        <>
          <Table<ReportHead>
            rowKey="reportNo"
            size="middle"
            columns={columns}
            dataSource={data.records}
            pagination={false}
            locale={{ emptyText: t('list.none') }}
          />
          <Pager
            total={data.total}
            page={page}
            size={SIZE}
            onChange={(wanted) => setParams(wanted > 1 ? { page: String(wanted) } : {})}
          />
        </>
      )}
    </section>
  )
}

const isWorking = ({ state }: ReportHead) => state === 'generating' || state === 'approved'
