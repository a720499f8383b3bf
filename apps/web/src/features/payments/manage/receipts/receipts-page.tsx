import { useListReceipts } from '@markwright/api-client/backoffice'
import type { Receipt } from '@markwright/api-client/models/receipt'
import { payMethodLabels } from '@markwright/domain/money/order-statuses'
import { Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { shownMoney } from '../../../../shared/lib/money.ts'
import { WorkPage } from '../../../../shared/ui/layout/work-page.tsx'
import { Instant } from '../../../../shared/manage/instant.tsx'
import { FilterChoice } from '../../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../../shared/list/filter-search.tsx'
import type { Column } from '../../../../shared/list/record-list.tsx'
import { ManagedList } from '../../../../shared/manage/managed-list.tsx'
import { RecordTransfer } from './record-transfer.tsx'
import { listQuery } from '../../../../shared/list/list-query.ts'
import { useListRequest } from '../../../../shared/list/use-list-request.ts'
import { useMay } from '../../../../shared/manage/use-may.ts'
import { manageOrderPath } from '../../../../shared/lib/paths.ts'
import { SiteLink } from '../../../../shared/ui/controls/site-link.tsx'
import { ExportAccounting } from './export-accounting.tsx'

/** Money that was received, with the orders that it paid. */
export function ReceiptsPage() {
  const { t } = useTranslation(['backoffice', 'commerce'])
  const language = useLanguage()
  const may = useMay()
  const [mayReview, mayExport] = [may('payments.review'), may('invoices.read')]
  const list = useListRequest({ keyword: 'text', surplus: 'flag' })
  const result = useListReceipts(list.request, { query: listQuery })
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
      <ManagedList
        label={t('menu.receipts')}
        answer={result}
        list={list}
        columns={columns}
        filters={
          <>
            <FilterSearch
              name="keyword"
              label={t('commerce:search')}
              placeholder={t('commerce:receipt.searchPlaceholder')}
            />
            <FilterChoice
              name="surplus"
              label={t('commerce:receipt.surplus')}
              values={['true'] as const}
              wordFor={() => t('commerce:receipt.onlySurplus')}
            />
          </>
        }
        empty={{ title: t('commerce:receipt.none'), text: t('commerce:receipt.noneText') }}
      />
    </WorkPage>
  )
}
