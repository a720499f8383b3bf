import { useListReportReviews } from '@markwright/api-client/backoffice'
import type { ReportReviewHead } from '@markwright/api-client/models/reportReviewHead'
import { ReportState as States } from '@markwright/api-client/models/reportState'
import { useTranslation } from 'react-i18next'
import { manageReportPath } from '../../../shared/lib/paths.ts'
import { ReportState } from '../../../shared/reports/report-state.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { Instant } from '../../../shared/manage/instant.tsx'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import type { Column } from '../../../shared/list/record-list.tsx'
import { ManagedList } from '../../../shared/manage/managed-list.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { useListRequest } from '../../../shared/list/use-list-request.ts'

const states = Object.values(States)
const POLL_MS = 5000

/** Reports of all members; what is due first comes first. */
export function ReportReviewsPage() {
  const { t } = useTranslation(['backoffice', 'reports'])
  const list = useListRequest({ state: states, overdue: 'flag' })
  const result = useListReportReviews(list.request, {
    query: {
      ...listQuery,
      refetchInterval: ({ state: { data } }) => (data?.records.some(isWorking) ? POLL_MS : false),
    },
  })
  const columns: Column<ReportReviewHead>[] = [
    {
      key: 'mark',
      title: t('reports:list.mark'),
      render: (each) => <SiteLink to={manageReportPath(each.id)}>{each.question.tradeMarkText}</SiteLink>,
    },
    { key: 'number', title: t('reports:list.number'), render: ({ reportNo }) => reportNo },
    {
      key: 'classes',
      title: t('reports:list.classes'),
      render: ({ question }) => question.classes.join(', '),
    },
    { key: 'state', title: t('reports:list.state'), render: (each) => <ReportState report={each} /> },
    { key: 'member', title: t('reports:review.member'), render: ({ member }) => member },
    { key: 'reviewer', title: t('reports:review.reviewer'), render: ({ reviewer }) => reviewer ?? '—' },
    {
      key: 'requested',
      title: t('reports:list.requested'),
      render: ({ requestTime }) => <Instant at={requestTime} />,
    },
  ]
  return (
    <WorkPage title={t('menu.reports')}>
      <ManagedList
        label={t('menu.reports')}
        answer={result}
        list={list}
        columns={columns}
        filters={
          <>
            <FilterChoice
              name="state"
              label={t('reports:list.state')}
              values={states}
              wordFor={(value) => t(`reports:state.${value}`)}
            />
            <FilterChoice
              name="overdue"
              label={t('reports:review.due')}
              values={['true'] as const}
              none={t('reports:review.all')}
              wordFor={() => t('reports:review.onlyOverdue')}
            />
          </>
        }
        empty={{ title: t('reports:review.none'), text: t('reports:review.noneText') }}
      />
    </WorkPage>
  )
}

const isWorking = ({ state }: ReportReviewHead) => state === 'generating' || state === 'approved'
