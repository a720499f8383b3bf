import { useListBulkRows } from '@markwright/api-client/bulk-queries'
import type { BulkHit } from '@markwright/api-client/models/bulkHit'
import type { BulkQuery } from '@markwright/api-client/models/bulkQuery'
import type { BulkRow } from '@markwright/api-client/models/bulkRow'
import { countryName } from '@markwright/domain/places/countries'
import { Segmented } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { trademarkDetailPath } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { LevelBadge } from '../../../shared/similarity/level-badge.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import styles from './bulk-queries.module.css'

const outcomes = ['found', 'near', 'none', 'bad'] as const

/** The rows of a list in their order, all or those of one outcome; they are read anew while more are done. */
export function BulkRows({ query }: { query: BulkQuery }) {
  const { t } = useTranslation('queries')
  const address = useListAddress()
  const outcome = address.choice('outcome', outcomes)
  const result = useListBulkRows(
    query.id,
    { current: address.page, size: address.size, ...(outcome && { outcome }) },
    { query: listQuery },
  )
  const refresh = useEffectEvent(() => void result.refetch())
  useEffect(() => {
    if (query.done > 0) refresh()
  }, [query.done])
  const columns: Column<BulkRow>[] = [
    { key: 'no', title: t('bulk.no'), render: ({ ordinal }) => <span className="numeric">{ordinal}</span> },
    {
      key: 'input',
      title: t('bulk.input'),
      render: ({ input }) => <span className={styles.mark}>{input || '—'}</span>,
    },
    { key: 'result', title: t('bulk.result'), render: (row) => <Outcome row={row} /> },
    { key: 'hits', title: t('bulk.hits'), isNumber: true, render: ({ hits }) => hits?.toLocaleString('en') },
    { key: 'nearest', title: t('bulk.nearest'), render: (row) => <Nearest row={row} /> },
  ]
  const data = result.data && {
    total: result.data.total,
    records: result.data.records.map((row) => ({ ...row, id: String(row.ordinal) })),
  }
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
        onChange={(value) => address.filter('outcome', value === 'all' ? null : value)}
      />
      <RecordList
        label={t('bulk.results')}
        answer={{ ...result, data }}
        address={address}
        columns={columns}
        empty={{ title: t('bulk.noRows') }}
      />
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
