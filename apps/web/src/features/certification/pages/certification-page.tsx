import { useGetAccount } from '@markwright/api-client/account'
import { useGetCertification } from '@markwright/api-client/certification'
import type { Certification } from '@markwright/api-client/models/certification'
import { Alert, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { CertificationForm } from '../components/certification-form.tsx'
import { LicencePreview } from '../components/licence-field.tsx'

const [NONE, UNDER_REVIEW, PASSED, REJECTED] = [0, 1, 2, 3]

/** The certification of the member's company: to submit, under review, passed or rejected. */
export function CertificationPage() {
  const { t } = useTranslation('certification')
  const account = useGetAccount()
  const certification = useGetCertification({ query: { staleTime: 0 } })
  const error = account.error ?? certification.error
  const { data } = certification
  return (
    <WorkPage title={t('title')} lead={t('lead')}>
      {data && account.data ? (
        <>
          <State certification={data} />
          {data.status === NONE || data.status === REJECTED ? (
            <CertificationForm key={data.status} before={data} account={account.data} />
          ) : (
            <Submitted certification={data} />
          )}
        </>
      ) : error ? (
        <ErrorView error={error} onRetry={() => void Promise.all([account.refetch(), certification.refetch()])} />
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} style={{ marginTop: 20 }} />
      )}
    </WorkPage>
  )
}

function State({ certification: { status, statusText, reason, dueOn, decideTime } }: { certification: Certification }) {
  const { t } = useTranslation('certification')
  if (status === NONE) return null
  const type = status === PASSED ? 'success' : status === REJECTED ? 'error' : 'info'
  const text =
    status === UNDER_REVIEW
      ? t('state.review', { day: dueOn })
      : status === PASSED
        ? t('state.passed', { time: toLocalMinute(decideTime!) })
        : t('state.rejected', { reason })
  return (
    <Alert
      type={type}
      showIcon
      role="status"
      style={{ maxWidth: 640, marginTop: 20 }}
      title={statusText}
      description={text}
    />
  )
}

function Submitted({ certification }: { certification: Certification }) {
  const { t } = useTranslation('certification')
  const { licence, submitTime } = certification
  const texts = [
    'companyName',
    'creditCode',
    'address',
    'postalCode',
    'officePhone',
    'contact',
    'mobile',
    'email',
  ] as const
  return (
    <div style={{ maxWidth: 640, marginTop: 24 }}>
      <Facts
        facts={[
          ...texts.map((field) => [t(`field.${field}`), certification[field]] as const),
          [t('field.submitted'), submitTime && toLocalMinute(submitTime)],
          [t('field.licence'), licence && <LicencePreview key="licence" licence={licence} />],
        ]}
      />
    </div>
  )
}
