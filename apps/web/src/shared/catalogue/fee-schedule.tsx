import { useListOfficialFees } from '@markwright/api-client/catalogue'
import type { PriceFee } from '@markwright/api-client/models/priceFee'
import { Select, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownMoney } from '../lib/money.ts'
import type { Column } from '../list/column.ts'
import { SmallTable } from '../list/small-table.tsx'
import { ErrorView } from '../ui/feedback/error-view.tsx'
import { Field } from '../ui/forms/field.tsx'
import styles from './prices.module.css'

/** What offices charge, in their currency, in US dollars and in CNY, with the source of each figure. */
export function FeeSchedule({ right }: { right: 'trademark' | 'patent' }) {
  const { t } = useTranslation('catalogue')
  const { data, error, refetch } = useListOfficialFees({ type: right }, { query: { staleTime: 0 } })
  const [chosen, setChosen] = useState<string | null>(null)
  const offices = [...new Map((data ?? []).map(({ office, officeName }) => [office, officeName]))]
  const office = chosen ?? offices[0]?.[0] ?? null
  const columns: Column<PriceFee>[] = [
    {
      key: 'name',
      title: t('fees.name'),
      render: (fee) => (
        <>
          {fee.name}
          <span className={styles.source}>{t('fees.source', { day: fee.validFrom, source: fee.source })}</span>
        </>
      ),
    },
    {
      key: 'published',
      title: t('fees.published'),
      isNumber: true,
      render: ({ amount, currency }) => shownMoney(amount, currency),
    },
    {
      key: 'usd',
      title: t('fees.usd'),
      isNumber: true,
      render: ({ amountUsd }) => (amountUsd ? shownMoney(amountUsd, 'USD') : '—'),
    },
    {
      key: 'cny',
      title: t('fees.cny'),
      isNumber: true,
      render: ({ amountCny, rate, rateDate }) => (
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
          <SmallTable
            label={t('fees.title')}
            rows={data.filter((fee) => fee.office === office)}
            keyOf={({ code }) => code}
            columns={columns}
          />
        </>
      )}
    </section>
  )
}
