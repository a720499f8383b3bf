import { useListBulkRows } from '@markwright/api-client/bulk-queries'
import type { BulkHit } from '@markwright/api-client/models/bulkHit'
import type { BulkQuery } from '@markwright/api-client/models/bulkQuery'
import type { BulkRow } from '@markwright/api-client/models/bulkRow'
import { countryName } from '@markwright/domain/countries'
import { keepPreviousData } from '@tanstack/react-query'
import { Segmented, Skeleton, Table, type TableColumnType } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { trademarkDetailPath } from '../../../app/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { pageNumber } from '../../../shared/lib/page-number.ts'
import { usePhoneWidth } from '../../../shared/lib/use-media.ts'
import { LevelBadge } from '../../../shared/similarity/level-badge.tsx'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { SiteLink } from '../../../shared/ui/site-link.tsx'
import styles from './bulk-queries.module.css'

const sizes = [20, 50, 100] as const
const outcomes = ['found', 'near', 'none', 'bad'] as const

/** The rows of a list in their order, all or those of one outcome; they are read anew while more are done. */
export function BulkRows({ query }: { query: BulkQuery }) {
  const { t } = useTranslation('queries')
  const isPhone = usePhoneWidth()
  const [params, setParams] = useSearchParams()
  const page = pageNumber(params.get('page'))
  const size = sizes.find((each) => String(each) === params.get('size')) ?? sizes[0]
  const outcome = outcomes.find((each) => each === params.get('outcome'))
  const goTo = (wanted: { page?: number; size?: number; outcome?: string | undefined }) => {
    const next = { page: 1, size, outcome, ...wanted }
    setParams({
      id: query.id,
      ...(next.outcome && { outcome: next.outcome }),
      ...(next.page > 1 && { page: String(next.page) }),
      ...(next.size !== sizes[0] && { size: String(next.size) }),
    })
  }
  const { data, error, refetch } = useListBulkRows(
    query.id,
    { current: page, size, ...(outcome && { outcome }) },
    { query: { staleTime: 0, placeholderData: keepPreviousData } },
  )
  const refresh = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (query.done > 0) refresh()
  }, [query.done])
  const columns: TableColumnType<BulkRow>[] = [
    { title: t('bulk.no'), dataIndex: 'ordinal', className: 'numeric', width: 70 },
    {
      title: t('bulk.input'),
      render: (_value, row) => (
        <>
          <span className={styles.mark}>{row.input || '—'}</span>
          {isPhone && (
            <div>
              <Outcome row={row} />
              <Nearest row={row} />
            </div>
          )}
        </>
      ),
    },
    { title: t('bulk.result'), render: (_value, row) => <Outcome row={row} />, width: 140, responsive: ['md'] },
    {
      title: t('bulk.hits'),
      render: (_value, { hits }) => hits?.toLocaleString('en'),
      className: 'numeric',
      align: 'end',
      width: 80,
      responsive: ['md'],
    },
    { title: t('bulk.nearest'), render: (_value, row) => <Nearest row={row} />, width: '45%', responsive: ['md'] },
  ]
  return (
    <>
      <Segmented
        value={outcome ?? 'all'}
        aria-label={t('bulk.filter')}
        style={{ maxWidth: '100%', marginBottom: 12, overflowX: 'auto' }}
        options={[
          { value: 'all', label: `${t('bulk.all')} ${query.rowCount.toLocaleString('en')}` },
          ...outcomes.map((value) => ({
            value,
            label: `${t(`bulk.outcome.${value}`)} ${query.counts[value].toLocaleString('en')}`,
          })),
        ]}
        onChange={(value) => goTo({ outcome: value === 'all' ? undefined : value })}
      />
      {error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : (
        <>
          <Table<BulkRow>
            rowKey="ordinal"
            size="middle"
            columns={columns}
            dataSource={data.records}
            pagination={false}
            locale={{ emptyText: t('bulk.noRows') }}
          />
          <Pager
            total={data.total}
            page={page}
            size={size}
            sizes={sizes}
            onChange={(wantedPage, wantedSize) =>
              goTo({ page: wantedSize === size ? wantedPage : 1, size: wantedSize })
            }
          />
        </>
      )}
    </>
  )
}

function Outcome({ row: { outcome } }: { row: BulkRow }) {
  const { t } = useTranslation('queries')
  return (
    <span className={styles.outcome} data-outcome={outcome}>
      {outcome ? t(`bulk.outcome.${outcome}`) : t('bulk.waiting')}
    </span>
  )
}

function Nearest({ row: { reason, best } }: { row: BulkRow }) {
  return (
    <>
      {reason && <span className={styles.faint}>{reason}</span>}
      {best.map((hit) => (
        <Hit key={hit.id} hit={hit} />
      ))}
    </>
  )
}

function Hit({ hit: { id, name, appNo, country, statusText, level, score } }: { hit: BulkHit }) {
  const language = useLanguage()
  return (
    <div className={styles.hit}>
      <SiteLink to={trademarkDetailPath(id)} className={styles.mark}>
        {name ?? appNo}
      </SiteLink>
      {level && <LevelBadge level={level} score={score ?? undefined} />}
      <span className={`${styles.faint} numeric`}>
        {appNo} · {countryName(country, language)} · {statusText}
      </span>
    </div>
  )
}
