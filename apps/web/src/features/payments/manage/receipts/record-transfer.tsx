import { getListReceiptsQueryKey, recordTransfer } from '@markwright/api-client/backoffice'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localToday } from '../../../../shared/lib/local-time.ts'
import { notifySuccess } from '../../../../shared/ui/feedback/notify.ts'
import { FormDialog } from '../../../../shared/manage/form-dialog.tsx'
import { AmountField, DayItem, TransactionField } from '../../../../shared/manage/money-fields.tsx'

type Transfer = {
  transactionId: string
  amount: string
  payer?: string
  receivedOn: string
  orderNos?: string
  hold?: boolean
}

/** Records a transfer that was found on the account without a proof. */
export function RecordTransfer() {
  const { t } = useTranslation('commerce')
  const queryClient = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button type="primary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('receipt.record')}
      </Button>
      <FormDialog<Transfer>
        isOpen={isOpen}
        title={t('receipt.record')}
        confirmLabel={t('receipt.submit')}
        initialValues={{ receivedOn: localToday() }}
        act={async ({ transactionId, amount, payer, receivedOn, orderNos, hold = false }) => {
          await recordTransfer({
            transactionId: transactionId.trim(),
            amount: amount.trim(),
            payer: payer?.trim() || null,
            receivedOn,
            orderNos: (orderNos ?? '').split(/[\s,，;；]+/).filter(Boolean),
            hold,
          })
          void queryClient.invalidateQueries({ queryKey: getListReceiptsQueryKey() })
          notifySuccess(t('receipt.recorded'))
        }}
        onClose={() => setIsOpen(false)}
      >
        <TransactionField />
        <AmountField label={t('voucher.received')} />
        <Form.Item name="payer" label={t('voucher.payer')}>
          <Input maxLength={200} />
        </Form.Item>
        <DayItem name="receivedOn" label={t('voucher.receivedOn')} />
        <Form.Item name="orderNos" label={t('receipt.orders')} extra={t('receipt.ordersHelp')}>
          <Input maxLength={800} />
        </Form.Item>
        <Form.Item name="hold" valuePropName="checked" extra={t('receipt.holdHelp')}>
          <Checkbox>{t('receipt.hold')}</Checkbox>
        </Form.Item>
      </FormDialog>
    </>
  )
}
