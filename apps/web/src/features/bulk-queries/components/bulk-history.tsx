import { DeleteOutlined } from '@ant-design/icons'
import { deleteBulkQuery, useListBulkQueries } from '@markwright/api-client/bulk-queries'
import type { BulkQuery } from '@markwright/api-client/models/bulkQuery'
import { keepPreviousData } from '@tanstack/react-query'
import { Button, Skeleton, Table, type TableColumnType } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { pageNumber } from '../../../shared/lib/page-number.ts'
import { usePhoneWidth } from '../../../shared/lib/use-media.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { notifySuccess } from '../../../shared/ui/notify.ts'
import { SiteLink } from '../../../shared/ui/site-link.tsx'
import styles from './bulk-queries.module.css'

const SIZE = 10

/** The member's lists, newest first. */
export function BulkHistory() {
  const { t } = useTranslation('queries')
  const isPhone = usePhoneWidth()
  const [params, setParams] = useSearchParams()
  const page = pageNumber(params.get('page'))
  const goTo = (wanted: number) => setParams(wanted > 1 ? { page: String(wanted) } : {})
  const { data, error, refetch } = useListBulkQueries(
    { current: page, size: SIZE },
    { query: { staleTime: 0, placeholderData: keepPreviousData } },
  )
  const [removed, setRemoved] = useState<BulkQuery | null>(null)
  const columns: TableColumnType<BulkQuery>[] = [
    {
      title: t('bulk.name'),
      render: (_value, query) => (
        <>
          <SiteLink to={`${paths.bulkQuery}?id=${query.id}`}>{query.title}</SiteLink>
          <div className={styles.faint}>
            {t('bulk.rows', { count: query.rowCount, shown: query.rowCount.toLocaleString('en') })}
            {isPhone && ` · ${t(`bulk.state.${query.state}`)} · ${toLocalMinute(query.createTime)}`}
          </div>
        </>
      ),
    },
    { title: t('bulk.result'), render: (_value, { counts }) => t('bulk.counts', { ...counts }), responsive: ['md'] },
    {
      title: t('bulk.stateLabel'),
      render: (_value, { state }) => t(`bulk.state.${state}`),
      width: 110,
      responsive: ['md'],
    },
    {
      title: t('bulk.time'),
      render: (_value, { createTime }) => toLocalMinute(createTime),
      className: 'numeric',
      width: 160,
      responsive: ['md'],
    },
    {
      title: <span className="visually-hidden">{t('bulk.remove')}</span>,
      render: (_value, query) => (
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t('bulk.removeOf', { title: query.title })}
          onClick={() => setRemoved(query)}
        />
      ),
      width: 56,
    },
  ]
  return (
    <section className={styles.history}>
      <h2>{t('bulk.history')}</h2>
      {error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 4 }} />
      ) : (
        <>
          <Table<BulkQuery>
            rowKey="id"
            size="middle"
            columns={columns}
            dataSource={data.records}
            pagination={false}
            locale={{ emptyText: t('bulk.none') }}
          />
          <Pager total={data.total} page={page} size={SIZE} onChange={goTo} />
        </>
      )}
      <ConfirmDialog
        isOpen={removed !== null}
        title={t('bulk.removeTitle')}
        text={removed && t('bulk.removeText', { title: removed.title, count: removed.rowCount })}
        confirmLabel={t('bulk.remove')}
        act={async () => {
          if (removed) await deleteBulkQuery(removed.id)
          notifySuccess(t('bulk.removed'))
          if (data?.records.length === 1 && page > 1) goTo(page - 1)
          else await refetch()
        }}
        onClose={() => setRemoved(null)}
      />
    </section>
  )
}
