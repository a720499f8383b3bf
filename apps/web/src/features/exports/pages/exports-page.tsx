import { DownloadOutlined, FileDoneOutlined } from '@ant-design/icons'
import { cancelJob } from '@markwright/api-client/jobs'
import { getDownloadFileUrl } from '@markwright/api-client/files'
import type { ExportRecord } from '@markwright/api-client/models/exportRecord'
import { useListExports } from '@markwright/api-client/exports'
import { keepPreviousData } from '@tanstack/react-query'
import { Button, Progress, Skeleton, Table, type TableColumnType } from 'antd'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { isJobOpen } from '../../../shared/lib/job-state.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { pageNumber } from '../../../shared/lib/page-number.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ButtonLink } from '../../../shared/ui/button-link.tsx'
import { ErrorNote } from '../../../shared/ui/error-note.tsx'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { MessageView } from '../../../shared/ui/message-view.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'

const SIZE = 10
const POLL_MS = 1500
const isOpen = ({ job }: ExportRecord) => isJobOpen(job.state)
const hasExpired = ({ fileId, expireTime }: ExportRecord) => fileId === null && expireTime !== null

/** Day and time, each of which stays in one piece where a column is narrow. */
const Unbroken = ({ text }: { text: string }) =>
  text.split(' ').map((part, at) => (
    <Fragment key={part}>
      {at > 0 && ' '}
      <span style={{ whiteSpace: 'nowrap' }}>{part}</span>
    </Fragment>
  ))

/** Files that were made in the background for the member. */
export function ExportsPage() {
  const { t } = useTranslation('exports')
  const [parameters, setParameters] = useSearchParams()
  const page = pageNumber(parameters.get('page'))
  const { data, error, refetch, isPlaceholderData } = useListExports(
    { current: page, size: SIZE },
    {
      query: {
        staleTime: 0,
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) => (state.data?.records.some(isOpen) ? POLL_MS : false),
      },
    },
  )
  const cancelled = useAction(async (jobId: string) => {
    await cancelJob(jobId)
    await refetch()
  })
  const columns: TableColumnType<ExportRecord>[] = [
    {
      title: t('list.file'),
      render: (_value, { fileName, kind, rows, job }) => (
        <>
          {fileName}
          <span className="numeric" style={{ display: 'block', color: 'var(--ink-faint)' }}>
            {t(`kind.${kind}`)} · {t('list.rows', { count: rows, shown: rows.toLocaleString('en') })} ·{' '}
            {toLocalMinute(job.createTime)}
          </span>
        </>
      ),
    },
    {
      title: t('list.state'),
      width: 180,
      render: (_value, record) => (
        <>
          {t(hasExpired(record) ? 'state.expired' : `state.${record.job.state}`)}
          {record.fileId && record.expireTime && (
            <span className="numeric" style={{ display: 'block', color: 'var(--ink-faint)' }}>
              {t('list.until')} <Unbroken text={toLocalMinute(record.expireTime)} />
            </span>
          )}
          {isOpen(record) && <Progress percent={record.job.progress} size="small" aria-label={t('progress')} />}
          {record.job.error && <span style={{ display: 'block' }}>{record.job.error}</span>}
        </>
      ),
    },
    {
      title: <span className="visually-hidden">{t('list.actions')}</span>,
      width: 120,
      render: (_value, record) =>
        record.fileId ? (
          <Button
            icon={<DownloadOutlined />}
            href={getDownloadFileUrl({ id: record.fileId })}
            download
            aria-label={t('list.downloadOf', { name: record.fileName })}
          >
            {t('download')}
          </Button>
        ) : isOpen(record) ? (
          <Button disabled={cancelled.isRunning} onClick={() => void cancelled.run(record.job.id)}>
            {t('cancel')}
          </Button>
        ) : null,
    },
  ]
  return (
    <WorkPage title={t('list.title')} lead={t('list.lead')}>
      <ErrorNote error={cancelled.error} />
      {error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 6 }} />
      ) : data.total === 0 ? (
        <MessageView
          stamp={<FileDoneOutlined />}
          title={t('list.none')}
          text={t('list.noneText')}
          actions={
            <>
              <ButtonLink type="primary" to={paths.combinedQuery}>
                {t('list.trademarks')}
              </ButtonLink>
              <ButtonLink to={paths.patentSearch}>{t('list.patents')}</ButtonLink>
            </>
          }
        />
      ) : (
        <>
          <Table<ExportRecord>
            rowKey={({ job }) => job.id}
            style={{ marginTop: 16 }}
            size="middle"
            columns={columns}
            dataSource={data.records}
            loading={isPlaceholderData}
            pagination={false}
          />
          <Pager
            total={data.total}
            page={page}
            size={SIZE}
            onChange={(next) => setParameters(next > 1 ? { page: String(next) } : {})}
          />
        </>
      )}
    </WorkPage>
  )
}
