import { DownloadOutlined } from '@ant-design/icons'
import { getDownloadRefusedRowsUrl, useListRefusedRows } from '@markwright/api-client/hosting'
import type { RefusedRowProblemsItem } from '@markwright/api-client/models/refusedRowProblemsItem'
import { Button } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import hosting from '../components/hosting.module.css'
import styles from './exchange.module.css'

type Problem = RefusedRowProblemsItem & { id: string; row: number }

/** The rows that an import refused, with each of their problems; `count` is how many rows there are so far. */
export function RefusedRows({ importId, count }: { importId: string; count: number }) {
  const { t } = useTranslation('exchange')
  const language = useLanguage()
  const address = useListAddress()
  const answer = useListRefusedRows(importId, { current: address.page, size: address.size }, { query: listQuery })
  const refresh = useEffectEvent(() => void answer.refetch())
  useEffect(() => {
    if (count > 0) refresh()
  }, [count])
  const columns: Column<Problem>[] = [
    {
      key: 'row',
      title: t('result.row'),
      render: ({ row }) => <span className="numeric">{t('result.rowNo', { row })}</span>,
    },
    { key: 'column', title: t('result.column'), render: ({ column }) => column ?? '—' },
    {
      key: 'value',
      title: t('result.value'),
      render: ({ value }) =>
        value === null ? (
          '—'
        ) : value === '' ? (
          <span className={hosting.faint}>{t('result.noValue')}</span>
        ) : (
          <span className={styles.value}>{value}</span>
        ),
    },
    { key: 'reason', title: t('result.reason'), render: ({ reason }) => reason },
  ]
  const total = answer.data?.total ?? 0
  const data = answer.data && {
    total,
    records: answer.data.records.flatMap(({ row, problems }) =>
      problems.map((problem, at): Problem => ({ ...problem, row, id: `${row}-${at}` })),
    ),
  }
  return (
    <section className={hosting.section} aria-labelledby="refused">
      <h2 id="refused">{t('result.refusedTitle')}</h2>
      <p>{t('result.refusedText')}</p>
      <RecordList
        label={t('result.refusedTitle')}
        answer={{ ...answer, data }}
        address={address}
        columns={columns}
        summary={t('result.rowsTotal', { count: total, shown: total.toLocaleString('en') })}
        empty={{ title: t('result.noneRefused') }}
        actions={
          <Button icon={<DownloadOutlined />} href={`${getDownloadRefusedRowsUrl(importId)}?lang=${language}`} download>
            {t('result.download')}
          </Button>
        }
      />
    </section>
  )
}
