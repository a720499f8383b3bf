import { DownloadOutlined, FileSearchOutlined } from '@ant-design/icons'
import { getDownloadBulkQueryUrl, useGetBulkQuery } from '@markwright/api-client/bulk-queries'
import { cancelJob } from '@markwright/api-client/jobs'
import type { BulkQuery } from '@markwright/api-client/models/bulkQuery'
import { Alert, Button, Progress, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { isJobOpen } from '../../../shared/lib/job-state.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { isUnknown } from '../../../shared/lib/record-errors.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import styles from './bulk-queries.module.css'
import { BulkRows } from './bulk-rows.tsx'

const POLL_MS = 1500

const isRunning = (query: BulkQuery | undefined) => query !== undefined && isJobOpen(query.state)

/** One list: how far it is, its rows, and its files. */
export function BulkResult({ id }: { id: string }) {
  const { t } = useTranslation('queries')
  const { data, error, refetch } = useGetBulkQuery(id, {
    query: { staleTime: 0, retry: false, refetchInterval: ({ state }) => (isRunning(state.data) ? POLL_MS : false) },
  })
  const stop = useAction(async () => {
    if (data) await cancelJob(data.jobId)
    await refetch()
    notifySuccess(t('bulk.stopped'))
  })
  if (error && !data)
    return isUnknown(error) ? (
      <MessageView
        stamp={<FileSearchOutlined />}
        title={t('bulk.gone')}
        text={t('bulk.goneText')}
        actions={<ButtonLink to={paths.bulkQuery}>{t('bulk.list2')}</ButtonLink>}
      />
    ) : (
      <ErrorView error={error} onRetry={() => void refetch()} />
    )
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />
  return (
    <>
      <div className={styles.head}>
        <h2>{data.title}</h2>
        <Downloads id={id} />
        {isRunning(data) && (
          <Button loading={stop.isRunning} onClick={() => void stop.run()}>
            {t('bulk.stop')}
          </Button>
        )}
        <ButtonLink to={paths.bulkQuery}>{t('bulk.again')}</ButtonLink>
      </div>
      <ErrorNote error={stop.error} />
      {data.error && <Alert type="error" showIcon title={data.error} />}
      <div className={styles.progress}>
        <Progress
          percent={Math.floor((100 * data.done) / data.rowCount)}
          status={isRunning(data) ? 'active' : data.state === 'completed' ? 'success' : 'exception'}
          aria-label={t('bulk.result')}
        />
        <p role="status" className={styles.note}>
          {t(`bulk.state.${data.state}`)} ·{' '}
          {t('bulk.progress', { done: data.done.toLocaleString('en'), total: data.rowCount.toLocaleString('en') })}
          {data.dataVersion !== null &&
            data.engineVersion !== null &&
            ` · ${t('bulk.stamp', { data: data.dataVersion, engine: data.engineVersion })}`}
        </p>
      </div>
      <BulkRows query={data} />
    </>
  )
}

function Downloads({ id }: { id: string }) {
  const { t } = useTranslation('queries')
  const lang = useLanguage()
  return (['xlsx', 'csv'] as const).map((format) => (
    <Button key={format} icon={<DownloadOutlined />} href={`${getDownloadBulkQueryUrl(id, { format })}&lang=${lang}`}>
      {t(format === 'xlsx' ? 'bulk.downloadXlsx' : 'bulk.downloadCsv')}
    </Button>
  ))
}
