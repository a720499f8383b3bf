import type { ServiceProcess } from '@markwright/api-client/models/serviceProcess'
import { useTranslation } from 'react-i18next'
import { shownBytes } from '../../../shared/lib/shown-bytes.ts'
import { Instant } from '../../../shared/manage/instant.tsx'
import { type Column, Records } from '../../../shared/list/record-list.tsx'
import { StateTag } from '../../../shared/manage/state-tag.tsx'
import { Detail } from './detail.tsx'
import styles from './operations.module.css'

type Index = ServiceProcess['indexes'][number]

/** Processes of the site with their indexes. */
export function ProcessList({ processes }: { processes: ServiceProcess[] }) {
  const { t } = useTranslation('operations')
  const columns: Column<ServiceProcess>[] = [
    {
      key: 'name',
      title: t('processes.name'),
      render: ({ kind, host, pid }) => (
        <>
          {t(`processes.kinds.${kind}`)}{' '}
          <span className="numeric">
            {host}:{pid}
          </span>
        </>
      ),
    },
    {
      key: 'state',
      title: t('processes.state'),
      render: ({ isLost }) => (
        <StateTag tone={isLost ? 'bad' : 'good'} text={t(isLost ? 'processes.lost' : 'processes.alive')} />
      ),
    },
    { key: 'indexes', title: t('processes.indexes'), render: ({ indexes }) => <Indexes indexes={indexes} /> },
    { key: 'memory', title: t('processes.memory'), render: ({ memoryBytes }) => shownBytes(memoryBytes) },
    { key: 'started', title: t('processes.started'), render: ({ startTime }) => <Instant at={startTime} /> },
    { key: 'seen', title: t('processes.seen'), render: ({ seenTime }) => <Instant at={seenTime} /> },
    { key: 'version', title: t('processes.version'), render: ({ version }) => version },
  ]
  if (processes.length === 0) return <p>{t('processes.none')}</p>
  return <Records label={t('processes.title')} rows={processes} columns={columns} />
}

function Indexes({ indexes }: { indexes: Index[] }) {
  const { t } = useTranslation('operations')
  if (indexes.length === 0) return '—'
  return (
    <ul className={styles.lines}>
      {indexes.map((index) => {
        const named = { name: t(`processes.names.${index.name}`), records: index.records.toLocaleString('en') }
        const state = !index.isReady ? 'building' : index.isBehind ? 'behind' : 'ready'
        return (
          <li key={index.name}>
            {index.version === null
              ? t('processes.index', named)
              : t('processes.indexVersion', { ...named, version: index.version })}{' '}
            <StateTag tone={state === 'ready' ? 'good' : 'warn'} text={t(`processes.${state}`)} />
            <Detail text={index.fault} />
          </li>
        )
      })}
    </ul>
  )
}
