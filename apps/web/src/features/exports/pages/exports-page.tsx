import { DownloadOutlined } from '@ant-design/icons'
import { cancelJob } from '@markwright/api-client/jobs'
import { getDownloadFileUrl } from '@markwright/api-client/files'
import type { ExportRecord } from '@markwright/api-client/models/exportRecord'
import { useListExports } from '@markwright/api-client/exports'
import { keepPreviousData } from '@tanstack/react-query'
import { Button, Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { isJobOpen } from '../../../shared/lib/job-state.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'

const SIZE = 10
const POLL_MS = 1500
/** A record is known by its job. */
type ExportRow = ExportRecord & { id: string }

const isOpen = ({ job }: ExportRecord) => isJobOpen(job.state)
const hasExpired = ({ fileId, expireTime }: ExportRecord) => fileId === null && expireTime !== null

/** Files that were made in the background for the member. */
export function ExportsPage() {
  const { t } = useTranslation('exports')
  const address = useListAddress([SIZE])
  const result = useListExports(
    { current: address.page, size: SIZE },
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
    await result.refetch()
  })
  const columns: Column<ExportRow>[] = [
    {
      key: 'file',
      title: t('list.file'),
      render: ({ fileName, kind, rows, job }) => (
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
      key: 'state',
      title: t('list.state'),
      render: (record) => (
        <>
          {t(hasExpired(record) ? 'state.expired' : `state.${record.job.state}`)}
          {record.fileId && record.expireTime && (
            <span style={{ display: 'block', color: 'var(--ink-faint)' }}>
              {t('list.until')} <span className="day">{toLocalMinute(record.expireTime)}</span>
            </span>
          )}
          {isOpen(record) && <Progress percent={record.job.progress} size="small" aria-label={t('progress')} />}
          {record.job.error && <span style={{ display: 'block' }}>{record.job.error}</span>}
        </>
      ),
    },
    {
      key: 'acts',
      title: t('list.actions'),
      render: (record) =>
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
  const data = result.data && {
    total: result.data.total,
    records: result.data.records.map((record) => ({ ...record, id: record.job.id })),
  }
  return (
    <WorkPage title={t('list.title')} lead={t('list.lead')}>
      <ErrorNote error={cancelled.error} />
      <RecordList
        label={t('list.title')}
        answer={{ ...result, data }}
        address={address}
        columns={columns}
        empty={{
          title: t('list.none'),
          text: t('list.noneText'),
          actions: (
            <>
              <ButtonLink type="primary" to={paths.combinedQuery}>
                {t('list.trademarks')}
              </ButtonLink>
              <ButtonLink to={paths.patentSearch}>{t('list.patents')}</ButtonLink>
            </>
          ),
        }}
      />
    </WorkPage>
  )
}
