import { getDownloadFileUrl } from '@markwright/api-client/files'
import { cancelJob, useGetJob } from '@markwright/api-client/jobs'
import { Button, Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import { isJobOpen } from '../lib/job-state.ts'
import { useAction } from '../lib/use-action.ts'
import { ButtonLink } from '../ui/controls/button-link.tsx'
import { ErrorNote } from '../ui/feedback/error-note.tsx'
import { ErrorView } from '../ui/feedback/error-view.tsx'
import styles from './exports.module.css'

const POLL_MS = 1000

/**
 * How far the file is, and the file once it is there. Closing leaves the job alone: the page at `listPath` lists it.
 */
export function ExportProgress({ jobId, listPath }: { jobId: string; listPath: string }) {
  const { t } = useTranslation('exports')
  const {
    data: job,
    error,
    refetch,
  } = useGetJob(jobId, {
    query: { refetchInterval: ({ state }) => (state.data && !isJobOpen(state.data.state) ? false : POLL_MS) },
  })
  const cancelled = useAction(async () => {
    await cancelJob(jobId)
    await refetch()
  })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  const fileId = job?.result?.['fileId']
  return (
    <>
      <p role="status">{t(`state.${job?.state ?? 'queued'}`)}</p>
      <Progress
        percent={job?.progress ?? 0}
        status={job?.state === 'failed' ? 'exception' : job?.state === 'completed' ? 'success' : 'active'}
        aria-label={t('progress')}
      />
      {job?.error && <p>{job.error}</p>}
      <p className={styles.note}>{t('background')}</p>
      <div className={styles.acts}>
        {typeof fileId === 'string' && (
          <Button type="primary" href={getDownloadFileUrl({ id: fileId })} download>
            {t('download')}
          </Button>
        )}
        {(!job || isJobOpen(job.state)) && (
          <Button loading={cancelled.isRunning} onClick={() => void cancelled.run()}>
            {t('cancel')}
          </Button>
        )}
        <ButtonLink to={listPath}>{t('toExports')}</ButtonLink>
      </div>
      <ErrorNote error={cancelled.error} />
    </>
  )
}
