import type { Report } from '@markwright/api-client/models/report'
import { retryReport } from '@markwright/api-client/reports'
import { Alert, Button, Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import styles from './reports.module.css'

const waitingTexts = { generating: 'view.waiting', review: 'view.reviewing', approved: 'view.approved' } as const

/** What happens to a report that is not delivered, and what can be done about one that will not be. */
export function ReportProgress({ report, onChanged }: { report: Report; onChanged: () => Promise<void> }) {
  const { t } = useTranslation('reports')
  const retry = useAction(async () => {
    await retryReport(report.reportNo)
    await onChanged()
  })
  const { state } = report
  if (state === 'failed')
    return (
      <>
        <Alert
          type="error"
          showIcon
          title={report.error?.msg ?? t('view.failed')}
          description={t('view.failed')}
          action={
            <Button type="primary" loading={retry.isRunning} onClick={() => void retry.run()}>
              {t('view.retry')}
            </Button>
          }
        />
        <ErrorNote error={retry.error} />
      </>
    )
  if (state === 'rejected')
    return (
      <Alert
        type="warning"
        showIcon
        title={t('view.rejected')}
        description={report.reason}
        action={<ButtonLink to={paths.analysisReport}>{t('view.again')}</ButtonLink>}
      />
    )
  return (
    <div className={styles.progress} role="status">
      {state !== 'review' && <Progress percent={report.progress} status="active" aria-label={t('view.progress')} />}
      <p>{state !== 'delivered' && t(waitingTexts[state])}</p>
    </div>
  )
}
