import {
  getGetManagedOrderQueryKey,
  getListReceiptsQueryKey,
  matchTransfers,
  unmatchTransfer,
  useListReceipts,
} from '@markwright/api-client/backoffice'
import type { ManagedOrderDetail } from '@markwright/api-client/models/managedOrderDetail'
import type { OrderReceived } from '@markwright/api-client/models/orderReceived'
import type { Receipt } from '@markwright/api-client/models/receipt'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox, Form, Input, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { ConfirmedButton } from '../../../shared/manage/confirmed-button.tsx'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'

const SHOWN = 20

/** Reads an order and the receipts anew after transfers were matched, also where that was refused. */
function useMatching(orderId: string) {
  const queryClient = useQueryClient()
  return async (act: Promise<OrderReceived>): Promise<OrderReceived> => {
    try {
      return await act
    } finally {
      void queryClient.invalidateQueries({ queryKey: getGetManagedOrderQueryKey(orderId) })
      void queryClient.invalidateQueries({ queryKey: getListReceiptsQueryKey() })
    }
  }
}

/** Matches one or more transfers to an order that is not paid; they are held for it until its whole price has arrived. */
export function MatchTransfers({ order }: Pick<ManagedOrderDetail, 'order'>) {
  const { t } = useTranslation('commerce')
  const [isOpen, setIsOpen] = useState(false)
  const matching = useMatching(order.id)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('match.open')}
      </Button>
      <FormDialog<{ receiptIds: string[] }>
        isOpen={isOpen}
        title={t('match.title', { number: order.orderNo })}
        confirmLabel={t('match.submit')}
        initialValues={{ receiptIds: [] }}
        act={async ({ receiptIds }) => {
          const { isPaid, missing } = await matching(matchTransfers(order.id, { receiptIds }))
          notifySuccess(isPaid ? t('match.paid') : t('match.held', { amount: shownMoney(missing) }))
        }}
        onClose={() => setIsOpen(false)}
      >
        <p style={{ marginBottom: 16 }}>{t('match.text', { amount: shownMoney(order.missing) })}</p>
        <Choices />
      </FormDialog>
    </>
  )
}

function Choices() {
  const { t } = useTranslation('commerce')
  const [keyword, setKeyword] = useState('')
  const { data, error } = useListReceipts(
    { current: 1, size: SHOWN, matchable: true, ...(keyword && { keyword }) },
    { query: { staleTime: 0, placeholderData: (before) => before } },
  )
  return (
    <>
      <Form.Item label={t('search')}>
        <Input.Search
          aria-label={t('search')}
          placeholder={t('receipt.searchPlaceholder')}
          maxLength={100}
          onSearch={(value) => setKeyword(value.trim())}
          onPressEnter={(event) => event.preventDefault()}
        />
      </Form.Item>
      <ErrorNote error={error} />
      {!data && !error && <Skeleton active paragraph={{ rows: 3 }} />}
      {data?.records.length === 0 && <p>{t('match.none')}</p>}
      {data && data.total > SHOWN && <p>{t('match.more', { shown: SHOWN })}</p>}
      <Form.Item
        name="receiptIds"
        label={t('match.transfers')}
        rules={[{ required: true, type: 'array', min: 1, message: t('match.missing') }]}
      >
        <TransferGroup receipts={data?.records ?? []} />
      </Form.Item>
    </>
  )
}

/** Checkboxes of transfers; those that are checked stay, also where another search does not find them. */
function TransferGroup({
  value = [],
  onChange,
  receipts,
}: {
  value?: string[]
  onChange?: (ids: string[]) => void
  receipts: readonly Receipt[]
}) {
  const [checked, setChecked] = useState<readonly Receipt[]>([])
  const shown = [...checked.filter(({ id }) => receipts.every((receipt) => receipt.id !== id)), ...receipts]
  return (
    <Checkbox.Group
      style={{ display: 'grid', gap: 8 }}
      value={value}
      onChange={(ids) => {
        setChecked(shown.filter(({ id }) => ids.includes(id)))
        onChange?.(ids)
      }}
      options={shown.map((receipt) => ({ value: receipt.id, label: <Choice receipt={receipt} /> }))}
    />
  )
}

const Choice = ({ receipt }: { receipt: Receipt }) => (
  <span>
    <span className="numeric">
      {shownMoney(receipt.matchable)} · {receipt.transactionId} · {toLocalMinute(receipt.receiveTime)}
    </span>{' '}
    {[receipt.payer, receipt.userPhone, ...receipt.orders.map(({ orderNo }) => orderNo)].filter(Boolean).join(' · ')}
  </span>
)

/** Takes a transfer back that was matched to an order wrongly. */
export function UnmatchTransfer({ orderId, orderNo, receipt }: { orderId: string; orderNo: string; receipt: Receipt }) {
  const { t } = useTranslation('commerce')
  const matching = useMatching(orderId)
  return (
    <ConfirmedButton
      label={t('match.undo')}
      question={{ title: t('match.undoTitle', { number: orderNo }), text: t('match.undoText') }}
      act={async () => {
        await matching(unmatchTransfer(orderId, receipt.id))
        notifySuccess(t('match.undone'))
      }}
    />
  )
}
