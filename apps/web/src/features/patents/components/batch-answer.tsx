import { DownloadOutlined } from '@ant-design/icons'
import { useGetJob } from '@markwright/api-client/jobs'
import {
  downloadPatentNumberReport,
  useGetPatentNumberImport,
  useListPatentNumberRows,
} from '@markwright/api-client/patents'
import type { PatentNumberRow } from '@markwright/api-client/models/patentNumberRow'
import type { PatentNumberSummary } from '@markwright/api-client/models/patentNumberSummary'
import { keepPreviousData } from '@tanstack/react-query'
import { Button, Progress, Skeleton, Table } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isJobOpen } from '../../../shared/lib/job-state.ts'
import { useFileExport } from '../../../shared/lib/use-file-export.ts'
import { ButtonLink } from '../../../shared/ui/button-link.tsx'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { resultsPath } from '../model/patent-search.ts'
import { batchFigures } from '../model/batch-figures.ts'
import styles from './patents.module.css'

const POLL_MS = 1000
const SIZE = 20

/** What became of imported numbers: in figures, and row by row where one was not found. */
export function BatchAnswer({ importId }: { importId: string }) {
  const { t } = useTranslation('patents')
  const summary = useGetPatentNumberImport(importId, {
    query: { retry: false, refetchInterval: ({ state }) => (state.data?.isDone === false ? POLL_MS : false) },
  })
  const { data } = summary
  return (
    <section className={styles.section} role="status">
      <h2>{t('batch.result')}</h2>
      {summary.error ? (
        <ErrorView error={summary.error} onRetry={() => void summary.refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 3 }} />
      ) : data.isDone ? (
        <FoundNumbers summary={data} />
      ) : (
        <LookingUp jobId={data.jobId!} total={data.total} />
      )}
    </section>
  )
}

function LookingUp({ jobId, total }: { jobId: string; total: number }) {
  const { t } = useTranslation('patents')
  const { data: job } = useGetJob(jobId, {
    query: { refetchInterval: ({ state }) => (state.data && !isJobOpen(state.data.state) ? false : POLL_MS) },
  })
  const hasFailed = job?.state === 'failed' || job?.state === 'cancelled'
  return (
    <>
      <p>{hasFailed ? (job.error ?? t('batch.stopped')) : t('batch.working', { total: total.toLocaleString('en') })}</p>
      <Progress
        percent={job?.progress ?? 0}
        status={hasFailed ? 'exception' : 'active'}
        aria-label={t('batch.progress')}
      />
    </>
  )
}

function FoundNumbers({ summary }: { summary: PatentNumberSummary }) {
  const { t } = useTranslation('patents')
  const { importId, publications, counts } = summary
  const problems = counts.unmatched + counts.invalid + counts.duplicate
  const report = useFileExport(
    () => downloadPatentNumberReport(importId, { format: 'xlsx' }),
    `${t('batch.reportFile')}.xlsx`,
  )
  return (
    <>
      <p>{t('batch.summary', batchFigures(summary))}</p>
      <p className={styles.actions} style={{ margin: '10px 0' }}>
        {publications > 0 && (
          <ButtonLink type="primary" to={resultsPath({ mode: 'batch', importId })}>
            {t('batch.show', { count: publications, shown: publications.toLocaleString('en') })}
          </ButtonLink>
        )}
        <Button icon={<DownloadOutlined />} loading={report.isRunning} onClick={() => void report.run()}>
          {t('batch.report')}
        </Button>
      </p>
      {problems > 0 && <ProblemRows importId={importId} />}
    </>
  )
}

function ProblemRows({ importId }: { importId: string }) {
  const { t } = useTranslation('patents')
  const [page, setPage] = useState(1)
  const { data, error, refetch, isPlaceholderData } = useListPatentNumberRows(
    importId,
    { outcome: 'problem', current: page, size: SIZE },
    { query: { placeholderData: keepPreviousData } },
  )
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active />
  return (
    <>
      <Table<PatentNumberRow>
        rowKey="row"
        size="small"
        dataSource={data.records}
        loading={isPlaceholderData}
        pagination={false}
        scroll={{ x: 760 }}
        tableLayout="fixed"
        columns={[
          { title: t('batch.row'), dataIndex: 'row', className: 'numeric', width: 70 },
          { title: t('batch.value'), dataIndex: 'value' },
          { title: t('batch.readAs'), dataIndex: 'readAs', width: 180 },
          { title: t('batch.outcome'), render: (_, { outcome }) => t(`batch.outcomes.${outcome}`), width: 120 },
          { title: t('batch.reason'), dataIndex: 'reason', width: 260 },
        ]}
      />
      <Pager total={data.total} page={page} size={SIZE} onChange={setPage} />
    </>
  )
}
