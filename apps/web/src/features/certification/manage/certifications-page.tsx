import { useListCertifications } from '@markwright/api-client/backoffice'
import type { CertificationReviewHead } from '@markwright/api-client/models/certificationReviewHead'
import { ListCertificationsStatus } from '@markwright/api-client/models/listCertificationsStatus'
import { useTranslation } from 'react-i18next'
import { manageCertificationPath, manageUserPath } from '../../../shared/lib/paths.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { CertificationState } from './certification-state.tsx'
import { Instant } from '../../../shared/manage/instant.tsx'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import type { Column } from '../../../shared/list/record-list.tsx'
import { ManagedList } from '../../../shared/manage/managed-list.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { useListRequest } from '../../../shared/list/use-list-request.ts'

const states = Object.values(ListCertificationsStatus)

/** Companies that were submitted for certification: those under review come first, by the day on which they are due. */
export function CertificationsPage() {
  const { t } = useTranslation(['backoffice', 'certification'])
  const list = useListRequest({ keyword: 'text', status: states, overdue: 'flag' })
  const result = useListCertifications(list.request, { query: listQuery })
  const columns: Column<CertificationReviewHead>[] = [
    {
      key: 'company',
      title: t('certification:review.company'),
      render: ({ id, companyName }) => <SiteLink to={manageCertificationPath(id)}>{companyName}</SiteLink>,
    },
    {
      key: 'code',
      title: t('certification:review.code'),
      render: ({ creditCode }) => <span className="numeric">{creditCode}</span>,
    },
    {
      key: 'state',
      title: t('certification:review.state'),
      render: (each) => <CertificationState certification={each} />,
    },
    {
      key: 'member',
      title: t('certification:review.member'),
      render: ({ userId, userPhone }) => <SiteLink to={manageUserPath(userId)}>{userPhone}</SiteLink>,
    },
    {
      key: 'submitted',
      title: t('certification:review.submitted'),
      render: ({ submitTime }) => <Instant at={submitTime} />,
    },
    { key: 'due', title: t('certification:review.due'), render: ({ dueOn }) => <span className="day">{dueOn}</span> },
    {
      key: 'decided',
      title: t('certification:review.decided'),
      render: ({ decidedBy, decideTime }) =>
        decidedBy ? (
          <>
            {decidedBy} · <Instant at={decideTime} />
          </>
        ) : (
          '—'
        ),
    },
  ]
  return (
    <WorkPage title={t('menu.certifications')}>
      <ManagedList
        label={t('menu.certifications')}
        answer={result}
        list={list}
        columns={columns}
        filters={
          <>
            <FilterSearch
              name="keyword"
              label={t('certification:review.search')}
              placeholder={t('certification:review.searchPlaceholder')}
            />
            <FilterChoice
              name="status"
              label={t('certification:review.state')}
              values={states}
              wordFor={(value) => t(`certification:review.status.${value}`)}
            />
            <FilterChoice
              name="overdue"
              label={t('certification:review.due')}
              values={['true'] as const}
              none={t('certification:review.all')}
              wordFor={() => t('certification:review.onlyOverdue')}
            />
          </>
        }
        empty={{ title: t('certification:review.none'), text: t('certification:review.noneText') }}
      />
    </WorkPage>
  )
}
