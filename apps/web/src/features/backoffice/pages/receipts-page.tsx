import { useListReceipts } from '@markwright/api-client/backoffice'
import type { Receipt } from '@markwright/api-client/models/receipt'
import { payMethodLabels } from '@markwright/domain/order-statuses'
import { Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { Instant } from '../components/instant.tsx'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import { Filters } from '../../../shared/list/filters.tsx'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { RecordTransfer } from '../components/receipts/record-transfer.tsx'
import { listQuery } from '../hooks/list-query.ts'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { useMay } from '../hooks/use-may.ts'
import { manageOrderPath } from '../../../app/paths.ts'
import { SiteLink } from '../../../shared/ui/site-link.tsx'
import { ExportAccounting } from '../components/receipts/export-accounting.tsx'

/** Money that was received, with the orders that it paid. */
export function ReceiptsPage() {
  const { t } = useTranslation(['backoffice', 'commerce'])
  const language = useLanguage()
  const may = useMay()
  const [mayReview, mayExport] = [may('payments.review'), may('invoices.read')]
  const address = useListAddress()
  const keyword = address.text('keyword').trim()
  const surplus = address.choice('surplus', ['true'] as const)
  const answer = useListReceipts(
    { current: address.page, size: address.size, ...(keyword && { keyword }), ...(surplus && { surplus: true }) },
    { query: listQuery },
  )
  const columns: Column<Receipt>[] = [
    {
      key: 'transaction',
      title: t('commerce:transaction'),
      render: ({ transactionId }) => <span className="numeric">{transactionId}</span>,
    },
    {
      key: 'method',
      title: t('commerce:order.method'),
      render: ({ method }) => (method ? payMethodLabels[method][language] : '—'),
    },
    {
      key: 'amount',
      title: t('commerce:receipt.amount'),
      render: ({ amount }) => <span className="numeric">{shownMoney(amount)}</span>,
    },
    {
      key: 'allocated',
      title: t('commerce:receipt.allocated'),
      render: ({ allocated }) => <span className="numeric">{shownMoney(allocated)}</span>,
    },
    {
      key: 'surplus',
      title: t('commerce:receipt.surplus'),
      render: ({ surplus: amount, surplusReason }) => (
        <>
          <span className="numeric">{shownMoney(amount)}</span>
          {surplusReason && ` · ${t(`commerce:surplus.${surplusReason}`)}`}
        </>
      ),
    },
    {
      key: 'orders',
      title: t('commerce:order.number'),
      render: ({ orders }) =>
        orders.length === 0
          ? '—'
          : orders.map(({ id, orderNo, isPaid, allocated }) => (
              <div key={id}>
                <SiteLink to={manageOrderPath(id)} className="numeric">
                  {orderNo}
                </SiteLink>{' '}
                {!isPaid &&
                  (allocated === '0.00'
                    ? t('commerce:receipt.unpaidOrder')
                    : t('commerce:receipt.heldFor', { amount: shownMoney(allocated) }))}
              </div>
            )),
    },
    { key: 'payer', title: t('commerce:voucher.payer'), render: ({ payer, userPhone }) => payer ?? userPhone ?? '—' },
    { key: 'received', title: t('commerce:receipt.time'), render: ({ receiveTime }) => <Instant at={receiveTime} /> },
  ]
  return (
    <WorkPage
      title={t('menu.receipts')}
      lead={t('commerce:receipt.lead')}
      actions={
        <Flex gap={8} wrap>
          {mayExport && <ExportAccounting />}
          {mayReview && <RecordTransfer />}
        </Flex>
      }
    >
      <Filters>
        <FilterSearch
          address={address}
          name="keyword"
          label={t('commerce:search')}
          placeholder={t('commerce:receipt.searchPlaceholder')}
        />
        <FilterChoice
          address={address}
          name="surplus"
          label={t('commerce:receipt.surplus')}
          values={['true'] as const}
          none={t('list.any')}
          wordFor={() => t('commerce:receipt.onlySurplus')}
        />
      </Filters>
      <RecordList
        label={t('menu.receipts')}
        answer={answer}
        address={address}
        columns={columns}
        empty={{
          title: t('commerce:receipt.none'),
          text: keyword || surplus ? t('list.noneFound') : t('commerce:receipt.noneText'),
        }}
      />
    </WorkPage>
  )
}
