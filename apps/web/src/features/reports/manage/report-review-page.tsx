import { FileSearchOutlined } from '@ant-design/icons'
import { useGetReportReview } from '@markwright/api-client/backoffice'
import type { ReportReview } from '@markwright/api-client/models/reportReview'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../shared/lib/paths.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { RecordView } from '../../../shared/ui/layout/record-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { ReviewBody } from './review-body.tsx'

const POLL_MS = 2000

/** One report as staff review it. */
export function ReportReviewPage() {
  const { t } = useTranslation(['backoffice', 'reports'])
  const id = useSearchParams()[0].get('id') ?? ''
  const result = useGetReportReview(id, {
    query: {
      enabled: id !== '',
      staleTime: 0,
      // What was read long ago has a version that is refused.
      gcTime: 0,
      retry: false,
      // What is being written must not be exchanged for what the server has.
      refetchOnWindowFocus: false,
      refetchInterval: ({ state }) => (isWorking(state.data) ? POLL_MS : false),
    },
  })
  const { data, refetch } = result
  const reload = async () => (await refetch({ throwOnError: true })).data!
  return (
    <WorkPage title={data?.question.tradeMarkText ?? t('menu.reports')}>
      <RecordView
        id={id}
        answer={result}
        missing={{
          stamp: <FileSearchOutlined />,
          title: t('reports:view.gone'),
          actions: <ButtonLink to={paths.manageReports}>{t('menu.reports')}</ButtonLink>,
        }}
      >
        {(report) => <ReviewBody key={`${report.id} ${report.state}`} report={report} onReload={reload} />}
      </RecordView>
    </WorkPage>
  )
}

const isWorking = (report: ReportReview | undefined) => report?.state === 'generating' || report?.state === 'approved'
