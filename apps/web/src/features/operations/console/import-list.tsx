import { getImportRejects, useListManagedImports } from '@markwright/api-client/backoffice'
import { ListManagedImportsKind } from '@markwright/api-client/models/listManagedImportsKind'
import { ListManagedImportsState } from '@markwright/api-client/models/listManagedImportsState'
import type { ManagedImport } from '@markwright/api-client/models/managedImport'
import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFileExport } from '../../../shared/lib/use-file-export.ts'
import { liveQuery } from '../../../shared/manage/live-query.ts'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { Instant } from '../../../shared/manage/instant.tsx'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import type { Column } from '../../../shared/list/record-list.tsx'
import { ManagedList } from '../../../shared/manage/managed-list.tsx'
import { StateTag, type Tone } from '../../../shared/manage/state-tag.tsx'

const kinds = Object.values(ListManagedImportsKind)
const states = Object.values(ListManagedImportsState)
const tones: Record<ManagedImport['state'], Tone> = { running: 'warn', published: 'good', failed: 'bad' }

/** Imports of registers and tables: what they brought, what they rejected, and why they ended early. */
export function ImportList() {
  const { t } = useTranslation(['operations', 'backoffice'])
  const list = useListRequest({ kind: kinds, state: states })
  const result = useListManagedImports(list.request, { query: liveQuery })
  const count = (key: 'created' | 'updated' | 'unchanged'): Column<ManagedImport> => ({
    key,
    title: t(`imports.${key}`),
    render: (row) => <span className="numeric">{row[key].toLocaleString('en')}</span>,
  })
  const columns: Column<ManagedImport>[] = [
    {
      key: 'name',
      title: t('imports.name'),
      render: ({ name, files }) => (files > 1 ? t('imports.files', { name, amount: files - 1 }) : name),
    },
    { key: 'kind', title: t('imports.kind'), render: (row) => t(`imports.kinds.${row.kind}`) },
    {
      key: 'state',
      title: t('imports.state'),
      render: ({ state: current, progress }) => (
        <>
          <StateTag tone={tones[current]} text={t(`imports.states.${current}`)} />{' '}
          {current === 'running' && <span className="numeric">{progress} %</span>}
        </>
      ),
    },
    count('created'),
    count('updated'),
    count('unchanged'),
    { key: 'rejected', title: t('imports.rejected'), render: (row) => <Rejects of={row} /> },
    { key: 'version', title: t('imports.version'), render: ({ version }) => version ?? '—' },
    { key: 'at', title: t('imports.at'), render: ({ createTime }) => <Instant at={createTime} /> },
    { key: 'finished', title: t('imports.finished'), render: ({ finishTime }) => <Instant at={finishTime} /> },
    { key: 'fault', title: t('imports.fault'), render: ({ fault }) => fault },
  ]
  return (
    <ManagedList
      label={t('tabs.imports')}
      answer={result}
      list={list}
      columns={columns}
      filters={
        <>
          <FilterChoice
            name="kind"
            label={t('imports.kind')}
            values={kinds}
            wordFor={(value) => t(`imports.kinds.${value}`)}
          />
          <FilterChoice
            name="state"
            label={t('imports.state')}
            values={states}
            wordFor={(value) => t(`imports.states.${value}`)}
          />
        </>
      }
      empty={{ title: t('imports.none'), text: t('imports.noneText') }}
    />
  )
}

function Rejects({ of: { id, name, rejected } }: { of: ManagedImport }) {
  const { t } = useTranslation('operations')
  const download = useFileExport(() => getImportRejects(id), `${name} rejects.csv`)
  const shown = rejected.toLocaleString('en')
  if (rejected === 0) return <span className="numeric">0</span>
  return (
    <Button
      size="small"
      icon={<DownloadOutlined />}
      loading={download.isRunning}
      aria-label={t('imports.download', { amount: shown })}
      onClick={() => void download.run()}
    >
      {shown}
    </Button>
  )
}
