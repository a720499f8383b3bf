import { DeleteOutlined } from '@ant-design/icons'
import { deleteBulkQuery, useListBulkQueries } from '@markwright/api-client/bulk-queries'
import type { BulkQuery } from '@markwright/api-client/models/bulkQuery'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import type { Column } from '../../../shared/list/column.ts'
import { RecordList } from '../../../shared/list/record-list.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import styles from './bulk-queries.module.css'

const SIZE = 10

/** The member's lists, newest first. */
export function BulkHistory() {
  const { t } = useTranslation('queries')
  const address = useListAddress([SIZE])
  const result = useListBulkQueries({ current: address.page, size: address.size }, { query: listQuery })
  const [removed, setRemoved] = useState<BulkQuery | null>(null)
  const columns: Column<BulkQuery>[] = [
    {
      key: 'name',
      title: t('bulk.name'),
      render: (query) => (
        <>
          <SiteLink to={`${paths.bulkQuery}?id=${query.id}`}>{query.title}</SiteLink>
          <div className={styles.faint}>
            {t('bulk.rows', { count: query.rowCount, shown: query.rowCount.toLocaleString('en') })}
          </div>
        </>
      ),
    },
    { key: 'result', title: t('bulk.result'), render: ({ counts }) => t('bulk.counts', { ...counts }) },
    { key: 'state', title: t('bulk.stateLabel'), render: ({ state }) => t(`bulk.state.${state}`) },
    {
      key: 'time',
      title: t('bulk.time'),
      render: ({ createTime }) => <span className="numeric">{toLocalMinute(createTime)}</span>,
    },
    {
      key: 'acts',
      title: t('bulk.remove'),
      render: (query) => (
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t('bulk.removeOf', { title: query.title })}
          onClick={() => setRemoved(query)}
        />
      ),
    },
  ]
  return (
    <section className={styles.history}>
      <h2>{t('bulk.history')}</h2>
      <RecordList
        label={t('bulk.history')}
        answer={result}
        address={address}
        columns={columns}
        empty={{ title: t('bulk.none') }}
      />
      <ConfirmDialog
        isOpen={removed !== null}
        title={t('bulk.removeTitle')}
        text={removed && t('bulk.removeText', { title: removed.title, count: removed.rowCount })}
        confirmLabel={t('bulk.remove')}
        act={async () => {
          if (removed) await deleteBulkQuery(removed.id)
          notifySuccess(t('bulk.removed'))
          if (result.data?.records.length === 1 && address.page > 1) address.goTo(address.page - 1, address.size)
          else await result.refetch()
        }}
        onClose={() => setRemoved(null)}
      />
    </section>
  )
}
