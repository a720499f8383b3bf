import { FileSearchOutlined } from '@ant-design/icons'
import { useGetPortfolioImport } from '@markwright/api-client/hosting'
import { cancelJob } from '@markwright/api-client/jobs'
import type { PortfolioImport } from '@markwright/api-client/models/portfolioImport'
import { Alert, Progress, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { isJobOpen } from '../../../shared/lib/job-state.ts'
import { paths } from '../../../shared/lib/paths.ts'
import { isUnknown } from '../../../shared/lib/record-errors.ts'
import { ConfirmedButton } from '../../../shared/manage/confirmed-button.tsx'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import hosting from '../components/hosting.module.css'
import styles from './exchange.module.css'
import { RefusedRows } from './refused-rows.tsx'

const POLL_MS = 1000
const outcomes = ['added', 'changed', 'unchanged', 'refused'] as const

const isRunning = (made: PortfolioImport | undefined) => made !== undefined && isJobOpen(made.state)

/** How far an import is, what became of its rows, and the rows that were refused. */
export function ImportResult({ id }: { id: string }) {
  const { t } = useTranslation('exchange')
  const { data, error, refetch } = useGetPortfolioImport(id, {
    query: { staleTime: 0, retry: false, refetchInterval: ({ state }) => (isRunning(state.data) ? POLL_MS : false) },
  })
  if (error && !data)
    return isUnknown(error) ? (
      <MessageView
        stamp={<FileSearchOutlined />}
        title={t('result.gone')}
        text={t('result.goneText')}
        actions={<ButtonLink to={paths.hostingImport}>{t('result.toList')}</ButtonLink>}
      />
    ) : (
      <ErrorView error={error} onRetry={() => void refetch()} />
    )
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />
  const isOpen = isRunning(data)
  const stop = async () => {
    await cancelJob(data.jobId)
    await refetch()
    notifySuccess(t('result.stopped'))
  }
  return (
    <>
      <section className={hosting.section} aria-labelledby="file">
        <h2 id="file" className={styles.value}>
          {data.fileName}
        </h2>
        <Progress
          percent={data.progress}
          status={isOpen ? 'active' : data.state === 'completed' ? 'success' : 'exception'}
          aria-label={t('result.progress')}
        />
        <p role="status">
          {t(`import.states.${data.state}`)} ·{' '}
          {t('import.rows', { count: data.rowCount, shown: data.rowCount.toLocaleString('en') })}
        </p>
        {isOpen && <p className={hosting.faint}>{t('result.background')}</p>}
        {(data.state === 'failed' || data.state === 'cancelled') && (
          <Alert type="warning" showIcon style={{ marginBlock: 12 }} title={t(`result.${data.state}`)} />
        )}
        <dl className={styles.counts}>
          {outcomes.map((outcome) => (
            <div key={outcome} data-bad={(outcome === 'refused' && data.refused > 0) || undefined}>
              <dt>{t(`result.${outcome}`)}</dt>
              <dd>{data[outcome].toLocaleString('en')}</dd>
            </div>
          ))}
        </dl>
        <div className={hosting.row}>
          {isOpen ? (
            <ConfirmedButton
              label={t('result.stop')}
              question={{ title: t('result.stopTitle'), text: t('result.stopText') }}
              act={stop}
            />
          ) : (
            <ButtonLink type="primary" to={paths.hostingHome}>
              {t('result.toHome')}
            </ButtonLink>
          )}
          <ButtonLink to={paths.hostingImport}>{t('result.again')}</ButtonLink>
        </div>
      </section>
      {data.refused > 0 ? (
        <RefusedRows importId={id} count={data.refused} />
      ) : (
        data.state === 'completed' && <p className={hosting.section}>{t('result.noneRefused')}</p>
      )}
    </>
  )
}
