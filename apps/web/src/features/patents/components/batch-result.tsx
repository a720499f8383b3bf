import { DownloadOutlined } from '@ant-design/icons'
import { useGetJob } from '@markwright/api-client/jobs'
import {
  downloadPatentNumberReport,
  useGetPatentNumberImport,
  useListPatentNumberRows,
} from '@markwright/api-client/patents'
import type { PatentNumberSummary } from '@markwright/api-client/models/patentNumberSummary'
import { keepPreviousData } from '@tanstack/react-query'
import { Button, Progress, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordList } from '../../../shared/list/record-list.tsx'
import { isJobOpen } from '../../../shared/lib/job-state.ts'
import { useFileExport } from '../../../shared/lib/use-file-export.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { resultsPath } from '../model/patent-search.ts'
import { batchFigures } from '../model/batch-figures.ts'
import styles from './patents.module.css'

const POLL_MS = 1000
const SIZE = 20

/** What became of imported numbers: in figures, and row by row where one was not found. */
export function BatchResult({ importId }: { importId: string }) {
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
  const { data, ...answer } = useListPatentNumberRows(
    importId,
    { outcome: 'problem', current: page, size: SIZE },
    { query: { placeholderData: keepPreviousData } },
  )
  return (
    <RecordList
      label={t('batch.result')}
      answer={{
        ...answer,
        data: data && { ...data, records: data.records.map((each) => ({ ...each, id: String(each.row) })) },
      }}
      address={{ page, size: SIZE, sizes: [], goTo: setPage }}
      empty={{ title: t('batch.noProblems') }}
      columns={[
        { key: 'row', title: t('batch.row'), render: ({ row }) => <span className="numeric">{row}</span> },
        { key: 'value', title: t('batch.value'), render: ({ value }) => value },
        { key: 'readAs', title: t('batch.readAs'), render: ({ readAs }) => readAs },
        { key: 'outcome', title: t('batch.outcome'), render: ({ outcome }) => t(`batch.outcomes.${outcome}`) },
        { key: 'reason', title: t('batch.reason'), render: ({ reason }) => reason },
      ]}
    />
  )
}
