import { retryReportForMember } from '@markwright/api-client/backoffice'
import type { ReportReview } from '@markwright/api-client/models/reportReview'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ReportBody } from '../../../shared/reports/report-body.tsx'
import { ReportState } from '../../../shared/reports/report-state.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { useMay } from '../../../shared/manage/use-may.ts'
import { auditOfPath } from '../../../shared/manage/audit-address.ts'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { Instant } from '../../../shared/manage/instant.tsx'
import { ReviewEditor } from './review-editor.tsx'
import styles from './review.module.css'

/** What a report is about and where it stands; under review, anyone who may can edit, approve and reject it. */
export function ReviewBody({ report, onReload }: { report: ReportReview; onReload: () => Promise<ReportReview> }) {
  const { t } = useTranslation(['reports', 'backoffice'])
  const retry = useAction(async () => {
    await retryReportForMember(report.id)
    notifySuccess(t('review.retried'))
    await onReload()
  })
  const may = useMay()
  const { state, question, content } = report
  const isEdited = state === 'review' && may('reports.decide')
  return (
    <>
      <Facts
        facts={[
          [t('list.state'), <ReportState key="state" report={report} />],
          [t('list.number'), report.reportNo],
          [t('review.member'), report.member],
          [t('list.classes'), question.classes.join(', ')],
          [t('content.applicant'), question.applicant],
          [t('form.language'), t(`review.languages.${report.lang}`)],
          [t('list.requested'), <Instant key="requested" at={report.requestTime} />],
          [t('review.reviewer'), report.reviewer],
        ]}
      />
      <p className={styles.links}>
        <SiteLink to={paths.manageReports}>{t('backoffice:menu.reports')}</SiteLink>
        {may('audit.read') && <SiteLink to={auditOfPath(report.id)}>{t('backoffice:audit.ofSubject')}</SiteLink>}
      </p>
      {state === 'generating' && <Alert type="info" showIcon title={t('review.notReady')} />}
      {state === 'approved' && <Alert type="info" showIcon title={t('view.approved')} />}
      {state === 'rejected' && (
        <Alert type="warning" showIcon title={t('state.rejected')} description={report.reason} />
      )}
      {state === 'failed' && (
        <Alert
          type="error"
          showIcon
          title={report.error ?? t('state.failed')}
          action={
            may('reports.retry') && (
              <Button loading={retry.isRunning} onClick={() => void retry.run()}>
                {t('view.retry')}
              </Button>
            )
          }
        />
      )}
      <ErrorNote error={retry.error} />
      {content && isEdited && <ReviewEditor report={report} content={content} onReload={onReload} />}
      {content && !isEdited && (
        <>
          <section className={styles.conclusion}>
            <h2>{t('review.conclusion')}</h2>
            <p className={styles.words}>{report.conclusion}</p>
          </section>
          <ReportBody
            content={content}
            question={question}
            renderComment={({ comment }) => comment && <p className={styles.words}>{comment}</p>}
          />
        </>
      )}
    </>
  )
}
