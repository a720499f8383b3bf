import { useListRightProfits } from '@markwright/api-client/hosting'
import type { RightProfit } from '@markwright/api-client/models/rightProfit'
import { useTranslation } from 'react-i18next'
import { shownMoney } from '../../../shared/lib/money.ts'
import { paths } from '../../../shared/lib/paths.ts'
import { FilterDay } from '../../../shared/list/filter-day.tsx'
import { Filters } from '../../../shared/list/filters.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import styles from '../components/hosting.module.css'
import { FilterSelect, useClientOptions } from '../components/party-select.tsx'
import { hostingPath } from '../model/hosting-paths.ts'
import { BillingTabs } from './billing-tabs.tsx'

/** Also of an amount below zero. */
const signedMoney = (amount: string) =>
  amount.startsWith('-') ? `-${shownMoney(amount.slice(1))}` : shownMoney(amount)

/** What was charged for each right, what it cost and what is left. */
export function ProfitsPage() {
  const { t } = useTranslation('billing')
  const clients = useClientOptions({ isOwn: true })
  const { address, request, isFiltered } = useListRequest({ clientId: 'text', from: 'day', to: 'day' })
  const answer = useListRightProfits(request, { query: listQuery })
  const { data } = answer
  const unknown = <span className={styles.faint}>{t('unknown')}</span>
  const columns: Column<RightProfit & { id: string }>[] = [
    {
      key: 'right',
      title: t('charge.right'),
      render: ({ itemId, itemTitle, itemNumber }) =>
        itemId === null ? (
          t('profits.noRight')
        ) : (
          <>
            <SiteLink to={hostingPath(paths.hostingItem, { id: itemId })} className={styles.title}>
              {itemTitle}
            </SiteLink>
            <div className={`${styles.faint} numeric`}>{itemNumber}</div>
          </>
        ),
    },
    { key: 'client', title: t('client'), render: ({ clientName }) => clientName ?? '—' },
    { key: 'charges', title: t('profits.charges'), isNumber: true, render: ({ charges }) => charges },
    { key: 'amount', title: t('profits.amount'), isNumber: true, render: ({ amount }) => shownMoney(amount) },
    {
      key: 'cost',
      title: t('charge.cost'),
      isNumber: true,
      render: ({ cost }) => (cost === null ? unknown : shownMoney(cost)),
    },
    {
      key: 'profit',
      title: t('profits.profit'),
      isNumber: true,
      render: ({ profit }) => (profit === null ? unknown : <strong>{signedMoney(profit)}</strong>),
    },
  ]
  return (
    <WorkPage title={t('profits.title')} lead={t('profits.lead')}>
      <BillingTabs current="profits" />
      <Filters>
        <FilterDay name="from" label={t('profits.from')} />
        <FilterDay name="to" label={t('profits.to')} />
        <FilterSelect name="clientId" label={t('client')} options={clients} />
      </Filters>
      {data && data.total > 0 && (
        <p className={styles.note} style={{ marginTop: 16 }} role="status">
          {t('profits.sum', {
            amount: shownMoney(data.amount),
            cost: shownMoney(data.cost),
            profit: signedMoney(data.profit),
          })}
          {data.unknown > 0 && `\n${t('profits.unknown', { count: data.unknown })}`}
        </p>
      )}
      <RecordList
        label={t('profits.title')}
        answer={{
          ...answer,
          data: data && {
            total: data.total,
            records: data.records.map((record) => ({ ...record, id: record.itemId ?? 'none' })),
          },
        }}
        address={address}
        columns={columns}
        empty={
          isFiltered
            ? { title: t('profits.noneFound') }
            : {
                title: t('profits.none'),
                text: t('profits.noneText'),
                actions: <ButtonLink to={paths.clientCharges}>{t('statements.toCharges')}</ButtonLink>,
              }
        }
      />
    </WorkPage>
  )
}
