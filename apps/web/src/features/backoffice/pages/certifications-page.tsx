import { useListCertifications } from '@markwright/api-client/backoffice'
import type { CertificationReviewHead } from '@markwright/api-client/models/certificationReviewHead'
import { ListCertificationsStatus } from '@markwright/api-client/models/listCertificationsStatus'
import { useTranslation } from 'react-i18next'
import { manageCertificationPath, manageUserPath } from '../../../app/paths.ts'
import { SiteLink } from '../../../shared/ui/site-link.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { CertificationState } from '../components/certifications/certification-state.tsx'
import { Instant } from '../components/instant.tsx'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import { Filters } from '../../../shared/list/filters.tsx'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { listQuery } from '../hooks/list-query.ts'
import { useListAddress } from '../../../shared/list/use-list-address.ts'

const states = Object.values(ListCertificationsStatus)

/** Companies that were submitted for certification: those under review come first, by the day on which they are due. */
export function CertificationsPage() {
  const { t } = useTranslation(['backoffice', 'certification'])
  const address = useListAddress()
  const keyword = address.text('keyword').trim()
  const status = address.choice('status', states)
  const overdue = address.choice('overdue', ['true'] as const)
  const answer = useListCertifications(
    {
      current: address.page,
      size: address.size,
      ...(keyword && { keyword }),
      ...(status && { status }),
      ...(overdue && { overdue: true }),
    },
    { query: listQuery },
  )
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
      <Filters>
        <FilterSearch
          address={address}
          name="keyword"
          label={t('certification:review.search')}
          placeholder={t('certification:review.searchPlaceholder')}
        />
        <FilterChoice
          address={address}
          name="status"
          label={t('certification:review.state')}
          values={states}
          none={t('list.any')}
          wordFor={(value) => t(`certification:review.status.${value}`)}
        />
        <FilterChoice
          address={address}
          name="overdue"
          label={t('certification:review.due')}
          values={['true'] as const}
          none={t('certification:review.all')}
          wordFor={() => t('certification:review.onlyOverdue')}
        />
      </Filters>
      <RecordList
        label={t('menu.certifications')}
        answer={answer}
        address={address}
        columns={columns}
        empty={{
          title: t('certification:review.none'),
          text: keyword || status || overdue ? t('list.noneFound') : t('certification:review.noneText'),
        }}
      />
    </WorkPage>
  )
}
