import { useListOfficialFees } from '@markwright/api-client/catalogue'
import type { PriceFee } from '@markwright/api-client/models/priceFee'
import { Select, Skeleton, Table, type TableColumnType } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownMoney } from '../lib/money.ts'
import { usePhoneWidth } from '../lib/use-media.ts'
import { ErrorView } from '../ui/error-view.tsx'
import { Field } from '../ui/field.tsx'
import styles from './prices.module.css'

/** What offices charge, in their currency, in US dollars and in CNY, with the source of each figure. */
export function FeeSchedule({ right }: { right: 'trademark' | 'patent' }) {
  const { t } = useTranslation('catalogue')
  const isPhone = usePhoneWidth()
  const { data, error, refetch } = useListOfficialFees({ type: right }, { query: { staleTime: 0 } })
  const [chosen, setChosen] = useState<string | null>(null)
  const offices = [...new Map((data ?? []).map(({ office, officeName }) => [office, officeName]))]
  const office = chosen ?? offices[0]?.[0] ?? null
  const columns: TableColumnType<PriceFee>[] = [
    {
      title: t('fees.name'),
      render: (_value, fee) => (
        <>
          {fee.name}
          <span className={styles.source}>{t('fees.source', { day: fee.validFrom, source: fee.source })}</span>
        </>
      ),
    },
    {
      title: t('fees.published'),
      align: 'right',
      className: 'numeric',
      render: (_value, fee) => (
        <>
          {shownMoney(fee.amount, fee.currency)}
          {isPhone && fee.currency !== 'USD' && fee.amountUsd && (
            <span className={styles.source}>{shownMoney(fee.amountUsd, 'USD')}</span>
          )}
        </>
      ),
    },
    {
      title: t('fees.usd'),
      align: 'right',
      className: 'numeric',
      responsive: ['md'],
      render: (_value, { amountUsd }) => (amountUsd ? shownMoney(amountUsd, 'USD') : '—'),
    },
    {
      title: t('fees.cny'),
      align: 'right',
      className: 'numeric',
      responsive: ['md'],
      render: (_value, { amountCny, rate, rateDate }) => (
        <>
          {amountCny ? shownMoney(amountCny) : '—'}
          {rate && rateDate && <span className={styles.source}>{t('fees.rate', { rate, date: rateDate })}</span>}
        </>
      ),
    },
  ]
  if (data?.length === 0) return null
  return (
    <section className={styles.fees} aria-labelledby={`fees-${right}`}>
      <h2 id={`fees-${right}`}>{t('fees.title')}</h2>
      <p>{t('fees.text')}</p>
      {error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active title={false} paragraph={{ rows: 6, width: '100%' }} />
      ) : (
        <>
          <div className={styles.filter}>
            <Field label={t('fees.office')}>
              {(control) => (
                <Select
                  {...control}
                  showSearch
                  optionFilterProp="label"
                  style={{ width: '100%' }}
                  value={office}
                  options={offices.map(([value, label]) => ({ value, label }))}
                  onChange={setChosen}
                />
              )}
            </Field>
          </div>
          <Table<PriceFee>
            rowKey="code"
            size="middle"
            columns={columns}
            dataSource={data.filter((fee) => fee.office === office)}
            pagination={false}
          />
        </>
      )}
    </section>
  )
}
