import { DownloadOutlined, FileSearchOutlined, PrinterOutlined, ShareAltOutlined } from '@ant-design/icons'
import type { Report } from '@markwright/api-client/models/report'
import { getDownloadReportUrl, useGetReport } from '@markwright/api-client/reports'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { isUnknown } from '../../../shared/lib/record-errors.ts'
import { ReportState } from '../../../shared/reports/report-state.tsx'
import { useMemberPage } from '../../../shared/session/session.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { SignInView } from '../../../shared/ui/feedback/sign-in-view.tsx'
import { ReportProgress } from './report-progress.tsx'
import { ReportResult } from './report-result.tsx'
import { ReportShareDialog } from './report-share-dialog.tsx'
import styles from './reports.module.css'

const WORKING_MS = 1500
const REVIEW_MS = 15_000

/** One report: how far it is, and once it is delivered what it says. `share` is the token of a link. */
export function ReportView({ number, share }: { number: string; share: string | null }) {
  const { t } = useTranslation('reports')
  const isSignedIn = useMemberPage()
  const { data, error, refetch } = useGetReport(number, share ? { share } : undefined, {
    query: { staleTime: 0, retry: false, refetchInterval: ({ state }) => pollMs(state.data) },
  })
  const reload = async () => void (await refetch())
  if (error && !data) {
    if (!isUnknown(error)) return <ErrorView error={error} onRetry={() => void refetch()} />
    if (!isSignedIn && !share) return <SignInView text={t('view.signIn')} />
    return (
      <MessageView
        stamp={<FileSearchOutlined />}
        title={t('view.gone')}
        text={t('view.goneText')}
        actions={<ButtonLink to={paths.analysisReport}>{t('view.all')}</ButtonLink>}
      />
    )
  }
  if (!data) return <Skeleton active paragraph={{ rows: 10 }} />
  return (
    <article>
      <div className={styles.head}>
        <div>
          <h2 className={styles.mark}>{data.question.tradeMarkText}</h2>
          <p className={styles.note}>
            {data.reportNo} ·{' '}
            {t('list.classList', { count: data.question.classes.length, classes: data.question.classes.join(', ') })}
          </p>
        </div>
        <ReportState report={data} />
        <Tools report={data} share={share} onChanged={reload} />
      </div>
      {data.status === 'READY' ? <ReportResult report={data} /> : <ReportProgress report={data} onChanged={reload} />}
    </article>
  )
}

function Tools({ report, share, onChanged }: { report: Report; share: string | null; onChanged: () => Promise<void> }) {
  const { t } = useTranslation('reports')
  const [isSharing, setIsSharing] = useState(false)
  return (
    <div className={`${styles.tools} no-print`}>
      {report.status === 'READY' && (
        <>
          <Button
            type="primary"
            icon={<DownloadOutlined />}
            href={getDownloadReportUrl(report.reportNo, share ? { share } : undefined)}
          >
            {t('view.download')}
          </Button>
          <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
            {t('view.print')}
          </Button>
          {report.isOwn && (
            <Button icon={<ShareAltOutlined />} aria-haspopup="dialog" onClick={() => setIsSharing(true)}>
              {t('view.share')}
            </Button>
          )}
        </>
      )}
      {report.isOwn && <ButtonLink to={paths.analysisReport}>{t('view.all')}</ButtonLink>}
      <ReportShareDialog report={report} isOpen={isSharing} onChanged={onChanged} onClose={() => setIsSharing(false)} />
    </div>
  )
}

function pollMs(report: Report | undefined): number | false {
  if (report?.status !== 'PENDING') return false
  return report.state === 'review' ? REVIEW_MS : WORKING_MS
}
