import { useGetOperations } from '@markwright/api-client/backoffice'
import type { BackupState } from '@markwright/api-client/models/backupState'
import type { Operations } from '@markwright/api-client/models/operations'
import type { ProviderState } from '@markwright/api-client/models/providerState'
import type { QueueState } from '@markwright/api-client/models/queueState'
import { Skeleton } from 'antd'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { shownBytes } from '../../../shared/lib/shown-bytes.ts'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { liveQuery } from '../../../shared/manage/live-query.ts'
import { Instant } from '../../../shared/manage/instant.tsx'
import { type Column, Records } from '../../../shared/list/record-list.tsx'
import { StateTag } from '../../../shared/manage/state-tag.tsx'
import { AttentionList } from './alert-list.tsx'
import { providerName } from './provider-name.ts'
import { Detail } from './detail.tsx'
import styles from './operations.module.css'
import { ProcessList } from './process-list.tsx'

/** What needs attention, and how everything is that the site consists of. */
export function OperationsOverview() {
  const { data, error, refetch } = useGetOperations({ query: liveQuery })
  if (!data && error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 12, width: '100%' }} className={styles.section} />
  return <Overview operations={data} />
}

function Overview({ operations }: { operations: Operations }) {
  const { t } = useTranslation('operations')
  const { attention, processes, registerVersion, queues, providers, backups, storage } = operations
  return (
    <>
      <Part title={t('attention.title')}>
        <AttentionList attention={attention} />
      </Part>
      <Part title={t('processes.title')}>
        <ProcessList processes={processes} />
        <p className={styles.detail}>{t('processes.published', { version: registerVersion })}</p>
      </Part>
      <Part title={t('queues.title')}>
        <Queues queues={queues} />
      </Part>
      <Part title={t('providers.title')}>
        <Providers providers={providers} />
      </Part>
      <Part title={t('backups.title')}>
        <Backups backups={backups} />
      </Part>
      <Part title={t('storage.title')}>
        <Facts
          facts={[
            [t('storage.database'), shownBytes(storage.databaseBytes)],
            [
              t('storage.disk'),
              t('storage.free', { free: shownBytes(storage.diskFreeBytes), all: shownBytes(storage.diskBytes) }),
            ],
          ]}
        />
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

const MINUTE = 60

function Queues({ queues }: { queues: QueueState[] }) {
  const { t } = useTranslation('operations')
  const columns: Column<QueueState & { id: string }>[] = [
    { key: 'queue', title: t('queues.queue'), render: ({ queue }) => queue },
    { key: 'waiting', title: t('queues.waiting'), render: ({ waiting }) => <Count of={waiting} /> },
    { key: 'active', title: t('queues.active'), render: ({ active }) => <Count of={active} /> },
    {
      key: 'oldest',
      title: t('queues.oldest'),
      render: ({ waiting, oldestSeconds }) => {
        if (waiting === 0) return '—'
        if (oldestSeconds < MINUTE) return t('queues.seconds', { amount: oldestSeconds })
        return t('queues.minutes', { amount: Math.floor(oldestSeconds / MINUTE) })
      },
    },
  ]
  if (queues.length === 0) return <p>{t('queues.none')}</p>
  return <Records label={t('queues.title')} rows={queues.map((row) => ({ ...row, id: row.queue }))} columns={columns} />
}

const Count = ({ of }: { of: number }) => <span className="numeric">{of.toLocaleString('en')}</span>

const isFailing = ({ lastSuccessTime, lastFailureTime }: ProviderState) =>
  lastFailureTime !== null && (lastSuccessTime === null || lastFailureTime > lastSuccessTime)

function Providers({ providers }: { providers: ProviderState[] }) {
  const { t } = useTranslation('operations')
  const columns: Column<ProviderState & { id: string }>[] = [
    { key: 'name', title: t('providers.name'), render: ({ name }) => providerName(name, t) },
    {
      key: 'state',
      title: t('providers.state'),
      render: (row) => (
        <StateTag
          tone={isFailing(row) ? 'bad' : 'good'}
          text={t(isFailing(row) ? 'providers.bad' : 'providers.good')}
        />
      ),
    },
    { key: 'success', title: t('providers.success'), render: (row) => <Instant at={row.lastSuccessTime} /> },
    { key: 'failure', title: t('providers.failure'), render: (row) => <Instant at={row.lastFailureTime} /> },
    { key: 'reason', title: t('providers.reason'), render: ({ lastFailure }) => <Detail text={lastFailure} /> },
    {
      key: 'calls',
      title: t('providers.calls'),
      render: ({ successes, failures }) => (
        <>
          <Count of={successes} /> / <Count of={failures} />
        </>
      ),
    },
  ]
  if (providers.length === 0) return <p>{t('providers.none')}</p>
  return (
    <Records label={t('providers.title')} rows={providers.map((row) => ({ ...row, id: row.name }))} columns={columns} />
  )
}

const backupTones = { running: 'warn', completed: 'good', failed: 'bad' } as const

function Backups({ backups }: { backups: BackupState[] }) {
  const { t } = useTranslation('operations')
  const columns: Column<BackupState>[] = [
    { key: 'started', title: t('backups.started'), render: ({ startTime }) => <Instant at={startTime} /> },
    {
      key: 'state',
      title: t('backups.state'),
      render: ({ state, error }) => (
        <>
          <StateTag tone={backupTones[state]} text={t(`backups.states.${state}`)} />
          <Detail text={error} />
        </>
      ),
    },
    { key: 'file', title: t('backups.file'), render: ({ file }) => <Detail text={file} /> },
    { key: 'size', title: t('backups.size'), render: ({ bytes }) => (bytes === null ? '—' : shownBytes(bytes)) },
    {
      key: 'encrypted',
      title: t('backups.encrypted'),
      render: ({ encrypted }) => t(encrypted ? 'backups.yes' : 'backups.no'),
    },
  ]
  if (backups.length === 0) return <p>{t('backups.none')}</p>
  return <Records label={t('backups.title')} rows={backups} columns={columns} />
}
