import { SafetyCertificateOutlined } from '@ant-design/icons'
import { useGetCertificationReview } from '@markwright/api-client/backoffice'
import type { CertificationReview } from '@markwright/api-client/models/certificationReview'
import { Col, Row } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { manageUserPath, paths } from '../../../shared/lib/paths.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { RecordView } from '../../../shared/ui/layout/record-view.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { StateHistory } from '../../../shared/workflow/state-history.tsx'
import { CertificationActions } from './certification-actions.tsx'
import { CertificationState } from './certification-state.tsx'
import { LicenceImage } from './licence-image.tsx'
import { Instant } from '../../../shared/manage/instant.tsx'
import { StateTag } from '../../../shared/manage/state-tag.tsx'
import { useMay } from '../../../shared/manage/use-may.ts'

/** One certification with its licence, as staff review it. */
export function CertificationReviewPage() {
  const { t } = useTranslation(['backoffice', 'certification'])
  const id = useSearchParams()[0].get('id') ?? ''
  const mayDecide = useMay()('certifications.decide')
  const result = useGetCertificationReview(id, {
    query: { enabled: id !== '', staleTime: 0, retry: false },
  })
  const { data } = result
  return (
    <WorkPage
      title={data?.companyName ?? t('menu.certifications')}
      actions={data && mayDecide && <CertificationActions certification={data} />}
    >
      <RecordView
        id={id}
        answer={result}
        missing={{
          stamp: <SafetyCertificateOutlined />,
          title: t('certification:review.gone'),
          actions: <ButtonLink to={paths.manageCertifications}>{t('menu.certifications')}</ButtonLink>,
        }}
      >
        {(certification) => <Review certification={certification} />}
      </RecordView>
    </WorkPage>
  )
}

function Review({ certification }: { certification: CertificationReview }) {
  const { t } = useTranslation(['backoffice', 'certification'])
  const { status, dueOn, reason, creditCode, creditCodeChecks, sameCode, history } = certification
  const texts = ['address', 'postalCode', 'officePhone', 'contact', 'mobile', 'email'] as const
  return (
    <Row gutter={[{ xs: 0, lg: 40 }, 24]} style={{ marginTop: 20 }}>
      <Col xs={24} lg={12}>
        <Facts
          facts={[
            [t('certification:review.state'), <CertificationState key="state" certification={certification} />],
            ...(status === 'review' ? [[t('certification:review.due'), dueOn] as const] : []),
            ...(reason ? [[t('reason.label'), reason] as const] : []),
            [
              t('certification:review.code'),
              <span key="code">
                <span className="numeric">{creditCode}</span>{' '}
                <StateTag
                  tone={creditCodeChecks ? 'good' : 'bad'}
                  text={t(creditCodeChecks ? 'certification:review.codeChecks' : 'certification:review.codeFails')}
                />{' '}
                {sameCode > 0 && (
                  <StateTag tone="warn" text={t('certification:review.sameCode', { count: sameCode })} />
                )}
              </span>,
            ],
            ...texts.map((field) => [t(`certification:field.${field}`), certification[field]] as const),
            [
              t('certification:review.member'),
              <SiteLink key="member" to={manageUserPath(certification.userId)}>
                {certification.userPhone}
              </SiteLink>,
            ],
            [t('certification:review.submitted'), <Instant key="at" at={certification.submitTime} />],
          ]}
        />
        <h2 style={{ marginTop: 28, fontSize: 16 }}>{t('certification:review.history')}</h2>
        <StateHistory
          label={t('certification:review.history')}
          history={history}
          wordFor={(event) => t(`certification:review.event.${event as 'create'}`, { defaultValue: event })}
        />
      </Col>
      <Col xs={24} lg={12}>
        <LicenceImage key={certification.licenceName} id={certification.id} name={certification.licenceName} />
      </Col>
    </Row>
  )
}
